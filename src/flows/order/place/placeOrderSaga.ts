import type { Action } from '@reduxjs/toolkit';
import {
  all,
  call,
  cancel,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { customerKey } from '~/domain/customer/customer';
import { contentKeyOf, type OrderIntent } from '~/domain/order/orderIntent';
import { isPassing } from '~/domain/order/submitBlocks';
import { basketActions, selectBasketState } from '~/features/basket/basketSlice';
import { offerActions, selectOffer } from '~/features/offer/offerSlice';
import { orderQuestionActions } from '~/features/order/place/orderQuestionSlice';
import {
  isAnswer,
  mayResend,
  maySubmit,
  orderActions,
  type OrderAttempt,
  orderSlice,
  type OrderState,
  repeatableAttempt,
  selectOrderState,
  selectTakesBasket,
} from '~/features/order/place/orderSlice';
import { createOrder, type OrderDraft } from '~/services/orderService/orderService';
import { fromContext } from '~/shared/saga/callContext';
import { isActionOf } from '~/shared/saga/isActionOf';
import { quietTick } from '~/shared/saga/quietTick';
import { safely } from '~/shared/saga/safely';
import { isStopped, mayBeSubmitted } from './mayBeSubmitted';
import { selectOrderIntent } from './orderIntent';
import { selectSubmitBlocks } from './submitFacts';
import { draftOrder, readOutOf } from './draftOrder';
import { checkBesideOffer, type EarlyCheck, preCheck } from './earlyCheck';
import { applyRefusal, settleRefusal } from './orderRefusal';
import { lookUp } from './lookUpOrder';
import { confirm } from './confirmOrder';

/**
 * Submits the order that is asked for: waits for pending operations, runs the pre-check and sends it. `takeLeading` runs one
 * submission at a time, so that repeated clicks send one order (QUALITY 8). Nothing is sent while something is open or differs
 * from what was asked; the screen shows what. After an attempt without success the same order is sent again under its id, so that
 * it cannot become a second one; a changed order is a new attempt (QUALITY 9).
 */
function* submit({ type }: Action): SagaGenerator<void> {
  const state = yield* select(selectOrderState);
  if (type === orderActions.resendRequested.type ? !mayResend(state) : !maySubmit(state)) return;
  const asked = yield* select(selectOrderIntent);
  const earlier = repeatableAttempt(state);
  const besideOffer = earlier === null ? yield* fork(checkBesideOffer) : null;
  const isFree = yield* mayBeSubmitted(asked);
  const early = besideOffer?.result() ?? null;
  if (besideOffer !== null) yield* cancel(besideOffer);
  if (!isFree) return;
  const draft = yield* draftOrder();
  if (draft === null) return;
  // The total at the submission counts as announced to the caller.
  yield* put(offerActions.totalAnnounced());
  if (mayResend(state) && earlier?.customerKey !== customerKey(draft.customer)) {
    yield* put(orderActions.stopped([{ kind: 'customer' }]));
  } else if (earlier !== null && earlier.contentKey === contentKeyOf(asked)) {
    // Without another pre-check: if the first request did arrive, the check would fail because the order has taken the basket.
    yield* send(draft, earlier);
  } else if (earlier === null || (yield* isNotThere(earlier))) yield* checkAndSend(draft, asked, early);
}

/** Looks an attempt up before another one is sent: true when the service has no such order. @throws what the lookup throws. */
function* isNotThere(attempt: OrderAttempt): SagaGenerator<boolean> {
  yield* put(orderActions.outcomeLost(attempt));
  yield* lookUp();
  return mayResend(yield* select(selectOrderState));
}

function* checkAndSend(draft: OrderDraft, asked: OrderIntent, early: EarlyCheck | null): SagaGenerator<void> {
  yield* put(orderActions.checkStarted());
  const check = yield* preCheck(draft, early);
  if (check.kind === 'refused') {
    yield* applyRefusal(draft, check.code, check.detail);
    return;
  }
  if (yield* isStopped(asked)) return;
  if ((yield* select(selectSubmitBlocks)).length > 0) {
    yield* put(orderActions.checkFailed());
    return;
  }
  yield* send(draft, {
    attemptId: crypto.randomUUID(),
    erpNumber: yield* erpNumberOfBasket(),
    customerNumber: draft.customer.externalCustomerId,
    customerKey: customerKey(draft.customer),
    contentKey: contentKeyOf(asked),
    isCreated: false,
    readOut: yield* readOutOf(draft),
    said: null,
  });
}

/** The number by which a lost order is looked up: the basket's, else the offer's. */
function* erpNumberOfBasket(): SagaGenerator<string | null> {
  const { pregeneratedErpNumber } = yield* select(selectBasketState);
  const offer = yield* select(selectOffer);
  return pregeneratedErpNumber ?? offer?.pregeneratedErpNumber ?? null;
}

function* send(draft: OrderDraft, sent: OrderAttempt): SagaGenerator<void> {
  const attempt = { ...sent, readOut: sent.readOut ?? (yield* readOutOf(draft)), said: null };
  yield* put(orderActions.sendingStarted(attempt));
  // Saves the attempt's id before the request is sent, so that a killed browser cannot cause a second order.
  const saveNow = yield* fromContext('saveNow');
  yield* call(saveNow);
  const outcome = yield* call(createOrder, draft, attempt.attemptId);
  switch (outcome.kind) {
    case 'created':
      if (outcome.order === null || outcome.order.totalPrice === null) {
        // Stored first, because what follows can fail and the order must not be sent again.
        yield* put(orderActions.outcomeLost({ ...attempt, isCreated: true }));
        const { confirmAsSent } = yield* call(() => import('./confirmAsSent'));
        yield* confirmAsSent(outcome.order, draft, { ...attempt, isCreated: true });
      } else yield* confirm(outcome.order, attempt);
      return;
    case 'refused':
      yield* settleRefusal(draft, attempt, outcome);
      return;
    case 'unavailable':
    case 'unknown': {
      // The service may have created the order before it failed.
      const answered: OrderAttempt = { ...attempt, said: outcome.detail };
      const isFree = yield* isNotThere(answered);
      if (isFree && outcome.kind === 'unavailable') yield* put(orderActions.becameUnavailable(answered));
      return;
    }
  }
}

/** Goes on with the submission that asked a question. */
function* goOn(): SagaGenerator<void> {
  const isResend = mayResend(yield* select(selectOrderState));
  yield* put(isResend ? orderActions.resendRequested() : orderActions.submitRequested());
}

/** Goes on when the offer for the customer with the named number is calculated. */
function* goOnWithOffer(): SagaGenerator<void> {
  const { offered } = yield* race({
    offered: take(offerActions.calculated),
    failed: take(offerActions.calculationFailed),
  });
  if (offered !== undefined) yield* goOn();
}

/** Locks the basket while an order with it is in flight or of unknown outcome. */
function* holdBasket(): SagaGenerator<void> {
  const takesBasket = yield* select(selectTakesBasket);
  if (takesBasket === (yield* select(selectBasketState)).isLocked) return;
  yield* put(takesBasket ? basketActions.locked() : basketActions.unlocked());
}

function* settleLookup(): SagaGenerator<void> {
  yield* put(orderActions.lookupEnded('failed'));
}

function* settleSubmit(): SagaGenerator<void> {
  const { phase } = yield* select(selectOrderState);
  if (phase === 'outcomeUnknown') yield* settleLookup();
  else if (phase !== 'confirmed') yield* put(orderActions.checkFailed());
}

/** Removes the answer to an earlier submission once the order differs from the one that was answered. */
function* forgetOldAnswer(): SagaGenerator<void> {
  let answer: OrderState | null = null;
  let answered: OrderIntent | null = null;
  for (;;) {
    yield* quietTick();
    const state = yield* select(selectOrderState);
    if (state !== answer) [answer, answered] = [state, null];
    if (!isAnswer(state)) continue;
    const intent = yield* select(selectOrderIntent);
    if (answered !== null) {
      if (intent !== answered) yield* put(orderActions.orderChanged());
      // Differences that appear while services still calculate are a consequence of the submission, not a change by the agent.
    } else if (!(yield* select(selectSubmitBlocks)).some(isPassing)) answered = intent;
  }
}

export function* placeOrderSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(isActionOf(orderSlice), holdBasket),
    takeLeading([orderActions.submitRequested, orderActions.resendRequested], safely(submit, settleSubmit)),
    takeEvery(orderQuestionActions.answered, safely(goOn)),
    takeLatest(orderQuestionActions.phoneNamed, goOnWithOffer),
    takeEvery(
      basketActions.sessionFoundInactive,
      safely(function* askForNewSession() {
        yield* put(orderQuestionActions.asked({ kind: 'inactiveSession' }));
      }),
    ),
    takeLeading(orderActions.lookupRequested, safely(lookUp, settleLookup)),
    call(forgetOldAnswer),
  ]);
}
