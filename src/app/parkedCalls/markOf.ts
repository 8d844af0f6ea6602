import { nameOf } from '~/domain/customer/customer';
import { selectBasketState } from '~/features/basket/basketSlice';
import type { ParkedMark, ParkingReason } from '~/features/call/parkedMark';
import { isDue } from '~/features/call/parkedUrgency';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { selectOffer } from '~/features/offer/offerSlice';
import type { CallRootState } from '~/app/modules';
import { isMissed, unsavedWorkOf } from '~/app/call/unsavedWork';

/**
 * The reason of a call that is parked because another one is opened, which asks for no reason: that of its last parking, without a
 * reminder that has passed.
 */
export function unaskedReason({ call: { parkedFor } }: CallRootState, now: Date): ParkingReason {
  if (parkedFor === null) return { reason: 'interrupted', text: '', dueAt: null };
  return isDue(parkedFor, now) ? { ...parkedFor, dueAt: null } : parkedFor;
}

/** The mark of a call that is parked now. `path`: the screen that it is on. */
export function markOf(state: CallRootState, why: ParkingReason, path: string, now: Date): ParkedMark {
  const customer = selectCustomer(state);
  const { items, facts } = selectBasketState(state);
  const lines = items.reduce((sum, { sku, quantity }) => sum + (facts[sku]?.price ?? 0) * quantity, 0);
  const number = customer?.externalCustomerId ?? null;
  const name = customer === null ? '' : nameOf(customer);
  return {
    ...why,
    parkedAt: now.toISOString(),
    name: name === '' ? (number ?? '') : name,
    customerNumber: number,
    total: items.length === 0 ? null : (selectOffer(state)?.totalPrice ?? lines),
    path,
  };
}

/** Why the call on the screen cannot be parked; null: it can. */
export function obstacleToParking(state: CallRootState): 'sending' | 'nothing' | null {
  if (unsavedWorkOf(state) === 'sending') return 'sending';
  return isMissed(state) ? null : 'nothing';
}
