import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  voucher: { couldntGetRedeemedVouchers: 'Die eingelösten Gutscheine konnten nicht geladen werden.' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly voucherWords: typeof de;
  }
}
