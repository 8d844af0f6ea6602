import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  payment: {
    preferenceSaved: 'Die bevorzugte Zahlungsart ist gespeichert.',
    preferenceFailed:
      'Die bevorzugte Zahlungsart konnte nicht gespeichert werden. Die Bestellung ist davon nicht betroffen.',
    bank: {
      stored: 'Die Bankverbindung ist beim Kunden hinterlegt.',
      storeFailed: 'Die Bankverbindung konnte nicht hinterlegt werden. Die Bestellung ist davon nicht betroffen.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly paymentProfileTexts: typeof de;
  }
}
