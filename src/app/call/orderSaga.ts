import { all, call, type SagaGenerator } from 'typed-redux-saga';
import { saveConsentsAgainSaga } from '~/flows/offerAndOrder/afterOrder';
import { keepOfferFreshSaga } from '~/flows/offerAndOrder/keepOfferFreshSaga';
import { keepPaymentSaga } from '~/flows/offerAndOrder/keepPayment';
import { selectPaymentFacts } from '~/flows/offerAndOrder/offerInputs';
import { placeOrderSaga } from '~/flows/offerAndOrder/placeOrderSaga';
import { recentPurchasesSaga } from '~/flows/offerAndOrder/recentPurchasesSaga';
import { redeemVoucherSaga } from '~/flows/offerAndOrder/redeemVoucherSaga';
import { preloadInflightSaga } from '~/flows/preloadOrder/preloadInflightSaga';
import { recommendSaga } from '~/flows/recommend/recommendSaga';
import { paymentSaga } from '~/features/payment/paymentSaga';

/** From the first line of the basket to the order; loaded with the first action it is for. */
export function* orderSaga(): SagaGenerator<void> {
  yield* all([
    call(paymentSaga),
    call(redeemVoucherSaga),
    call(keepOfferFreshSaga),
    call(keepPaymentSaga),
    call(placeOrderSaga),
    call(saveConsentsAgainSaga),
    call(recentPurchasesSaga),
    call(recommendSaga),
    call(preloadInflightSaga, selectPaymentFacts),
  ]);
}
