import { newSubscriptionSlice } from '~/features/subscription/create/newSubscriptionSlice';
import { defineFlow } from '~/shared/module/defineModule';

export const createSubscriptionModule = defineFlow({
  name: 'createSubscription',
  lateSaga: {
    load: async () => (await import('./createSubscriptionSaga')).createSubscriptionSaga,
    startsWith: [newSubscriptionSlice],
  },
  resume: async () => (await import('./createSubscriptionSaga')).loadWantedSafely,
});
