import { defineModule } from '~/shared/module/defineModule';
import { orderSlice } from './orderSlice';

export const orderModule = defineModule({
  slice: orderSlice,
  isUntouched: ({ order }) => order.phase === 'open',
  isBusy: ({ order }) =>
    order.phase === 'waiting' ||
    order.phase === 'checking' ||
    order.phase === 'sending' ||
    (order.phase === 'outcomeUnknown' && order.lookup === 'running'),
  unsavedWork: ({ order: { phase } }) => {
    if (phase === 'checking' || phase === 'sending') return 'sending';
    return phase === 'outcomeUnknown' || phase === 'unavailable' ? 'unknownOutcome' : null;
  },
});
