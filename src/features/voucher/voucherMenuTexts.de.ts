import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  voucher: {
    suggest: 'Vorschläge',
    suggestNeedsCustomer: 'Vorschläge gibt es für Kunden mit Kundennummer, nicht für Mitarbeiter.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly voucherMenuTexts: typeof de;
  }
}
