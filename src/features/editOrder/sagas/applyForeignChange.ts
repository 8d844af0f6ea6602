import { put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  baselineOf,
  contentDifference,
  contentOf,
  contentOfOrder,
  isEdited,
  orderChanges,
  redoOf,
  type OrderChange,
} from '~/domain/order/editOrderChanges';
import { berlinDay } from '~/domain/common/berlinTime';
import { serviceNow } from '~/services/http/serviceClock';
import type { Order } from '~/domain/order/order';
import { withPending } from '~/domain/order/editEffects';
import { newItems, type EditedOffer, type EditOperation } from '~/domain/order/editOrder';
import { editOrderActions, selectEditOrderState, type OpenEdit } from '../state/editOrderSlice';
import type { EditWork } from '../state/editWork';
import { notify } from '~/shared/notify/notices';
import { readDraft, report, selectOpen } from './draft';
import '../changeOrderTexts.de';

/**
 * Somebody else changed the order: reads it again, shows what changed, and makes the agent's changes again where the new draft
 * does not have them, with the operation that met this (`refused`); what cannot be made again is counted (CONTRACT Edit order).
 */
export function* applyForeignChange(order: Order | null, refused: EditOperation | null): SagaGenerator<void> {
  const open = yield* selectOpen();
  if (open === null) return;
  yield* report({ submission: { phase: 'idle' } });
  const outcome = yield* readDraft();
  if (outcome.kind !== 'opened') {
    yield* report({
      session:
        outcome.kind === 'notFound'
          ? { phase: 'notFound' }
          : {
              phase: 'notEditable',
              reason: { kind: 'service', detail: outcome.detail },
              originalOrder: open.originalOrder,
            },
    });
    return;
  }
  const { original, draft } = outcome;
  const after = contentOf(draft.editedOffer);
  const content = { ...(order !== null && contentOfOrder(order)), ...original.content };
  const baseline = baselineOf(content, after);
  const hasOwn = isEdited(baseline, draft.editedOffer);
  yield* report({
    session: { phase: 'open', originalOrder: original, baseline, isStale: false, ...draft, isEdited: hasOwn },
    foreign: contentDifference(open.baseline, baseline),
  });
  yield* makeAgain(hasOwn ? { changes: [], refused } : ownWork(open, refused));
}

interface OwnWork {
  readonly changes: readonly OrderChange[];
  readonly refused: EditOperation | null;
}

/** The changes of the draft that is lost. A position that it had added gets another id, so that an operation on it is part of its change. */
function ownWork({ baseline, editedOffer }: OpenEdit, refused: EditOperation | null): OwnWork {
  const isOfAdded =
    refused !== null && 'id' in refused && newItems(editedOffer.items).some(({ id }) => id === refused.id);
  const offer = isOfAdded ? withOperation(editedOffer, refused) : editedOffer;
  return { changes: orderChanges(baseline, contentOf(offer)), refused: isOfAdded ? null : refused };
}

function withOperation(offer: EditedOffer, operation: EditOperation): EditedOffer {
  if (operation.type !== 'REMOVE_POSITION') return withPending(offer, [operation]);
  return { ...offer, items: offer.items.filter(({ id }) => id !== operation.id) };
}

/** Before the queued work, which was asked for later. */
function* makeAgain({ changes, refused }: OwnWork): SagaGenerator<void> {
  const { lastPayment, queued } = yield* select(selectEditOrderState);
  const again = changes.map((change) => redoOf(change, lastPayment, berlinDay(serviceNow())));
  const operations = [...again.flat(), ...(refused === null ? [] : [refused])];
  const lost = again.filter(({ length }) => length === 0).length;
  if (lost > 0) notify({ variant: 'error', text: { key: 'editOrder.notRepeated', params: { count: lost } } });
  if (operations.length === 0) return;
  const replay: EditWork = { type: 'REPLAY', without: null, operations, isCleared: true };
  yield* put(editOrderActions.workRestored([replay, ...queued]));
}
