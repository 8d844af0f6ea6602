import { call, put, type SagaGenerator } from 'typed-redux-saga';
import type { ConsentEntry } from '~/features/customer/consent/consentModule';
import { consentActions } from '~/features/customer/consent/consentSlice';
import type { OrderEntry } from '~/features/order/place/orderJournal';
import { orderActions } from '~/features/order/place/orderSlice';
import { loadOrder } from '~/services/orderService/loadOrder';
import { safely } from '~/shared/saga/safely';

interface Entries {
  readonly offerAndOrder?: OrderEntry | undefined;
  readonly consent?: ConsentEntry | undefined;
}

/**
 * Asks for the outcome of an order that was sent, and loads one that was confirmed. Consents that were not saved after it are sent again,
 * because nobody asks the caller a second time.
 */
export const resumeOrder = safely(function* resume({ offerAndOrder: saved, consent }: Entries): SagaGenerator<void> {
  if ((consent?.order ?? null) !== null) yield* put(consentActions.saveAgainRequested());
  if (saved?.phase === 'sent') yield* put(orderActions.lookupRequested());
  if (saved?.phase !== 'confirmed') return;
  const order = yield* call(loadOrder, saved.orderId);
  if (order === null) return;
  yield* put(orderActions.confirmed({ order, readOut: null }));
  if (saved.acknowledged) yield* put(orderActions.confirmationClosed());
});
