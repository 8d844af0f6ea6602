import { defineModule } from '~/shared/module/defineModule';
import { subscriptionOverviewSlice } from './subscriptionOverviewSlice';

export const subscriptionOverviewModule = defineModule({
  slice: subscriptionOverviewSlice,
  lateSaga: {
    load: async () => (await import('./subscriptionOverviewSaga')).subscriptionOverviewSaga,
    startsWith: [subscriptionOverviewSlice],
  },
  isBusy: ({ subscriptionOverview: { list, count, bulk, opened } }) =>
    list?.load === 'loading' || opened?.load === 'loading' || count === 'counting' || bulk?.phase === 'running',
});
