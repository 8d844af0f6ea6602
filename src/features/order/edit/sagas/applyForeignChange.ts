import { put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  baselineOf,
  contentDifference,
  contentOf,
  contentOfOrder,
  isEdited,
  orderChanges,
} from '~/domain/order/editOrderChanges';
import type { Order } from '~/domain/order/order';
import type { EditOperation } from '~/domain/order/editOrder';
import { editOrderActions, selectEditOrderState } from '../state/editOrderSlice';
import type { EditWork } from '../state/editWork';
import { notify } from '~/shared/notify/notices';
import { readDraft, report, reportClosed, selectOpen } from './draft';
import { operationsOf, ownWork, type OwnWork } from './ownWork';
import '../changeOrderTexts.de';

/**
 * Somebody else changed the order: reads it again, shows what changed, and makes the agent's changes again where the new draft
 * does not have them, with the operation that met this (`refused`); what cannot be made again is counted (CONTRACT Edit order). Returns
 * true where the order holds all of the agent's changes by now, so that nothing is left to be made.
 */
export function* applyForeignChange(order: Order | null, refused: EditOperation | null): SagaGenerator<boolean> {
  const open = yield* selectOpen();
  if (open === null) return false;
  yield* report({ submission: { phase: 'idle' } });
  const outcome = yield* readDraft();
  if (outcome.kind !== 'opened') {
    yield* reportClosed(outcome);
    return false;
  }
  const { original, draft } = outcome;
  const after = contentOf(draft.editedOffer);
  const content = { ...(order !== null && contentOfOrder(order)), ...original.content };
  const baseline = baselineOf(content, after);
  const hasOwn = isEdited(baseline, draft.editedOffer);
  const isDone =
    isEdited(open.baseline, open.editedOffer) &&
    !hasOwn &&
    refused === null &&
    orderChanges(baseline, contentOf(open.editedOffer)).length === 0;
  yield* report({
    session: { phase: 'open', originalOrder: original, baseline, isStale: false, ...draft },
    foreign: isDone ? null : contentDifference(open.baseline, baseline),
    elsewhere: null,
  });
  if (isDone) return true;
  yield* makeAgain(hasOwn ? { changes: [], last: refused } : ownWork(open, refused));
  return false;
}

/** Before the queued work, which was asked for later. */
function* makeAgain(own: OwnWork): SagaGenerator<void> {
  const { queued } = yield* select(selectEditOrderState);
  const { operations, lost } = yield* operationsOf(own);
  if (lost > 0) notify({ variant: 'error', text: { key: 'editOrder.notRepeated', params: { count: lost } } });
  if (operations.length === 0) return;
  const replay: EditWork = { type: 'REPLAY', without: null, operations, isCleared: true };
  yield* put(editOrderActions.workRestored([replay, ...queued]));
}
