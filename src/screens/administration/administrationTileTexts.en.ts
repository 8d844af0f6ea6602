import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './administrationTileTexts.de';

export const en: SameKeys<typeof de> = {
  palette: { screen: { administration: 'administration flags configuration' } },
};
