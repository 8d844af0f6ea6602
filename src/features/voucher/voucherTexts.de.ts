import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  voucher: {
    title: 'Gutscheine',
    code: 'Gutscheincode',
    redeem: 'Einlösen',
    redeemed: 'Gutschein {{code}} eingelöst',
    remove: 'Gutschein {{code}} entfernen',
    freeShipping: 'versandkostenfrei',
    removed: 'Gutschein {{code}} entfernt.',
    failure: {
      codeMissing: 'Bitte einen Gutscheincode eingeben.',
      redeemedAlready: '{{code}} ist in dieser Bestellung schon eingelöst.',
      needsCustomerAndBasket: 'Gutscheine lassen sich einlösen, sobald Kunde und Artikel feststehen.',
      notForEmployees: 'Für Mitarbeiter, Partner und Creator ist keine Gutscheineinlösung möglich.',
      failed: '{{code}} konnte nicht geprüft werden. Bitte erneut versuchen.',
      ofAnotherCustomer: '{{code}} galt für den Kunden davor. Bitte neu einlösen.',
      usedSameDay: '{{code}} wurde heute schon eingelöst.',
      used: '{{code}} wurde schon eingelöst.',
      refused: '{{code}} kann nicht eingelöst werden.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly voucherTexts: typeof de;
  }
}
