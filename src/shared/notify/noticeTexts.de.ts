import { defineTexts } from '../i18n/defineTexts';

export const de = defineTexts({
  notice: {
    waiting_one: 'eine weitere Meldung wartet',
    waiting_other: '{{count}} weitere Meldungen warten',
    dismiss: 'Meldung schließen',
    technical: 'Technische Angaben',
    copy: 'Kopieren',
    success: {
      done: 'Erledigt!',
      great: 'Prima!',
      worked: 'Das hat geklappt!',
      perfect: 'Perfekt!',
      well: 'Gut gemacht!',
      settled: 'Alles in Ordnung!',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly noticeTexts: typeof de;
  }
}
