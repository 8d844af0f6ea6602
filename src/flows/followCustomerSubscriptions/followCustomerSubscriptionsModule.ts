import { subscriptionActions } from '~/features/subscription/core/subscriptionSlice';
import { defineFlow } from '~/shared/module/defineModule';

export const followCustomerSubscriptionsModule = defineFlow({
  name: 'followCustomerSubscriptions',
  lateSaga: {
    load: async () => (await import('./followCustomerSubscriptionsSaga')).followCustomerSubscriptionsSaga,
    startsWith: [subscriptionActions.subscriptionChanged],
  },
});
