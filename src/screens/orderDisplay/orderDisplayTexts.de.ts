import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  order: {
    title: 'Auftrag {{number}}',
    sales: 'Vertriebskanal und Büro',
    deliveryStatus: 'Lieferstatus',
    trackingNumber: 'Sendungsnummer',
    sapNumber: 'SAP-Auftragsnummer',
    billNumber: 'Rechnungsnummer',
    createdBy: 'Angelegt von',
    notFound: 'Diesen Auftrag gibt es nicht. Auftragsnummer prüfen.',
    loadError: 'Der Auftrag konnte nicht geladen werden.',
    section: {
      price: 'Preis und Zahlung',
      shipping: 'Versand',
      information: 'Auftragsdaten',
      statusHistory: 'Statusverlauf',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderDisplayTexts: typeof de;
  }
}
