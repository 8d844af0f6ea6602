import { botRequestModule } from '~/features/botRequest/botRequestModule';
import { creditCheckModule } from '~/features/customer/creditCheck/creditCheckModule';
import { letterModule } from '~/features/letter/letterModule';
import { voucherManagementModule } from '~/features/voucher/voucherManagementModule';

/** What lies beside the order path and shares nothing with it; the header's tools load it after the first render. */
export const sideScreenModules = [botRequestModule, creditCheckModule, letterModule, voucherManagementModule] as const;
