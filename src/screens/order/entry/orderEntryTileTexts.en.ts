import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderEntryTileTexts.de';

export const en: SameKeys<typeof de> = {
  home: {
    tile: {
      orderEntry: 'Take telephone orders and look after customers',
      swissOrderEntry: 'Orders in francs, by invoice only',
    },
  },
  palette: { screen: { entry: 'order call take' } },
};
