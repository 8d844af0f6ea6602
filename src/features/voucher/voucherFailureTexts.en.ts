import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './voucherFailureTexts.de';

export const en: SameKeys<typeof de> = {
  voucher: {
    failure: {
      codeMissing: 'Please enter a voucher code.',
      redeemedAlready: '{{code}} is redeemed in this order already.',
      needsCustomerAndBasket: 'Vouchers can be redeemed once there is a customer and an article.',
      failed: '{{code}} could not be checked. Please try again.',
      ofAnotherCustomer: '{{code}} was for the previous customer. Please redeem it again.',
      usedSameDay: '{{code}} was already redeemed today.',
      used: '{{code}} was already redeemed.',
      other: '{{code}} cannot be redeemed.',
    },
  },
};
