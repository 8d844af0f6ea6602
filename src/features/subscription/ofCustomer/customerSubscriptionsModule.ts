import { defineModule } from '~/shared/module/defineModule';
import { subscriptionActions } from '../core/subscriptionSlice';
import { customerSubscriptionsSlice } from './customerSubscriptionsSlice';

export const customerSubscriptionsModule = defineModule({
  slice: customerSubscriptionsSlice,
  lateSaga: {
    load: async () => (await import('./customerSubscriptionsSaga')).customerSubscriptionsSaga,
    startsWith: [customerSubscriptionsSlice],
    // Only a list that was requested changes, which has loaded the code.
    ignores: [subscriptionActions.subscriptionChanged],
  },
  isBusy: ({ customerSubscriptions }) => customerSubscriptions.load === 'loading',
});
