import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customerSearch: { openHistory: 'Bestellhistorie öffnen' },
  order: {
    failure: { order_with_invoice_address_category1_not_allowed: 'Die Rechnungsadresse ist gesperrt (KAT1).' },
    number: 'Auftragsnummer',
  },
  history: { placedAt: 'Bestellt am' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderWords: typeof de;
  }
}
