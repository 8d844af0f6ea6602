import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Country } from '~/domain/common/country';
import { consentActions } from '~/features/consent/consentSlice';
import { customerActions } from '~/features/customer/customerSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { logFailure } from '~/services/loggingService/loggingService';
import { laterSaga } from '~/shared/saga/laterSaga';

/** Sagas that the first screen does not need; the tests have them at once. */
export interface LaterSagas {
  readonly care: (country: Country) => SagaGenerator<void>;
  readonly order: () => SagaGenerator<void>;
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

/** The sagas of a call that load later, in their order of need. */
export function createLaterSagas(country: Country, context: object) {
  const order = laterSaga({
    isForIt: isForOrder,
    load: async () => (await import('./orderSaga')).orderSaga,
    context,
    onFailed: logFailure,
  });
  const care = laterSaga({
    isForIt: isForCare,
    load: async () => {
      const { careSaga } = await import('./careSaga');
      return () => careSaga(country);
    },
    context,
    onFailed: logFailure,
  });
  return {
    middleware: [...order.middleware, ...care.middleware],
    start: (sagas: LaterSagas) => {
      order.start(sagas.order);
      care.start(() => sagas.care(country));
    },
    end: () => {
      order.end();
      care.end();
    },
  };
}
