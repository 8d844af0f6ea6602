import { defineFlow } from '~/shared/module/defineModule';
import { subscriptionActions } from '~/features/subscription/core/subscriptionSlice';

/** What a changed subscription means for the overview that lists it. */
export const followSubscriptionModule = defineFlow({
  name: 'followSubscription',
  lateSaga: {
    load: async () => (await import('./followSubscriptionSaga')).followSubscriptionSaga,
    startsWith: [subscriptionActions.subscriptionChanged],
  },
});
