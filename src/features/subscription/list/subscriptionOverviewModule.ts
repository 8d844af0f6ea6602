import { defineModule } from '~/shared/module/defineModule';
import { subscriptionActions } from '../core/subscriptionSlice';
import { isEmpty, overviewJournal } from './overviewJournal';
import { hasForm, subscriptionOverviewSlice } from './subscriptionOverviewSlice';

export const subscriptionOverviewModule = defineModule({
  slice: subscriptionOverviewSlice,
  lateSaga: {
    load: async () => (await import('./subscriptionOverviewSaga')).subscriptionOverviewSaga,
    startsWith: [subscriptionOverviewSlice],
    // It changes a row of a loaded list only, and the request of a list has loaded the saga.
    ignores: [subscriptionActions.subscriptionChanged],
  },
  journal: overviewJournal,
  isUntouched: ({ subscriptionOverview: { bulk, selection } }) => bulk === null && isEmpty(selection),
  isBusy: ({ subscriptionOverview: { list, count, bulk, opened } }) =>
    list.status === 'loading' || opened?.load === 'loading' || count === 'counting' || bulk?.phase === 'running',
  unsavedWork: ({ subscriptionOverview: { bulk } }) => {
    if (bulk?.phase === 'running') return 'sending';
    return bulk !== null && hasForm(bulk) ? 'form' : null;
  },
});
