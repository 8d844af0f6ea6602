import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  history: {
    title: 'Bestellhistorie {{number}}',
    toOrderEntry: 'Zur Bestellannahme',
    vouchers: 'Gutscheine des Kunden',
    onlyOrder: 'Gezeigt wird der gesuchte Auftrag {{number}}.',
    allOrders: 'Alle Aufträge zeigen',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderHistoryPageTexts: typeof de;
  }
}
