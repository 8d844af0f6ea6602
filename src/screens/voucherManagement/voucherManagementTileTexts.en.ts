import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './voucherManagementTileTexts.de';

export const en: SameKeys<typeof de> = {
  home: { tile: { voucherManagement: "View a customer's vouchers and check codes" } },
  palette: { screen: { vouchers: 'voucher redeemed discount' } },
};
