import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './voucherTexts.de';

export const en: SameKeys<typeof de> = {
  voucher: {
    title: 'Vouchers',
    code: 'Voucher code',
    redeem: 'Redeem',
    redeemed: 'Voucher {{code}} redeemed',
    remove: 'Remove voucher {{code}}',
    freeShipping: 'free shipping',
    removed: 'Voucher {{code}} removed.',
    failure: {
      codeMissing: 'Please enter a voucher code.',
      redeemedAlready: '{{code}} is redeemed in this order already.',
      needsCustomerAndBasket: 'Vouchers can be redeemed once there is a customer and an article.',
      notForEmployees: 'Employees, partners and creators cannot redeem vouchers.',
      failed: '{{code}} could not be checked. Please try again.',
      ofAnotherCustomer: '{{code}} was for the previous customer. Please redeem it again.',
      usedSameDay: '{{code}} was already redeemed today.',
      used: '{{code}} was already redeemed.',
      refused: '{{code}} cannot be redeemed.',
    },
  },
};
