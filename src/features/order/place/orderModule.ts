import { defineModule } from '~/shared/module/defineModule';
import { orderQuestionSlice } from './orderQuestionSlice';
import { orderSlice, repeatableAttempt } from './orderSlice';

export const orderModule = defineModule({
  slice: orderSlice,
  isUntouched: ({ order }) => order.phase === 'open',
  isBusy: ({ order }) =>
    order.phase === 'waiting' ||
    order.phase === 'checking' ||
    order.phase === 'sending' ||
    (order.phase === 'outcomeUnknown' && order.lookup === 'running'),
  unsavedWork: ({ order }) => {
    if (order.phase === 'checking' || order.phase === 'sending') return 'sending';
    return order.phase === 'outcomeUnknown' || repeatableAttempt(order) !== null ? 'unknownOutcome' : null;
  },
});

export const orderQuestionModule = defineModule({ slice: orderQuestionSlice });
