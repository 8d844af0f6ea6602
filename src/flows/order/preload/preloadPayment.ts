import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { availablePayments, onlineShopMethods, type PaymentFacts } from '~/domain/payment/availablePayments';
import { offerCustomerProblems } from '~/domain/offer/offerCustomer';
import type { PaymentMethod } from '~/domain/payment/payment';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectCustomer, selectDeliveryAddress } from '~/features/customer/ofCall/customerSlice';
import type { StepProblem } from '~/domain/order/preload';
import { offerActions, offerSlice, selectOfferState } from '~/features/offer/offerSlice';
import { paymentActions, selectPaymentSelection } from '~/features/payment/paymentSlice';
import { isActionOf } from '~/shared/saga/isActionOf';

/** Selects what decides which methods are possible. Passed in, because flows do not import each other. */
export type SelectPaymentFacts<S> = (state: S) => PaymentFacts;

/** Chooses the method once a current offer allows it. Returns the problem, or null. */
export function* preloadPayment<S>(
  method: PaymentMethod,
  selectFacts: SelectPaymentFacts<S>,
): SagaGenerator<StepProblem | null> {
  if ((yield* select(selectPaymentSelection))?.method === method) return null;
  if (onlineShopMethods.includes(method)) {
    return { kind: 'paymentRefused', method, refusal: { kind: 'onlineShopOnly' } };
  }
  const problem = yield* waitForOffer();
  if (problem !== null) return problem;
  const choices = availablePayments(yield* select(selectFacts));
  const choice = choices.find((candidate) => candidate.method === method);
  const refusal = choice === undefined ? ({ kind: 'notOffered' } as const) : choice.refusal;
  if (refusal !== null) return { kind: 'paymentRefused', method, refusal };
  const customer = yield* select(selectCustomer);
  yield* put(paymentActions.methodChosen({ method, hasBankDetails: (customer?.bankingDetails ?? null) !== null }));
  return null;
}

function* waitForOffer(): SagaGenerator<StepProblem | null> {
  // Requests an offer that failed before once more, but not in a loop.
  if ((yield* select(selectOfferState)).status === 'failed') {
    yield* put(offerActions.recalculationRequested());
    yield* take([offerActions.becameStale, offerActions.withdrawn]);
  }
  for (;;) {
    const { status } = yield* select(selectOfferState);
    if (status === 'current') return null;
    if (status === 'failed') return { kind: 'noOffer' };
    const { id, items } = yield* select(selectBasketState);
    const customer = yield* select(selectCustomer);
    if (id === null || items.length === 0 || customer === null) return { kind: 'needsCustomerAndBasket' };
    // No offer is calculated while these problems exist.
    if (offerCustomerProblems(customer, yield* select(selectDeliveryAddress)).length > 0) return { kind: 'noOffer' };
    yield* take(isActionOf(offerSlice));
  }
}
