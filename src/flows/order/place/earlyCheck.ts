import isEqual from 'fast-deep-equal';
import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { type OrderDraft, preCheckOrder, type PreCheckOutcome } from '~/services/orderService/orderService';
import { draftOrder } from './draftOrder';
import { settledForSubmission } from './settledForSubmission';
import { selectNextQuestion } from './submitFacts';

/** The pre-check of a draft that was sent while its submission still waited for the offer. */
export interface EarlyCheck {
  readonly draft: OrderDraft;
  /** False where it was refused or failed. */
  readonly isPassed: Promise<boolean>;
}

/**
 * Sends the pre-check of a waiting submission beside its last offer, on which it does not depend (PERFORMANCE). An order with a plan is
 * checked later, because the plan comes with the offer; so is one with an open question, whose answer decides whether it is submitted.
 */
export function* checkBesideOffer(): SagaGenerator<EarlyCheck | null> {
  yield* settledForSubmission();
  const draft = yield* draftOrder();
  if (draft === null || draft.plan !== null || (yield* select(selectNextQuestion)) !== null) return null;
  const isPassed = preCheckOrder(draft).then(
    ({ kind }) => kind === 'passed',
    () => false,
  );
  return { draft, isPassed };
}

/**
 * Returns the result of the pre-check. Uses the early check if it was of the same draft and passed; otherwise sends another one, because
 * a service may refuse an order whose offer is still being calculated. @throws what `preCheckOrder` throws.
 */
export function* preCheck(draft: OrderDraft, early: EarlyCheck | null): SagaGenerator<PreCheckOutcome> {
  if (early !== null && isEqual(early.draft, draft) && (yield* call(() => early.isPassed))) return { kind: 'passed' };
  return yield* call(preCheckOrder, draft);
}
