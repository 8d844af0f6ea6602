import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  noticeDrawer: {
    title: 'Hinweise',
    none: 'In dieser Sitzung gab es noch keine Hinweise.',
    limit: 'Die letzten {{count}} dieser Sitzung, neueste zuerst; persönliche Angaben sind durch *** ersetzt.',
    copyAll: 'Alle kopieren',
    copy: 'Hinweis von {{time}} kopieren',
    copied: 'Kopiert.',
    notCopied: 'Kopieren ist hier nicht möglich. Bitte den Text markieren und kopieren.',
    times: '{{count}}-mal',
    variant: { error: 'Fehler', success: 'Erfolg', info: 'Hinweis' },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly noticeDrawerTexts: typeof de;
  }
}
