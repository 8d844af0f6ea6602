import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './subscriptionManagementTexts.de';

export const en: SameKeys<typeof de> = {
  subscriptionManagement: {
    title: 'Subscription management',
    overview: 'Overview',
    products: 'Products',
    care: 'Product care',
    noReport: 'Only authorised agents may see the report. Please ask for the role SubscriptionManagementRole.',
  },
};
