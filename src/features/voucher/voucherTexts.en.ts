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
      notForEmployees: 'Employees, partners and creators cannot redeem vouchers.',
    },
  },
};
