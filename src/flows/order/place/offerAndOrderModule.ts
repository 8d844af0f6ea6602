import { basketSlice } from '~/features/basket/basketSlice';
import type { BasketState } from '~/features/basket/basketState';
import { callSlice } from '~/features/call/callSlice';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { customerActions, customerSlice } from '~/features/customer/ofCall/customerSlice';
import { offerSlice } from '~/features/offer/offerSlice';
import { OrderEntry, orderEntryOf, restoredOrder } from '~/features/order/place/orderJournal';
import { orderQuestionSlice } from '~/features/order/place/orderQuestionSlice';
import { orderSlice, type OrderState } from '~/features/order/place/orderSlice';
import { paymentSlice } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { voucherSlice } from '~/features/voucher/voucherSlice';
import { defineFlow } from '~/shared/module/defineModule';

interface OrderRoot {
  readonly basket: BasketState;
  readonly order: OrderState;
}

export const offerAndOrderModule = defineFlow({
  name: 'offerAndOrder',
  lateSaga: {
    load: async () => (await import('./offerAndOrderSaga')).offerAndOrderSaga,
    startsWith: [
      callSlice,
      customerSlice,
      basketSlice,
      offerSlice,
      paymentSlice,
      voucherSlice,
      orderSlice,
      orderQuestionSlice,
      consentActions.saveAgainRequested,
    ],
    // Dispatched also without customer and articles: the first screen must not load the code.
    ignores: [
      customerActions.numberTyped,
      customerActions.recentCustomersRead,
      productSearchActions.lookupEnded,
      recommendationsActions.upgradeAdvanced,
    ],
    loadAhead: true,
  },
  journal: {
    schema: OrderEntry,
    write: ({ order }: OrderRoot) => orderEntryOf(order),
    // The basket of an order that may have arrived cannot be changed until the outcome is known.
    read: (entry, { basket }: OrderRoot): Partial<OrderRoot> => ({
      order: restoredOrder(entry),
      basket: { ...basket, isLocked: entry.phase === 'sent' },
    }),
  },
  resume: async () => (await import('./resumeOrder')).resumeOrder,
});
