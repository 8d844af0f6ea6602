import { defineModule } from '~/shared/module/defineModule';
import { correctionJournal } from './correctionJournal';
import { orderDisplaySlice } from './orderDisplaySlice';

export const orderDisplayModule = defineModule({
  slice: orderDisplaySlice,
  lateSaga: {
    load: async () => (await import('./orderDisplaySaga')).orderDisplaySaga,
    startsWith: [orderDisplaySlice],
  },
  journal: correctionJournal,
  isUntouched: ({ orderDisplay: { correction } }) => correction === null,
  isBusy: ({ orderDisplay: { shown, customerNotes, paymentCheck, resubmission, cancellation } }) =>
    [customerNotes.status, shown.phase].includes('loading') ||
    paymentCheck.status === 'checking' ||
    [resubmission.status, cancellation.status].includes('sending') ||
    (resubmission.status === 'outcomeUnknown' && resubmission.lookup === 'running'),
  unsavedWork: ({ orderDisplay: { correction } }) => (correction === null ? null : 'form'),
});
