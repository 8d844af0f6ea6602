import { select, type SagaGenerator } from 'typed-redux-saga';
import { changesElsewhere } from '~/domain/order/editElsewhere';
import type { EditOperation } from '~/domain/order/editOrder';
import { changeKey } from '~/domain/order/editOrderChanges';
import { selectEditOrderState } from '../state/editOrderSlice';
import { isUnsent, type EditOrderState, type OpenEdit } from '../state/editOrderState';
import { applyForeignChange } from './applyForeignChange';
import { applyDraft, isOtherVersion, readDraft, report, reportClosed, selectOpen } from './draft';
import { operationsOf, ownWork } from './ownWork';

/**
 * Names what somebody else has changed in the draft since the screen showed `before`, and stores the own work, which can replace it.
 * `operation`: the own one that was answered with the present draft; null: it was read (DECISIONS 244).
 */
export function* noteElsewhere(before: OpenEdit, operation: EditOperation | null): SagaGenerator<boolean> {
  const open = yield* selectOpen();
  if (open === null || isOtherVersion(open.originalOrder, before.originalOrder)) return false;
  const found = changesElsewhere(before.editedOffer, open.editedOffer, operation);
  const { elsewhere } = yield* select(selectEditOrderState);
  if (elsewhere === null && found.length === 0) return false;
  const keys = new Set(found.map(changeKey));
  const earlier = elsewhere?.changes.filter((change) => !keys.has(changeKey(change))) ?? [];
  const own =
    elsewhere === null
      ? (yield* operationsOf(ownWork(before, operation))).operations
      : [...elsewhere.own, ...(operation === null ? [] : [operation])];
  yield* report({ elsewhere: { changes: [...earlier, ...found], own } });
  return found.length > 0;
}

/** The draft is known, and nothing of the edit is under way that would change it. */
function isAtRest({ session, sent, queued, submission }: EditOrderState): boolean {
  return session.phase === 'open' && !session.isStale && sent === null && queued.length === 0 && isUnsent(submission);
}

/**
 * Reads the draft and shows it; true where it is what the screen showed before. What somebody else has changed is named.
 * @throws what reading throws.
 */
export function* checkDraft(): SagaGenerator<boolean> {
  const before = yield* select(selectEditOrderState);
  if (before.session.phase !== 'open' || !isAtRest(before)) return false;
  const outcome = yield* readDraft(before.session);
  const now = yield* select(selectEditOrderState);
  // What was changed here meanwhile is newer than what was read.
  if (now.session !== before.session || !isAtRest(now)) return false;
  if (outcome.kind !== 'opened') {
    yield* reportClosed(outcome);
    return false;
  }
  if (isOtherVersion(outcome.original, before.session.originalOrder)) {
    yield* applyForeignChange(null, null);
    return false;
  }
  yield* applyDraft(outcome.draft);
  return !(yield* noteElsewhere(before.session, null));
}
