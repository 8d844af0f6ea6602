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
      notForEmployees: 'Für Mitarbeiter, Partner und Creator ist keine Gutscheineinlösung möglich.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly voucherTexts: typeof de;
  }
}
