import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { isApplied, quantitiesOf, withPending } from '~/domain/order/editEffects';
import type { EditDraft, EditOperation } from '~/domain/order/editOrder';
import { changeKey, contentDifference, contentOf, orderChanges } from '~/domain/order/editOrderChanges';
import { addedPosition, inverseOf } from '~/domain/order/editOrderOperations';
import { changeEdit, clearEdit } from '~/services/orderService/editOrderService';
import { notify } from '~/shared/notify/notices';
import { fromContext } from '~/shared/saga/callContext';
import { editOrderActions, selectEditOrderState } from '../state/editOrderSlice';
import type { Replay } from '../state/editWork';
import { isOtherVersion, readAgain, readDraft, report, selectOpen, selectOrderId, sessionOf } from './draft';
import { operationFailed, operationRefused } from './operationFailure';
import { operationsOf, ownWork, type RepeatedWork } from './ownWork';
import '../changeOrderTexts.de';

const { operationRequested, replayRequested, workStarted } = editOrderActions;

/** Undoes one change: by its inverse operation, else by doing the others again on a new draft. */
export function* undoChange(key: string): SagaGenerator<void> {
  const open = yield* selectOpen();
  if (open === null) return;
  const change = orderChanges(open.baseline, contentOf(open.editedOffer)).find((each) => changeKey(each) === key);
  if (change === undefined) return;
  const inverse = inverseOf(change);
  if (inverse === 'replayWithout') yield* put(replayRequested({ without: key, operations: null }));
  else yield* put(operationRequested(inverse));
}

/** Clears the draft, unless that is done already, and repeats all changes except the undone one. */
export function* replay(work: Replay): SagaGenerator<boolean> {
  const before = yield* selectOpen();
  const isDiscarding = work.without === null && work.operations === null;
  const all: RepeatedWork =
    work.operations === null ? yield* changesWithout(work.without) : { operations: work.operations, lost: 0 };
  const { operations, lost } = isDiscarding ? nothing : all;
  const discarded = isDiscarding ? all.operations : [];
  yield* put(workStarted({ work, known: {} }));
  try {
    yield* report({ discarded: [] });
    if (!work.isCleared) {
      yield* rememberLeft({ ...work, operations });
      yield* call(clearEdit, yield* selectOrderId());
    }
    const cleared = { ...work, isCleared: true };
    yield* rememberLeft({ ...cleared, operations });
    const refused = lost + (yield* redo(cleared, operations));
    const after = yield* selectOpen();
    // The draft was gone because somebody else had submitted it: the agent is told what the order has now, not that it is discarded.
    const isOther = before !== null && after !== null && isOtherVersion(before.originalOrder, after.originalOrder);
    yield* report({
      sent: null,
      voucherError: null,
      ...(isOther ? { foreign: contentDifference(before.baseline, after.baseline) } : { discarded }),
    });
    if (refused > 0) notify({ variant: 'error', text: { key: 'editOrder.notRepeated', params: { count: refused } } });
    return refused === 0;
  } catch (error) {
    operationFailed(error);
    const { sent, queued } = yield* select(selectEditOrderState);
    // The draft is empty now: the remaining operations are made when it is opened again, before those that were asked for later.
    if (sent?.work.type === 'REPLAY' && sent.work.isCleared)
      yield* report({ session: { phase: 'failed' }, queued: [sent.work, ...queued] });
    yield* report({ sent: null });
    return false;
  }
}

const nothing: RepeatedWork = { operations: [], lost: 0 };

/** The operations of all changes but one; null: of all. */
function* changesWithout(key: string | null): SagaGenerator<RepeatedWork> {
  const open = yield* selectOpen();
  if (open === null) return nothing;
  const { changes, last } = ownWork(open, null);
  return yield* operationsOf({ changes: changes.filter((change) => changeKey(change) !== key), last });
}

/** Writes what is left to the journal, so that a reload in the middle goes on with it (QUALITY 10). */
function* rememberLeft(work: Replay): SagaGenerator<void> {
  yield* report({ sent: { work, known: {} } });
  const saveNow = yield* fromContext('saveNow');
  yield* call(saveNow);
}

/** Repeats the operations; the draft is shown once, after the last one. Returns how many operations were refused. */
function* redo(work: Replay, operations: readonly EditOperation[]): SagaGenerator<number> {
  const orderId = yield* selectOrderId();
  const opened = yield* readDraft();
  if (opened.kind !== 'opened') {
    yield* readAgain();
    return operations.length;
  }
  let { draft } = opened;
  let refused = 0;
  let added: string | null = null;
  for (const [index, operation] of operations.entries()) {
    const resolved = resolve(operation, added);
    if (resolved !== null && !isApplied(resolved, draft.editedOffer, quantitiesOf(draft.editedOffer))) {
      const outcome = yield* call(changeEdit, orderId, resolved, draft.editedOffer);
      if (outcome.kind === 'updated') {
        const before = idsOf(draft);
        draft = outcome.draft ?? (yield* draftAgain(draft, resolved));
        if (resolved.type === 'ADD_POSITION') added = idsOf(draft).find((id) => !before.includes(id)) ?? null;
      } else {
        refused += 1;
        operationRefused(resolved.type, 'detail' in outcome ? outcome.detail : null);
      }
    }
    yield* rememberLeft({ ...work, operations: operations.slice(index + 1) });
  }
  yield* report({ session: yield* sessionOf(opened.original, draft) });
  return refused;
}

/** Reads the draft again after an answer without it; what the draft does not name is as the operation has made it. */
function* draftAgain(before: EditDraft, operation: EditOperation): SagaGenerator<EditDraft> {
  const { installmentPlans } = before;
  const outcome = yield* readDraft({ editedOffer: withPending(before.editedOffer, [operation]), installmentPlans });
  return outcome.kind === 'opened' ? outcome.draft : before;
}

const idsOf = ({ editedOffer }: EditDraft): readonly string[] => editedOffer.items.map(({ id }) => id);

/** The operation with the id of the position that was added before; null where that one was refused. */
function resolve(operation: EditOperation, added: string | null): EditOperation | null {
  if (!('id' in operation) || operation.id !== addedPosition) return operation;
  return added === null ? null : { ...operation, id: added };
}
