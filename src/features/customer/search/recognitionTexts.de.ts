import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  recognised: {
    customerNumber: 'Kundennummer {{number}}',
    mayBePhone: 'Kundennummer oder Telefonnummer {{number}}: Nach einer Telefonnummer kann kein Dienst suchen.',
    orderNumber: 'Auftragsnummer {{number}}',
    email: 'E-Mail-Adresse {{email}}',
    phone: 'Telefonnummer {{phone}}: Nach ihr kann kein Dienst suchen. Bitte mit Name und Ort suchen.',
    name: 'Name: {{name}}',
    street: 'Straße {{street}}',
    city: 'Ort {{city}}',
    dateOfBirth: 'geboren am {{date}}',
    choices: 'Möglichkeiten',
    load: 'Kunde {{number}} laden',
    byEmail: 'Kunden mit dieser E-Mail-Adresse suchen',
    search: 'Kunden mit diesen Angaben suchen',
    fillSearch: 'Erweiterte Suche öffnen',
    orderText: 'Als Bestelltext zeigen',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly recognitionTexts: typeof de;
  }
}
