import { call, type SagaGenerator } from 'typed-redux-saga';
import type { NotDone } from '~config/onceOnly';
import { isCancelledOrder } from '~/domain/order/orderHistory';
import type { Order } from '~/domain/order/order';
import { cancelOrder, type OrderCancellation } from '~/services/orderService/cancelOrder';
import { loadOrder } from '~/services/orderService/loadOrder';
import { effectOf } from '~/shared/saga/effectOf';

/** Cancels an order, and looks it up where the answer does not say that it is cancelled. */
export function* cancelForSure(
  cancellation: OrderCancellation,
): SagaGenerator<{ readonly kind: 'cancelled' } | NotDone> {
  const outcome = yield* call(cancelOrder, cancellation);
  if (outcome.kind === 'cancelled') return outcome;
  const ended = yield* effectOf('cancelOrder', outcome, () => findCancelled(cancellation.orderId));
  return ended.kind === 'done' ? { kind: 'cancelled' } : ended;
}

function* findCancelled(orderId: string): SagaGenerator<Order | null> {
  const order = yield* call(loadOrder, orderId);
  if (order === null) throw new Error('The order to cancel could not be found');
  return isCancelledOrder(order) ? order : null;
}
