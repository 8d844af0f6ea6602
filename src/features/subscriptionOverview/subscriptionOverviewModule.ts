import { defineModule } from '~/shared/module/defineModule';
import { isEmpty, overviewJournal } from './overviewJournal';
import { hasForm, subscriptionOverviewSlice } from './subscriptionOverviewSlice';

export const subscriptionOverviewModule = defineModule({
  slice: subscriptionOverviewSlice,
  lateSaga: {
    load: async () => (await import('./subscriptionOverviewSaga')).subscriptionOverviewSaga,
    startsWith: [subscriptionOverviewSlice],
  },
  journal: overviewJournal,
  isUntouched: ({ subscriptionOverview: { bulk, selection } }) => bulk === null && isEmpty(selection),
  // A list that was left while it loaded is not requested any more.
  isBusy: ({ subscriptionOverview: { isShown, list, count, bulk, opened } }) =>
    (isShown && list?.load === 'loading') ||
    opened?.load === 'loading' ||
    count === 'counting' ||
    bulk?.phase === 'running',
  unsavedWork: ({ subscriptionOverview: { bulk } }) => {
    if (bulk?.phase === 'running') return 'sending';
    return bulk !== null && hasForm(bulk) ? 'form' : null;
  },
});
