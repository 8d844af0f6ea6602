import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './voucherManagementPageTexts.de';

export const en: SameKeys<typeof de> = {
  voucherManagementPage: {
    title: 'Voucher management',
    toOrderEntry: 'To order entry',
    noCustomer: 'Enter a customer number to see suggested and redeemed vouchers.',
  },
};
