import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './rejectionsTileTexts.de';

export const en: SameKeys<typeof de> = {
  home: { tile: { rejectionManagement: 'Check, change and resubmit rejected orders' } },
  palette: { screen: { rejection: 'rejected cancel submit again' } },
};
