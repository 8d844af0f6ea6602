import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  payment: {
    prefer: 'Als bevorzugt merken',
    preferNeedsBank: 'Keine Bankverbindung begründet',
    preferNeedsCustomer: 'Geht bei Kunden mit Kundennummer.',
    preferNeedsMethod: 'Erst eine Zahlungsart wählen.',
    preferredAlready: 'Die gewählte Zahlungsart ist schon die bevorzugte.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly paymentMenuTexts: typeof de;
  }
}
