import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  offer: {
    explain: 'Preis erklären',
    waiveShipping: 'Versandkosten erlassen',
    chargeShipping: 'Versandkosten doch berechnen',
    notYet: 'Möglich, sobald das Angebot berechnet ist.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly offerMenuTexts: typeof de;
  }
}
