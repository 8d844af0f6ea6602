import { combineReducers } from '@reduxjs/toolkit';
import { basketSlice } from '~/features/basket/basketSlice';
import { botRequestSlice } from '~/features/botRequest/botRequestSlice';
import { callSlice } from '~/features/call/callSlice';
import { consentSlice } from '~/features/consent/consentSlice';
import { creditCheckSlice } from '~/features/creditCheck/creditCheckSlice';
import { customerSlice } from '~/features/customer/customerSlice';
import { customerDataSlice } from '~/features/customerData/customerDataSlice';
import { customerRecordSlice } from '~/features/customerRecord/customerRecordSlice';
import { customerSearchSlice } from '~/features/customerSearch/customerSearchSlice';
import { inflightSlice } from '~/features/inflight/inflightSlice';
import { letterSlice } from '~/features/letter/letterSlice';
import { offerSlice } from '~/features/offer/offerSlice';
import { orderHistorySlice } from '~/features/orderHistory/orderHistorySlice';
import { orderQuestionSlice } from '~/features/order/orderQuestionSlice';
import { orderSlice } from '~/features/order/orderSlice';
import { paymentSlice } from '~/features/payment/paymentSlice';
import { pinSlice } from '~/features/pin/pinSlice';
import { productSearchSlice } from '~/features/productSearch/productSearchSlice';
import { recommendationsSlice } from '~/features/recommendations/recommendationsSlice';
import { scriptSlice } from '~/features/script/scriptSlice';
import { voucherSlice } from '~/features/voucher/voucherSlice';

export const callReducer = combineReducers({
  call: callSlice.reducer,
  customer: customerSlice.reducer,
  customerSearch: customerSearchSlice.reducer,
  customerData: customerDataSlice.reducer,
  customerRecord: customerRecordSlice.reducer,
  pin: pinSlice.reducer,
  consent: consentSlice.reducer,
  productSearch: productSearchSlice.reducer,
  basket: basketSlice.reducer,
  offer: offerSlice.reducer,
  payment: paymentSlice.reducer,
  voucher: voucherSlice.reducer,
  script: scriptSlice.reducer,
  order: orderSlice.reducer,
  orderQuestion: orderQuestionSlice.reducer,
  orderHistory: orderHistorySlice.reducer,
  letter: letterSlice.reducer,
  creditCheck: creditCheckSlice.reducer,
  recommendations: recommendationsSlice.reducer,
  inflight: inflightSlice.reducer,
  botRequest: botRequestSlice.reducer,
});

/** The state of one call. Nothing of it is shared with another call (ARCHITECTURE, "The call"). */
export type CallRootState = ReturnType<typeof callReducer>;
