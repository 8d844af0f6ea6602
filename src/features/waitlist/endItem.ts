import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { berlinDay } from '~/domain/common/berlinTime';
import {
  cancelledItem,
  waitlistStatusOf,
  type WaitlistCancelReason,
  type WaitlistItem,
} from '~/domain/waitlist/waitlist';
import { cancelReservation, type CancelReservationOutcome } from '~/services/callCentreService/waitlistService';
import { patchRows } from '~/shared/list/pagedList';
import { notify } from '~/shared/notify/notices';
import { effectOf } from '~/shared/saga/effectOf';
import { searchWaitlist } from './searchWaitlist';
import { selectWaitlistState, waitlistActions } from './waitlistSlice';
import './waitlistListTexts.de';

/** Cancels an item; the list shows it as it is afterwards: cancelled, or as somebody else has left it. */
export function* endItem(
  customerId: string,
  item: WaitlistItem,
  reason: WaitlistCancelReason,
): SagaGenerator<CancelReservationOutcome> {
  const outcome = yield* call(cancelReservation, item.id, reason);
  const ended =
    outcome.kind === 'cancelled'
      ? { kind: 'done' as const, effect: cancelledItem(item, reason) }
      : yield* effectOf('cancelWaitlistItem', outcome, () => findCancelled(customerId, item));
  if (ended.kind !== 'done') return outcome;
  yield* show(ended.effect);
  notify({
    variant: 'success',
    text: { key: 'waitlist.cancel.done', params: { name: item.product.name || item.sku } },
  });
  return { kind: 'cancelled' };
}

/** Searches the customer's waitlist for the item and shows it; null unless it is cancelled. */
function* findCancelled(customerNumber: string, { id, createdAt }: WaitlistItem): SagaGenerator<WaitlistItem | null> {
  const created = createdAt === null ? Number.NaN : Date.parse(createdAt);
  const day = Number.isNaN(created) ? null : berlinDay(new Date(created));
  const isItem = (item: WaitlistItem) => item.id === id;
  const items = yield* searchWaitlist(customerNumber, { from: day, to: day }, (read) => read.some(isItem));
  const current = items.find(isItem);
  if (current === undefined) return null;
  yield* show(current);
  return waitlistStatusOf(current) === 'CANCELLED' ? current : null;
}

function* show(item: WaitlistItem): SagaGenerator<void> {
  const { list } = yield* select(selectWaitlistState);
  yield* put(waitlistActions.listAdvanced(patchRows(list, [item])));
}
