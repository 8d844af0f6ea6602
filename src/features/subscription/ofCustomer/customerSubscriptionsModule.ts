import { defineModule } from '~/shared/module/defineModule';
import { subscriptionActions } from '../core/subscriptionSlice';
import { customerSubscriptionsSlice } from './customerSubscriptionsSlice';

export const customerSubscriptionsModule = defineModule({
  slice: customerSubscriptionsSlice,
  lateSaga: {
    load: async () => (await import('./customerSubscriptionsSaga')).customerSubscriptionsSaga,
    startsWith: [customerSubscriptionsSlice],
    // It changes a row of a loaded list only, and the request of a list has loaded the saga.
    ignores: [subscriptionActions.subscriptionChanged],
  },
  isBusy: ({ customerSubscriptions }) => customerSubscriptions.load === 'loading',
});
