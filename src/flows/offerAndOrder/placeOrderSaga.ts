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
 * From the click to the confirmation. `takeLeading` lets one run at a time: whatever is pressed meanwhile, one order is
 * sent (QUALITY 8). With something still open nothing is sent; the screen shows what.
 */
function* submit(): SagaGenerator<void> {
  const state = yield* select(selectOrderState);
  // A resend may be under way in the other watcher.
  if (['confirmed', 'outcomeUnknown', 'checking', 'sending'].includes(state.phase)) return;
  if (!(yield* mayBeSubmitted())) return;
  const draft = yield* draftOrder();
  if (draft === null) return;
  // What stands there when the agent submits is what the caller was told.
  yield* put(offerActions.totalAnnounced());
  if (state.phase === 'unavailable' && state.customerKey === customerKey(draft.customer)) {
    // After 500 or 503 the attempt goes on under the same id, so that it can never become a second order. It was checked
    // before its first send; a second check would stumble over what an order that did arrive has taken with it.
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

/** The number by which a lost order is found again: the basket's, else the one the offer was given. */
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
  // The attempt's id is on disk before the order leaves: a killed browser must not make a second one of it.
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

/** Only an order that is not there is sent again, with the same id. */
function* resend(): SagaGenerator<void> {
  const state = yield* select(selectOrderState);
  if (state.phase !== 'outcomeUnknown' || state.lookup !== 'notThere') return;
  if ((yield* select(selectSubmitBlocks)).length > 0) return;
  const draft = yield* draftOrder();
  // What stands on the screen may belong to another customer by now.
  if (draft !== null && customerKey(draft.customer) === state.customerKey) yield* send(draft, state);
}

/** The customer with the number makes a new offer; with it the order goes on. */
function* goOnWithOffer(): SagaGenerator<void> {
  const { offered } = yield* race({
    offered: take(offerActions.calculated),
    failed: take(offerActions.calculationFailed),
  });
  if (offered !== undefined) yield* put(orderActions.submitRequested());
}

/** No line changes while an order may be taking the basket with it. */
function* holdBasket(): SagaGenerator<void> {
  const takesBasket = yield* select(selectTakesBasket);
  if (takesBasket !== (yield* select(selectBasket)).isLocked) yield* put(basketActions.lockChanged(takesBasket));
}

function* settleSubmit(): SagaGenerator<void> {
  const { phase } = yield* select(selectOrderState);
  if (phase === 'outcomeUnknown') yield* put(orderActions.lookupEnded('failed'));
  else if (phase !== 'confirmed') yield* put(orderActions.checkFailed());
}

/** What makes an old answer speak of another order. */
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
