import { orderDisplaySlice } from '~/features/orderDisplay/orderDisplaySlice';
import { orderHistoryActions } from '~/features/orderHistory/orderHistorySlice';
import { defineFlow } from '~/shared/module/defineModule';

export const followCancellationModule = defineFlow({
  name: 'followCancellation',
  lateSaga: {
    load: async () => (await import('./followCancellationSaga')).followCancellationSaga,
    startsWith: [orderDisplaySlice],
    // Concerns an order that is shown, which has loaded the code.
    ignores: [orderHistoryActions.ordersCancelled],
  },
});
