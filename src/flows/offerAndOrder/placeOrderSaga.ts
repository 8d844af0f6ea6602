import {
  all,
  call,
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
import { basketActions, selectBasket } from '~/features/basket/basketSlice';
import { customerActions } from '~/features/customer/customerSlice';
import { offerActions, selectOffer } from '~/features/offer/offerSlice';
import { orderQuestionActions } from '~/features/order/orderQuestionSlice';
import {
  orderActions,
  type OrderAttempt,
  orderSlice,
  selectOrderState,
  selectTakesBasket,
} from '~/features/order/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { createOrder, type OrderDraft, preCheckOrder } from '~/services/orderService/orderService';
import { fromContext } from '~/shared/saga/callContext';
import { isActionOf } from '~/shared/saga/isActionOf';
import { safely } from '~/shared/saga/safely';
import { selectOfferInputs } from './offerInputs';
import { mayBeSubmitted } from './mayBeSubmitted';
import { selectSubmitBlocks } from './submitFacts';
import { draftOrder, readOutOf } from './draftOrder';
import { takeRefusal } from './orderRefusal';
import { lookUp } from './lookUpOrder';
import { confirm } from './confirmOrder';

/**
 * Submits the order: waits for pending operations, runs the pre-check and sends it. `takeLeading` runs one submission at a time,
 * so that repeated clicks send one order (QUALITY 8). Nothing is sent while something is open; the screen shows what.
 */
function* submit(): SagaGenerator<void> {
  const state = yield* select(selectOrderState);
  // A resend may be in flight in the other watcher.
  if (['confirmed', 'outcomeUnknown', 'checking', 'sending'].includes(state.phase)) return;
  if (!(yield* mayBeSubmitted())) return;
  const draft = yield* draftOrder();
  if (draft === null) return;
  // The total at the submission counts as announced to the caller.
  yield* put(offerActions.totalAnnounced());
  if (state.phase === 'unavailable' && state.customerKey === customerKey(draft.customer)) {
    // After 500 or 503 the attempt is sent again under the same id, so that it cannot become a second order. Without another
    // pre-check: if the first request did arrive, the check would fail because the order has taken the basket.
    yield* send(draft, state);
    return;
  }
  const checked = yield* select(selectOfferInputs);
  yield* put(orderActions.checkStarted());
  const check = yield* call(preCheckOrder, draft);
  if (check.kind === 'refused') {
    yield* takeRefusal(check.code, check.detail);
    return;
  }
  const changed = (yield* select(selectOfferInputs)) !== checked || (yield* select(selectSubmitBlocks)).length > 0;
  if (changed) yield* put(orderActions.checkFailed());
  else {
    yield* send(draft, {
      attemptId: crypto.randomUUID(),
      erpNumber: yield* erpNumberOfBasket(),
      customerNumber: draft.customer.externalCustomerId,
      customerKey: customerKey(draft.customer),
      readOut: yield* readOutOf(draft),
    });
  }
}

/** The number by which a lost order is looked up: the basket's, else the offer's. */
function* erpNumberOfBasket(): SagaGenerator<string | null> {
  const { pregeneratedErpNumber } = yield* select(selectBasket);
  const offer = yield* select(selectOffer);
  return pregeneratedErpNumber ?? offer?.pregeneratedErpNumber ?? null;
}

function* send(draft: OrderDraft, sent: OrderAttempt): SagaGenerator<void> {
  const { attemptId, erpNumber, customerNumber } = sent;
  const readOut = sent.readOut ?? (yield* readOutOf(draft));
  const attempt: OrderAttempt = { attemptId, erpNumber, customerNumber, customerKey: sent.customerKey, readOut };
  yield* put(orderActions.sendingStarted(attempt));
  // Saves the attempt's id before the request is sent, so that a killed browser cannot cause a second order.
  const saveNow = yield* fromContext('saveNow');
  yield* call(saveNow);
  const outcome = yield* call(createOrder, draft, attemptId);
  switch (outcome.kind) {
    case 'created':
      yield* confirm(outcome.order, attempt);
      return;
    case 'refused':
      yield* takeRefusal(outcome.code, outcome.detail);
      return;
    case 'unavailable':
      yield* put(orderActions.becameUnavailable(attempt));
      return;
    case 'unknown':
      yield* put(orderActions.outcomeLost(attempt));
      yield* lookUp();
      return;
  }
}

function* lookUpAgain(): SagaGenerator<void> {
  const state = yield* select(selectOrderState);
  if (state.phase === 'outcomeUnknown') yield* lookUp();
}

function* settleLookup(): SagaGenerator<void> {
  yield* put(orderActions.lookupEnded('failed'));
}

/** Sends an order again under the same id, only after a lookup has not found it. */
function* resend(): SagaGenerator<void> {
  const state = yield* select(selectOrderState);
  if (state.phase !== 'outcomeUnknown' || state.lookup !== 'notThere') return;
  if ((yield* select(selectSubmitBlocks)).length > 0) return;
  const draft = yield* draftOrder();
  // The draft may belong to another customer by now.
  if (draft !== null && customerKey(draft.customer) === state.customerKey) yield* send(draft, state);
}

/** Submits again when the offer for the customer with the named number is calculated. */
function* goOnWithOffer(): SagaGenerator<void> {
  const { offered } = yield* race({
    offered: take(offerActions.calculated),
    failed: take(offerActions.calculationFailed),
  });
  if (offered !== undefined) yield* put(orderActions.submitRequested());
}

/** Locks the basket while an order with it is in flight or of unknown outcome. */
function* holdBasket(): SagaGenerator<void> {
  const takesBasket = yield* select(selectTakesBasket);
  if (takesBasket !== (yield* select(selectBasket)).isLocked) yield* put(basketActions.lockChanged(takesBasket));
}

function* settleSubmit(): SagaGenerator<void> {
  const { phase } = yield* select(selectOrderState);
  if (phase === 'outcomeUnknown') yield* put(orderActions.lookupEnded('failed'));
  else if (phase !== 'confirmed') yield* put(orderActions.checkFailed());
}

/** The actions that change the order, so that the answer to an earlier submission is removed. */
const orderChangers = [
  customerActions.loggedIn,
  customerActions.dataChanged,
  customerActions.addressRemoved,
  customerActions.deliveryAddressChosen,
  basketActions.itemAdded,
  basketActions.itemUpdated,
  basketActions.itemRemoved,
  paymentActions.methodChosen,
  paymentActions.prefillAgreed,
  paymentActions.bankDetailsChecked,
  paymentActions.planChosen,
  paymentActions.dueDayChosen,
  offerActions.freeShippingChosen,
  voucherActions.redeemed,
  voucherActions.removed,
  voucherActions.allRemoved,
  voucherActions.removalUndone,
];

export function* placeOrderSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(isActionOf(orderSlice), holdBasket),
    takeLeading(orderActions.submitRequested, safely(submit, settleSubmit)),
    takeEvery(
      orderQuestionActions.answered,
      safely(function* goOn() {
        yield* put(orderActions.submitRequested());
      }),
    ),
    takeLatest(orderQuestionActions.phoneNamed, goOnWithOffer),
    takeEvery(
      basketActions.sessionFoundInactive,
      safely(function* askForNewSession() {
        yield* put(orderQuestionActions.asked({ kind: 'inactiveSession' }));
      }),
    ),
    takeLeading(orderActions.lookupRequested, safely(lookUpAgain, settleLookup)),
    takeLeading(orderActions.resendRequested, safely(resend, settleSubmit)),
    takeEvery(
      orderChangers,
      safely(function* forgetOldAnswer() {
        yield* put(orderActions.orderChanged());
      }),
    ),
  ]);
}
