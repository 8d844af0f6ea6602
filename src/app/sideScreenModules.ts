import { botRequestModule } from '~/features/botRequest/botRequestModule';
import { creditCheckModule } from '~/features/creditCheck/creditCheckModule';
import { voucherManagementModule } from '~/features/voucher/voucherManagementModule';

/** Screens beside the order path that share nothing with it. */
export const sideScreenModules = [botRequestModule, creditCheckModule, voucherManagementModule] as const;
