import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  history: {
    title: 'Bestellhistorie {{number}}',
    toOrderEntry: 'Zur Bestellannahme',
    filter: 'Filter',
    tab: { ALL: 'Alle Aufträge', IN_PROGRESS: 'In Bearbeitung', CANCELED: 'Abgeschlossen' },
    status: 'Status',
    empty: 'Keine Aufträge in den letzten sechs Monaten.',
    nothingShown: 'Es werden gerade keine Aufträge angezeigt.',
    onlyOrder: 'Gezeigt wird der gesuchte Auftrag {{number}}.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderHistoryPageTexts: typeof de;
  }
}
