import { defineModule } from '~/shared/module/defineModule';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { correctionJournal } from './correctionJournal';
import { orderDisplaySlice } from './orderDisplaySlice';

export const orderDisplayModule = defineModule({
  slice: orderDisplaySlice,
  lateSaga: {
    load: async () => (await import('./orderDisplaySaga')).orderDisplaySaga,
    startsWith: [orderDisplaySlice],
    // Concerns only an order that is displayed; displaying it has started the saga.
    ignores: [orderCancellationActions.ordersCancelled],
  },
  journal: correctionJournal,
  isUntouched: ({ orderDisplay: { corrections, openAttempts } }) =>
    Object.keys(corrections).length + Object.keys(openAttempts).length === 0,
  isBusy: ({ orderDisplay: { shown, customerNotes, paymentCheck, resubmission, cancellation } }) =>
    [customerNotes.status, shown.phase].includes('loading') ||
    paymentCheck.status === 'checking' ||
    [resubmission.status, cancellation.status].includes('sending') ||
    (resubmission.status === 'outcomeUnknown' && resubmission.lookup === 'running'),
  unsavedWork: ({ orderDisplay: { corrections } }) => (Object.keys(corrections).length === 0 ? null : 'form'),
});
