import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  offer: {
    cashOnDeliveryFee: 'Nachnahmegebühr',
    other: 'Weitere Kosten',
    employeeDiscount: 'Mitarbeiterrabatt',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly specialLineTexts: typeof de;
  }
}
