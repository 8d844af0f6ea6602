import { all, call, type SagaGenerator } from 'typed-redux-saga';
import { saveConsentsAgainSaga } from './settleCustomer';
import { keepOfferFreshSaga } from './keepOfferFreshSaga';
import { keepPaymentSaga } from './keepPayment';
import { paymentProfileSaga } from './paymentProfileSaga';
import { placeOrderSaga } from './placeOrderSaga';
import { recentPurchasesSaga } from './recentPurchasesSaga';
import { redeemVoucherSaga } from './redeemVoucherSaga';
import { replaceSurplus } from './surplusInBasket';

export function* offerAndOrderSaga(): SagaGenerator<void> {
  yield* all([
    call(redeemVoucherSaga),
    call(keepOfferFreshSaga),
    call(replaceSurplus),
    call(keepPaymentSaga),
    call(placeOrderSaga),
    call(saveConsentsAgainSaga),
    call(recentPurchasesSaga),
    call(paymentProfileSaga),
  ]);
}
