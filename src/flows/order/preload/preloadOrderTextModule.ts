import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderTextSlice, type OrderTextState } from '~/features/order/text/orderTextSlice';
import type { ProductSearchState } from '~/features/article/search/productSearchSlice';
import { defineFlow } from '~/shared/module/defineModule';

interface OrderTextRoot {
  readonly orderText: OrderTextState;
  readonly productSearch: ProductSearchState;
}

export const preloadOrderTextModule = defineFlow({
  name: 'preloadOrderText',
  lateSaga: {
    load: async () => (await import('./preloadOrderTextSaga')).preloadOrderTextSaga,
    // A login completes the customer's line, one that a reload restored as well.
    startsWith: [orderTextSlice, customerActions.loggedIn],
  },
  // Excludes what waits for the agent: the questions of a login, the dialog with the variants of an article.
  isBusy: ({ orderText, productSearch: { dialog } }: OrderTextRoot) =>
    orderText.phase === 'open' &&
    dialog.phase === 'closed' &&
    orderText.lines.some(({ item, status }) => item.kind !== 'customer' && status.phase === 'running'),
});
