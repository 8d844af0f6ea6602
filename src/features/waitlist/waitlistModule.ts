import { defineModule } from '~/shared/module/defineModule';
import { isInFlight } from './reservation';
import { waitlistJournal } from './waitlistJournal';
import { waitlistSlice } from './waitlistSlice';

export const waitlistModule = defineModule({
  slice: waitlistSlice,
  lateSaga: {
    load: async () => (await import('./waitlistSaga')).waitlistSaga,
    startsWith: [waitlistSlice],
  },
  journal: waitlistJournal,
  isUntouched: ({ waitlist: { reservation, unsettled } }) => reservation === null && unsettled.length === 0,
  isBusy: ({ waitlist: { reservation, checkedIds, double, list, cancellation } }) =>
    (reservation !== null && isInFlight(reservation.submission)) ||
    checkedIds.length > 0 ||
    double?.phase === 'ending' ||
    list.status === 'loading' ||
    cancellation?.phase === 'inProgress',
  unsavedWork: ({ waitlist: { reservation } }) => {
    if (reservation === null || reservation.submission.status === 'created') return null;
    return isInFlight(reservation.submission) ? 'sending' : 'form';
  },
});
