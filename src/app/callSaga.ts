import { all, call, fork, type SagaGenerator } from 'typed-redux-saga';
import type { Country } from '~/domain/country';
import { basketSaga } from '~/features/basket/basketSaga';
import { creditCheckSaga } from '~/features/creditCheck/creditCheckSaga';
import { addressHelpSaga } from '~/features/customerData/addressHelpSaga';
import { customerRecordSaga } from '~/features/customerRecord/customerRecordSaga';
import { customerSearchSaga } from '~/features/customerSearch/customerSearchSaga';
import { letterSaga } from '~/features/letter/letterSaga';
import { orderHistorySaga } from '~/features/orderHistory/orderHistorySaga';
import { paymentSaga } from '~/features/payment/paymentSaga';
import { productSearchSaga } from '~/features/productSearch/productSearchSaga';
import { consentsSaga } from '~/flows/customerLogin/consentsSaga';
import { customerLoginSaga } from '~/flows/customerLogin/customerLoginSaga';
import { findByOrderSaga } from '~/flows/customerLogin/findByOrderSaga';
import { rememberChangesSaga } from '~/flows/customerLogin/rememberLogin';
import { saveAddressSaga } from '~/flows/customerLogin/saveAddressSaga';
import { saveChangesSaga } from '~/flows/customerLogin/saveChangesSaga';
import { saveCustomerSaga } from '~/flows/customerLogin/saveCustomerSaga';
import { fillBasketSaga } from '~/flows/fillBasket/fillBasketSaga';
import { saveConsentsAgainSaga } from '~/flows/offerAndOrder/afterOrder';
import { keepOfferFreshSaga } from '~/flows/offerAndOrder/keepOfferFreshSaga';
import { paymentProfileSaga } from '~/flows/offerAndOrder/paymentProfileSaga';
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
    call(customerSearchSaga),
    call(findByOrderSaga),
    call(addressHelpSaga, country),
    call(rememberChangesSaga),
    call(saveCustomerSaga),
    call(saveAddressSaga),
    call(saveChangesSaga),
    call(consentsSaga),
    call(customerRecordSaga),
    call(paymentSaga),
    call(redeemVoucherSaga),
    call(keepOfferFreshSaga),
    call(placeOrderSaga),
    call(saveConsentsAgainSaga),
    call(paymentProfileSaga),
    call(orderHistorySaga),
    call(letterSaga),
    call(creditCheckSaga),
  ]);
}

function* restore(journal: CallJournal, onRestored: () => void): SagaGenerator<void> {
  yield* restoreCall(journal);
  yield* call(onRestored);
}
