import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './subscriptionManagementTileTexts.de';

export const en: SameKeys<typeof de> = {
  home: { tile: { subscriptionManagement: 'Subscriptions, subscription products and article data' } },
  palette: { screen: { subscriptionProducts: 'subscription link maintenance report' } },
};
