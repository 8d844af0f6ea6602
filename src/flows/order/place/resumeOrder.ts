import { call, put, type SagaGenerator } from 'typed-redux-saga';
import type { OrderEntry } from '~/features/order/place/orderJournal';
import { orderActions } from '~/features/order/place/orderSlice';
import { loadOrder } from '~/services/orderService/loadOrder';
import { safely } from '~/shared/saga/safely';

/** Asks for the outcome of an order that was sent, and loads one that was confirmed. */
export const resumeOrder = safely(function* resume({
  offerAndOrder: saved,
}: {
  readonly offerAndOrder?: OrderEntry | undefined;
}): SagaGenerator<void> {
  if (saved?.phase === 'sent') yield* put(orderActions.lookupRequested());
  if (saved?.phase !== 'confirmed') return;
  const order = yield* call(loadOrder, saved.orderId);
  if (order === null) return;
  yield* put(orderActions.confirmed({ order, readOut: null }));
  if (saved.acknowledged) yield* put(orderActions.confirmationClosed());
});
