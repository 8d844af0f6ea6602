import { all, call, fork, type SagaGenerator } from 'typed-redux-saga';
import type { Country } from '~/domain/country';
import { basketSaga } from '~/features/basket/basketSaga';
import { orderHistorySaga } from '~/features/orderHistory/orderHistorySaga';
import { paymentSaga } from '~/features/payment/paymentSaga';
import { productSearchSaga } from '~/features/productSearch/productSearchSaga';
import { customerLoginSaga } from '~/flows/customerLogin/customerLoginSaga';
import { fillBasketSaga } from '~/flows/fillBasket/fillBasketSaga';
import { keepOfferFreshSaga } from '~/flows/offerAndOrder/keepOfferFreshSaga';
import { placeOrderSaga } from '~/flows/offerAndOrder/placeOrderSaga';
import { redeemVoucherSaga } from '~/flows/offerAndOrder/redeemVoucherSaga';
import type { CallJournal } from './callJournal';
import { restoreCall } from './restoreCall';

/** Everything that happens in one call. */
export function* callSaga(country: Country, journal: CallJournal | null, onRestored: () => void): SagaGenerator<void> {
  if (journal !== null) yield* fork(restore, journal, onRestored);
  yield* all([
    call(basketSaga),
    call(productSearchSaga, country),
    call(fillBasketSaga),
    call(customerLoginSaga),
    call(paymentSaga),
    call(redeemVoucherSaga),
    call(keepOfferFreshSaga),
    call(placeOrderSaga),
    call(orderHistorySaga),
  ]);
}

function* restore(journal: CallJournal, onRestored: () => void): SagaGenerator<void> {
  yield* restoreCall(journal);
  yield* call(onRestored);
}
