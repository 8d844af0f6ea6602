import type { Action } from '@reduxjs/toolkit';
import { all, call, fork, type SagaGenerator } from 'typed-redux-saga';
import type { Country } from '~/domain/country';
import { basketSaga } from '~/features/basket/basketSaga';
import { customerActions } from '~/features/customer/customerSlice';
import { orderHistorySaga } from '~/features/orderHistory/orderHistorySaga';
import { paymentSaga } from '~/features/payment/paymentSaga';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchSaga } from '~/features/productSearch/productSearchSaga';
import { customerLoginSaga } from '~/flows/customerLogin/customerLoginSaga';
import { rememberChangesSaga } from '~/flows/customerLogin/rememberLogin';
import { fillBasketSaga } from '~/flows/fillBasket/fillBasketSaga';
import { saveConsentsAgainSaga } from '~/flows/offerAndOrder/afterOrder';
import { keepOfferFreshSaga } from '~/flows/offerAndOrder/keepOfferFreshSaga';
import { placeOrderSaga } from '~/flows/offerAndOrder/placeOrderSaga';
import { redeemVoucherSaga } from '~/flows/offerAndOrder/redeemVoucherSaga';
import { startWhenNeeded } from '~/shared/saga/startWhenNeeded';
import type { CallJournal } from './callJournal';
import { restoreCall } from './restoreCall';

export type CareSaga = (country: Country) => SagaGenerator<void>;

export interface CallSagaOptions {
  readonly country: Country;
  readonly journal: CallJournal | null;
  readonly onRestored: () => void;
  /** Null loads it when it is needed. */
  readonly careSaga: CareSaga | null;
}

/** Everything that happens in one call. */
export function* callSaga({ country, journal, onRestored, careSaga }: CallSagaOptions): SagaGenerator<void> {
  if (journal !== null) yield* fork(restore, journal, onRestored);
  yield* all([
    call(basketSaga),
    call(productSearchSaga, country),
    call(fillBasketSaga),
    call(customerLoginSaga),
    call(rememberChangesSaga),
    call(paymentSaga),
    call(redeemVoucherSaga),
    call(keepOfferFreshSaga),
    call(placeOrderSaga),
    call(saveConsentsAgainSaga),
    call(orderHistorySaga),
    careSaga === null ? call(startCareWhenNeeded, country) : call(careSaga, country),
  ]);
}

/** What is for the sagas that look after a customer: every action of these slices, and some of the larger ones. */
const careSlices = ['customerData', 'customerSearch', 'customerRecord', 'consent', 'letter', 'creditCheck'];
const careActions: readonly string[] = [
  customerActions.saveRequested.type,
  customerActions.preferredAddressRequested.type,
  customerActions.recentNoted.type,
  paymentActions.preferenceRequested.type,
  paymentActions.bankDetailsStorageRequested.type,
];

function isForCare({ type }: Action): boolean {
  return careSlices.includes(type.split('/', 1)[0] ?? '') || careActions.includes(type);
}

function* startCareWhenNeeded(country: Country): SagaGenerator<void> {
  const load = async () => {
    const { careSaga } = await import('./careSaga');
    return () => careSaga(country);
  };
  yield* startWhenNeeded(isForCare, load);
}

function* restore(journal: CallJournal, onRestored: () => void): SagaGenerator<void> {
  yield* restoreCall(journal);
  yield* call(onRestored);
}
