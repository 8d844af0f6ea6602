import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './creditCheckTileTexts.de';

export const en: SameKeys<typeof de> = {
  home: { tile: { creditCheck: "View a customer's credit limit, dunning level and blocks" } },
  palette: { screen: { credit: 'credit limit dunning block' } },
};
