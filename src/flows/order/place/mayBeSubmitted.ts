import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { intentDifferences, type OrderIntent } from '~/domain/order/orderIntent';
import { isPassing } from '~/domain/order/submitBlocks';
import { offerActions, selectOfferState, submissionStop } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { orderQuestionActions } from '~/features/order/place/orderQuestionSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { quietTick } from '~/shared/saga/quietTick';
import { selectOrderIntent } from './orderIntent';
import { selectNextQuestion, selectSubmitBlocks } from './submitFacts';

/**
 * Runs between the click on submit and the pre-check: waits until the pending calculations have ended, shows the open blocks, asks
 * the next order question, and stops at a total that was not announced or at an order that is not the one asked for. Returns true
 * when the order may be sent.
 */
export function* mayBeSubmitted(asked: OrderIntent): SagaGenerator<boolean> {
  if (!(yield* waitUntilSettled(asked))) return false;
  if (yield* hasOpenPoint()) return false;
  if (!(yield* priceIsAgreed())) return false;
  return !(yield* isStopped(asked));
}

/** Compares the present order with the one that the agent asked for; where they differ, stops with the differences. */
export function* isStopped(asked: OrderIntent): SagaGenerator<boolean> {
  const differences = intentDifferences(asked, yield* select(selectOrderIntent));
  if (differences.length > 0) yield* put(orderActions.stopped(differences));
  return differences.length > 0;
}

/**
 * Delays a submission made while a service still calculates, until nothing is pending or another block is open. Returns false when
 * the agent withdraws it by Esc (`waitEnded`), and when the order is no longer the one asked for, whoever changed it.
 */
function* waitUntilSettled(asked: OrderIntent): SagaGenerator<boolean> {
  if (!(yield* isOnlyPending())) return true;
  yield* put(orderActions.waitStarted());
  const { withdrawn } = yield* race({ settled: call(untilSettled, asked), withdrawn: take(orderActions.waitEnded) });
  if (withdrawn !== undefined) return false;
  yield* put(orderActions.waitEnded());
  return !(yield* isStopped(asked));
}

/**
 * Waits until nothing is pending, or until the order differs from the one asked for. Checks after a tick without an action, because the end of
 * one operation often starts the next (lookup, then write, then offer).
 */
function* untilSettled(asked: OrderIntent): SagaGenerator<void> {
  while ((yield* isOnlyPending()) && !(yield* isChanged(asked))) yield* quietTick();
}

function* isChanged(asked: OrderIntent): SagaGenerator<boolean> {
  return intentDifferences(asked, yield* select(selectOrderIntent)).length > 0;
}

function* isOnlyPending(): SagaGenerator<boolean> {
  const blocks = yield* select(selectSubmitBlocks);
  return blocks.length > 0 && blocks.every(isPassing);
}

/** Returns true when a block or an order question is open; opens the question, or the online shop where no payment is left. */
function* hasOpenPoint(): SagaGenerator<boolean> {
  const blocks = yield* select(selectSubmitBlocks);
  if (blocks.length > 0) {
    if (blocks.every(({ kind }) => kind === 'noPaymentLeft')) yield* put(paymentActions.onlineShopOpened('noneLeft'));
    return true;
  }
  const question = yield* select(selectNextQuestion);
  if (question !== null) yield* put(orderQuestionActions.asked(question));
  return question !== null;
}

/** Returns true when the total did not rise or was announced; false when the agent declines or the offer changes. */
function* priceIsAgreed(): SagaGenerator<boolean> {
  if (submissionStop(yield* select(selectOfferState)) === null) return true;
  yield* put(offerActions.submissionStopped());
  const { isAnnounced } = yield* race({
    isAnnounced: take(offerActions.totalAnnounced),
    isOver: take([
      offerActions.submissionDeclined,
      offerActions.calculationStarted,
      offerActions.withdrawn,
      offerActions.cleared,
    ]),
  });
  return isAnnounced !== undefined;
}
