import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  payment: {
    checkout: {
      noAddress: 'Keine vollständige Adresse vorhanden. Bitte die Adressen des Kunden prüfen.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly checkoutTexts: typeof de;
  }
}
