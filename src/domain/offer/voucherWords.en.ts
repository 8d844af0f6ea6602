import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './voucherWords.de';

export const en: SameKeys<typeof de> = {
  voucher: { couldntGetRedeemedVouchers: 'The redeemed vouchers could not be loaded.' },
};
