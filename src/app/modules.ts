import { combineSlices } from '@reduxjs/toolkit';
import { basketModule } from '~/features/basket/basketModule';
import { botRequestModule } from '~/features/botRequest/botRequestModule';
import { callModule } from '~/features/call/callModule';
import { consentModule } from '~/features/consent/consentModule';
import { creditCheckModule } from '~/features/creditCheck/creditCheckModule';
import { customerModule } from '~/features/customer/customerModule';
import { customerDataModule } from '~/features/customerData/customerDataModule';
import { customerRecordModule } from '~/features/customerRecord/customerRecordModule';
import { customerSearchModule } from '~/features/customerSearch/customerSearchModule';
import { inflightModule } from '~/features/inflight/inflightModule';
import { letterModule } from '~/features/letter/letterModule';
import { offerModule } from '~/features/offer/offerModule';
import { orderModule } from '~/features/order/orderModule';
import { orderQuestionModule } from '~/features/order/orderQuestionModule';
import { orderDisplayModule } from '~/features/orderDisplay/orderDisplayModule';
import { orderHistoryModule } from '~/features/orderHistory/orderHistoryModule';
import { paymentModule } from '~/features/payment/paymentModule';
import { pinModule } from '~/features/pin/pinModule';
import { productSearchModule } from '~/features/productSearch/productSearchModule';
import { recommendationsModule } from '~/features/recommendations/recommendationsModule';
import { scriptModule } from '~/features/script/scriptModule';
import { voucherModule } from '~/features/voucher/voucherModule';
import { editCustomerModule } from '~/flows/editCustomer/editCustomerModule';
import { fillBasketModule } from '~/flows/fillBasket/fillBasketModule';
import { logCustomerInModule } from '~/flows/logCustomerIn/logCustomerInModule';
import { offerAndOrderModule } from '~/flows/offerAndOrder/offerAndOrderModule';
import { selectPaymentFacts } from '~/flows/offerAndOrder/offerInputs';
import { preloadOrderModule } from '~/flows/preloadOrder/preloadOrderModule';
import { recommendModule } from '~/flows/recommend/recommendModule';

/** The features of a call: each has one slice. */
const features = [
  callModule,
  customerModule,
  customerSearchModule,
  customerDataModule,
  customerRecordModule,
  pinModule,
  consentModule,
  productSearchModule,
  basketModule,
  offerModule,
  paymentModule,
  voucherModule,
  scriptModule,
  orderModule,
  orderQuestionModule,
  orderHistoryModule,
  orderDisplayModule,
  letterModule,
  creditCheckModule,
  recommendationsModule,
  inflightModule,
  botRequestModule,
] as const;

/**
 * Every feature and flow of a call (docs/adding-a-feature.md). The order matters: sagas are started and receive actions in it,
 * and a journal is restored and resumed in it.
 */
export const modules = [
  ...features,
  logCustomerInModule,
  editCustomerModule,
  fillBasketModule,
  offerAndOrderModule,
  recommendModule,
  preloadOrderModule(selectPaymentFacts),
] as const;

export type CallModule = (typeof modules)[number];
export const callReducer = combineSlices(...features.map(({ slice }) => slice));

/** The state of one call. Nothing of it is shared with another call (ARCHITECTURE The phone call). */
export type CallRootState = ReturnType<typeof callReducer>;
