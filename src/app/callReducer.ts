import { combineReducers } from '@reduxjs/toolkit';
import { basketSlice } from '~/features/basket/basketSlice';
import { callSlice } from '~/features/call/callSlice';
import { customerSlice } from '~/features/customer/customerSlice';
import { offerSlice } from '~/features/offer/offerSlice';
import { orderHistorySlice } from '~/features/orderHistory/orderHistorySlice';
import { orderSlice } from '~/features/order/orderSlice';
import { paymentSlice } from '~/features/payment/paymentSlice';
import { productSearchSlice } from '~/features/productSearch/productSearchSlice';
import { voucherSlice } from '~/features/voucher/voucherSlice';

export const callReducer = combineReducers({
  call: callSlice.reducer,
  customer: customerSlice.reducer,
  productSearch: productSearchSlice.reducer,
  basket: basketSlice.reducer,
  offer: offerSlice.reducer,
  payment: paymentSlice.reducer,
  voucher: voucherSlice.reducer,
  order: orderSlice.reducer,
  orderHistory: orderHistorySlice.reducer,
});

/** The state of one call. Nothing of it is shared with another call (ARCHITECTURE, "The call"). */
export type CallRootState = ReturnType<typeof callReducer>;
