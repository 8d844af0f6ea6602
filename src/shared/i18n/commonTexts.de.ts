import { defineTexts } from './defineTexts';

export const de = defineTexts({
  common: {
    action: 'Aktion',
    close: 'Schließen',
    loading: 'Wird geladen …',
    more: '{{name}}: Weiteres',
    remove: 'Entfernen',
    tryAgain: 'Erneut versuchen',
    undo: 'Rückgängig',
  },
  errors: {
    general: 'Etwas ist schief gelaufen. Bitte versuche es erneut.',
    screen: 'Dieser Bereich kann gerade nicht angezeigt werden. Was eingegeben ist, bleibt erhalten.',
    part: 'Dieser Teil konnte nicht geladen werden. Was eingegeben ist, bleibt erhalten.',
    loadAgain: 'Erneut laden',
    reload: 'Seite neu laden',
  },
  notice: { region: 'Benachrichtigungen' },
  keys: {
    typedAhead: 'Vorausgetippt, wird danach übernommen: {{keys}}',
    typedAheadDropped: 'Was nach der Kundennummer getippt wurde, ist nicht übernommen. Bitte noch einmal eingeben.',
  },
  notFound: { home: 'Zur Startseite' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly commonTexts: typeof de;
  }
}
