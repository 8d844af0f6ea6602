import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './voucherSuggestionTexts.de';

export const en: SameKeys<typeof de> = {
  voucher: {
    only: {
      CATEGORY: 'only for the category {{label}}',
      BRAND: 'only for the brand {{label}}',
      PRODUCT: 'only for the article {{label}}',
      PRODUCT_PRICE_LABEL: 'only for articles with the price label {{label}}',
      other: 'only for {{label}}',
    },
    suggestions: {
      title: 'Vouchers for this customer',
      none: 'There are no suggestions for this customer at present. A known code can still be typed.',
      failed: 'The suggestions could not be loaded. A known code can still be typed.',
      redeem: 'Redeem voucher {{code}}',
      redeemed: 'redeemed',
    },
  },
};
