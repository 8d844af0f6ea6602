import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { BasketLine } from '~/domain/basket/basket';
import { customerKey } from '~/domain/customer/customer';
import type { Order } from '~/domain/order/order';
import { contentKeyOf } from '~/domain/order/orderIntent';
import { basketActions, selectBasketState } from '~/features/basket/basketSlice';
import { callActions, selectCallState } from '~/features/call/callSlice';
import { complaintActions } from '~/features/order/complaint/complaintSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { customerRecordActions } from '~/features/customer/record/customerRecordSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderQuestionActions } from '~/features/order/place/orderQuestionSlice';
import { orderActions, type OrderAttempt } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { scriptActions } from '~/features/script/scriptSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { log } from '~/services/loggingService/loggingService';
import { selectOrderIntent } from './orderIntent';
import { settleCustomer } from './settleCustomer';
import { rememberDeletedBasket } from './deletedBaskets';

/**
 * Clears the basket and shows the confirmation of the order. Vouchers, payment and offer are cleared only if the customer is
 * still the one of the order; articles that were requested meanwhile, or added after the order was sent, go into the next basket.
 */
export function* confirm(order: Order, attempt: OrderAttempt | null): SagaGenerator<void> {
  const { agentUsername } = yield* select(selectCallState);
  const { id } = yield* select(selectBasketState);
  const customer = yield* select(selectCustomer);
  const isSameCustomer = customer !== null && customerKey(customer) === attempt?.customerKey;
  const added = yield* linesAddedSince(order, attempt);
  rememberDeletedBasket(id, 'orderCreation');
  yield* put(basketActions.basketCleared());
  yield* put(orderActions.confirmed({ order, readOut: attempt?.readOut ?? null }));
  for (const line of added) yield* put(basketActions.addItemRequested(line));
  if (isSameCustomer) {
    yield* put(voucherActions.vouchersCleared());
    yield* put(paymentActions.paymentCleared());
    yield* put(offerActions.cleared());
    yield* put(scriptActions.orderDone());
    yield* put(customerRecordActions.purchased(order));
    yield* put(callActions.sourceOverridden(null));
    yield* put(complaintActions.ended());
  }
  yield* put(orderQuestionActions.cleared());
  if (agentUsername !== '') {
    log('info', 'order_created', { orderId: order.id, agentUsername });
  }
  yield* settleCustomer(order, attempt?.customerKey ?? '');
}

/** The pieces in the basket that are not part of an order which was found only after it had been changed. */
function* linesAddedSince(order: Order, attempt: OrderAttempt | null): SagaGenerator<readonly BasketLine[]> {
  const isUnchanged = (attempt?.contentKey ?? null) === contentKeyOf(yield* select(selectOrderIntent));
  if (isUnchanged || attempt === null || attempt.contentKey === null || order.items.length === 0) return [];
  const { items } = yield* select(selectBasketState);
  const ordered = new Map<string, number>();
  // An article whose quantity the order does not name counts as ordered: nothing is ordered twice.
  for (const { sku, quantity } of order.items) ordered.set(sku, (ordered.get(sku) ?? 0) + (quantity ?? Infinity));
  return items.flatMap(({ id: _id, ...line }): readonly BasketLine[] => {
    const taken = Math.min(line.quantity, ordered.get(line.sku) ?? 0);
    ordered.set(line.sku, (ordered.get(line.sku) ?? 0) - taken);
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
}
