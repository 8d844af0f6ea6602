import type { Action } from '@reduxjs/toolkit';
import { all, call, fork, type SagaGenerator } from 'typed-redux-saga';
import type { Country } from '~/domain/country';
import { basketSaga } from '~/features/basket/basketSaga';
import { consentActions } from '~/features/consent/consentSlice';
import { customerActions } from '~/features/customer/customerSlice';
import { orderHistorySaga } from '~/features/orderHistory/orderHistorySaga';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchSaga } from '~/features/productSearch/productSearchSaga';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { customerLoginSaga } from '~/flows/customerLogin/customerLoginSaga';
import { rememberChangesSaga } from '~/flows/customerLogin/rememberLogin';
import { fillBasketSaga } from '~/flows/fillBasket/fillBasketSaga';
import { startWhenNeeded } from '~/shared/saga/startWhenNeeded';
import type { CallJournal } from './callJournal';
import { restoreCall } from './restoreCall';

/** Sagas that the first screen does not need; the tests have them at once. */
export interface LaterSagas {
  readonly care: (country: Country) => SagaGenerator<void>;
  readonly order: () => SagaGenerator<void>;
}

export interface CallSagaOptions {
  readonly country: Country;
  readonly journal: CallJournal | null;
  readonly onRestored: () => void;
  /** Null loads them when they are needed. */
  readonly laterSagas: LaterSagas | null;
}

/** Everything that happens in one call. */
export function* callSaga({ country, journal, onRestored, laterSagas }: CallSagaOptions): SagaGenerator<void> {
  if (journal !== null) yield* fork(restore, journal, onRestored);
  yield* all([
    call(basketSaga),
    call(productSearchSaga, country),
    call(fillBasketSaga),
    call(customerLoginSaga),
    call(rememberChangesSaga),
    call(orderHistorySaga),
    laterSagas === null ? call(startCareWhenNeeded, country) : call(laterSagas.care, country),
    laterSagas === null ? call(startWhenNeeded, isForOrder, loadOrderSaga) : call(laterSagas.order),
  ]);
}

/** What is for the sagas that look after a customer: every action of these slices, and some of the larger ones. */
const careSlices = [
  'customerData',
  'customerSearch',
  'customerRecord',
  'consent',
  'letter',
  'creditCheck',
  'botRequest',
];
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

/** What the sagas of offer and order may listen to; the first number or article brings them. */
const orderSlices = [
  'recommendations',
  'call',
  'customer',
  'basket',
  'offer',
  'payment',
  'voucher',
  'order',
  'orderQuestion',
  'inflight',
];

/** With these nobody is there yet: the first screen stays small. */
const beforeAnybody: readonly string[] = [
  customerActions.numberTyped.type,
  customerActions.recentCustomersChanged.type,
];

function isForOrder({ type }: Action): boolean {
  // The panel comes with the screen: what it shows waits for the first article or the first tab.
  if (type === recommendationsActions.panelShown.type) return false;
  if (beforeAnybody.includes(type)) return false;
  return orderSlices.includes(type.split('/', 1)[0] ?? '') || type === consentActions.saveAgainRequested.type;
}

async function loadOrderSaga(): Promise<LaterSagas['order']> {
  return (await import('./orderSaga')).orderSaga;
}

function* restore(journal: CallJournal, onRestored: () => void): SagaGenerator<void> {
  yield* restoreCall(journal);
  yield* call(onRestored);
}
