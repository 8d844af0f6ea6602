import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Order } from '~/domain/order/order';
import { basketActions } from '~/features/basket/basketSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions, type OrderAttempt } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { logFailure } from '~/services/loggingService/loggingService';
import type { OrderDraft } from '~/services/orderService/orderService';
import { confirm } from './confirmOrder';
import { findOrder } from './lookUpOrder';

interface Refusal {
  readonly code: string | null;
  readonly detail: string | null;
}

/** Refusals that the second of two sends gets, because the first one has taken the basket. */
const basketTaken: readonly (string | null)[] = ['basket_invalid', 'BasketNotFound'];

/**
 * Settles a refused order. A browser can send a request twice: if the first one was accepted, the second one is refused, and the order is
 * looked up and confirmed. If the lookup fails and the refusal says that the basket is gone, the outcome is unknown: the basket must not be
 * opened and ordered again.
 */
export function* settleRefusal(draft: OrderDraft, attempt: OrderAttempt, refusal: Refusal): SagaGenerator<void> {
  const { code, detail } = refusal;
  let order: Order | null = null;
  try {
    order = yield* findOrder(attempt);
  } catch (error) {
    logFailure(error);
    if (attempt.erpNumber !== null && basketTaken.includes(code)) {
      yield* put(orderActions.outcomeLost({ ...attempt, said: detail }));
      yield* put(orderActions.lookupEnded('failed'));
      return;
    }
  }
  if (order === null) yield* applyRefusal(draft, code, detail);
  else yield* confirm(order, attempt);
}

/**
 * Updates what the refusal of the draft is about, then stores it, so that its own consequences do not count as a change of the
 * order.
 */
export function* applyRefusal(draft: OrderDraft, code: string | null, detail: string | null): SagaGenerator<void> {
  yield* updateRefused(draft, code, detail);
  yield* put(orderActions.refused({ code, detail }));
}

/** Updates what the code names: the basket, the installment plan, or the address that was sent. Without such a code requests a new offer. */
function* updateRefused(
  { customer, deliveryAddress }: OrderDraft,
  code: string | null,
  detail: string | null,
): SagaGenerator<void> {
  switch (code) {
    case 'basket_invalid':
      // Means sold out (DECISIONS 46): reload basket and offer, which show what is still available.
      yield* put(basketActions.reloadRequested());
      yield* put(offerActions.recalculationRequested());
      return;
    case 'BasketNotFound':
      yield* put(basketActions.basketLost());
      return;
    case 'order_with_address_category1_not_allowed':
      yield* put(offerActions.addressBlocked(deliveryAddress));
      return;
    case 'order_with_invoice_address_category1_not_allowed':
      if (customer.billingAddress !== null) yield* put(offerActions.billingAddressBlocked(customer.billingAddress));
      return;
    case 'invalid-installments':
      yield* put(paymentActions.planLost(detail));
      return;
    default:
      yield* put(offerActions.recalculationRequested());
  }
}
