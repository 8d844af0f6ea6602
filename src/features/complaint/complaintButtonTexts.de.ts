import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  complaint: {
    claim: 'Reklamation',
    moreThanOneProduct: 'Auftrag enthält mehr als 1 Produkt. Rekla-Auftrag nicht möglich.',
    noCustomer: 'Gastauftrag ohne Kundennummer. Rekla-Auftrag nicht möglich.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly complaintButtonTexts: typeof de;
  }
}
