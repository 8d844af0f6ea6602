import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  voucher: {
    failure: {
      codeMissing: 'Bitte einen Gutscheincode eingeben.',
      redeemedAlready: '{{code}} ist in dieser Bestellung schon eingelöst.',
      needsCustomerAndBasket: 'Gutscheine lassen sich einlösen, sobald Kunde und Artikel feststehen.',
      failed: '{{code}} konnte nicht geprüft werden. Bitte erneut versuchen.',
      ofAnotherCustomer: '{{code}} galt für den Kunden davor. Bitte neu einlösen.',
      usedSameDay: '{{code}} wurde heute schon eingelöst.',
      used: '{{code}} wurde schon eingelöst.',
      other: '{{code}} kann nicht eingelöst werden.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly voucherFailureTexts: typeof de;
  }
}
