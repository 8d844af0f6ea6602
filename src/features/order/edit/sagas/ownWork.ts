import { select, type SagaGenerator } from 'typed-redux-saga';
import { berlinDay } from '~/domain/common/berlinTime';
import { withPending } from '~/domain/order/editEffects';
import { newItems, type EditedOffer, type EditOperation } from '~/domain/order/editOrder';
import { contentOf, orderChanges, type OrderChange } from '~/domain/order/editOrderChanges';
import { redoOf } from '~/domain/order/editOrderOperations';
import { serviceNow } from '~/services/http/serviceClock';
import { selectEditOrderState } from '../state/editOrderSlice';
import type { OpenEdit } from '../state/editOrderState';

export interface OwnWork {
  readonly changes: readonly OrderChange[];
  /** The operation that comes after them. */
  readonly last: EditOperation | null;
}

/** The changes of a draft, and one more operation. A position that it had added gets another id, so that an operation on it is part of its change. */
export function ownWork({ baseline, editedOffer }: OpenEdit, last: EditOperation | null): OwnWork {
  const isOfAdded = last !== null && 'id' in last && newItems(editedOffer.items).some(({ id }) => id === last.id);
  const offer = isOfAdded ? withOperation(editedOffer, last) : editedOffer;
  return { changes: orderChanges(baseline, contentOf(offer)), last: isOfAdded ? null : last };
}

function withOperation(offer: EditedOffer, operation: EditOperation): EditedOffer {
  if (operation.type !== 'REMOVE_POSITION') return withPending(offer, [operation]);
  return { ...offer, items: offer.items.filter(({ id }) => id !== operation.id) };
}

/** The operations that make the work on a new draft. */
export interface RepeatedWork {
  readonly operations: readonly EditOperation[];
  /** The number of changes that cannot be made again, for example because they need bank details, which are not stored. */
  readonly lost: number;
}

export function* operationsOf({ changes, last }: OwnWork): SagaGenerator<RepeatedWork> {
  const { lastPayment } = yield* select(selectEditOrderState);
  const again = changes.map((change) => redoOf(change, lastPayment, berlinDay(serviceNow())));
  return {
    operations: [...again.flat(), ...(last === null ? [] : [last])],
    lost: again.filter(({ length }) => length === 0).length,
  };
}
