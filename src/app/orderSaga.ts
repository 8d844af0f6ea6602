import { all, call, type SagaGenerator } from 'typed-redux-saga';
import { saveConsentsAgainSaga } from '~/flows/offerAndOrder/afterOrder';
import { keepOfferFreshSaga } from '~/flows/offerAndOrder/keepOfferFreshSaga';
import { keepPaymentSaga } from '~/flows/offerAndOrder/keepPayment';
import { placeOrderSaga } from '~/flows/offerAndOrder/placeOrderSaga';
import { redeemVoucherSaga } from '~/flows/offerAndOrder/redeemVoucherSaga';
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
    call(recommendSaga),
  ]);
}
