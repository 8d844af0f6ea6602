import { defineModule } from '~/shared/module/defineModule';
import { customerSubscriptionsSlice } from './customerSubscriptionsSlice';

export const customerSubscriptionsModule = defineModule({
  slice: customerSubscriptionsSlice,
  lateSaga: {
    load: async () => (await import('./customerSubscriptionsSaga')).customerSubscriptionsSaga,
    startsWith: [customerSubscriptionsSlice],
  },
  isBusy: ({ customerSubscriptions }) => customerSubscriptions.load === 'loading',
});
