import { botRequestModule } from '~/features/botRequest/botRequestModule';
import { creditCheckModule } from '~/features/creditCheck/creditCheckModule';

/** Screens beside the order path that share nothing with it. */
export const sideScreenModules = [botRequestModule, creditCheckModule] as const;
