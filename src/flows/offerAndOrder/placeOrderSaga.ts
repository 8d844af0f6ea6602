import {
  all,
  call,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import { limits } from '~config/limits';
import { berlinDay, monthsBefore } from '~/domain/common/berlinTime';
import { customerKey } from '~/domain/customer/customer';
import type { Order } from '~/domain/order/order';
import { deliveryTimesOf, type OrderReadOut } from '~/domain/order/orderReadOut';
import { planOf } from '~/domain/payment/payment';
import { basketActions, selectBasket } from '~/features/basket/basketSlice';
import { callActions, selectCall } from '~/features/call/callSlice';
import { selectConsentAnswers } from '~/features/consent/consentSlice';
import { customerActions, selectCustomer, selectDeliveryAddress } from '~/features/customer/customerSlice';
import { customerRecordActions } from '~/features/customerRecord/customerRecordSlice';
import { offerActions, selectOffer, selectPlans } from '~/features/offer/offerSlice';
import { orderQuestionActions } from '~/features/order/orderQuestionSlice';
import {
  orderActions,
  orderSlice,
  selectOrderState,
  selectTakesBasket,
  type OrderAttempt,
} from '~/features/order/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { scriptActions } from '~/features/script/scriptSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { serviceNow } from '~/services/http/serviceClock';
import { log } from '~/services/loggingService/loggingService';
import { loadOrders, type OrdersQuery } from '~/services/orderHistoryService/orderHistoryService';
import { loadOrderInfo } from '~/services/orderHistoryService/orderInfo';
import { createOrder, loadOrder, preCheckOrder, type OrderDraft } from '~/services/orderService/orderService';
import { fromContext } from '~/shared/saga/callContext';
import { isActionOf } from '~/shared/saga/isActionOf';
import { safely } from '~/shared/saga/safely';
import { selectOfferInputs } from './offerInputs';
import { settleCustomer } from './afterOrder';
import { rememberDeletedBasket } from './deletedBaskets';
import { mayBeSubmitted } from './mayBeSubmitted';
import { selectSubmitBlocks } from './submitFacts';
import { blockBillingAddress } from './takeOffer';

/** What the agent sends, frozen at this moment; null while something is missing. */
function* draftOrder(): SagaGenerator<OrderDraft | null> {
  const inputs = yield* select(selectOfferInputs);
  const { items } = yield* select(selectBasket);
  if (inputs.kind !== 'offerable') return null;
  const { request } = inputs;
  const { deliveryAddress, payment } = request;
  if (deliveryAddress === null || payment === null) return null;
  const plan = planOf(payment, yield* select(selectPlans));
  const signupForNewsletter = (yield* select(selectConsentAnswers))?.newsletter ?? false;
  return { ...request, items, deliveryAddress, payment, plan, signupForNewsletter };
}

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
  yield* put(offerActions.totalTold());
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

/** Payment errors refresh the payment options, everything else the figures: the agent sees what the service saw. */
function* takeRefusal(code: string | null, detail: string | null): SagaGenerator<void> {
  yield* put(orderActions.refused({ code, detail }));
  switch (code) {
    case 'basket_invalid':
      // Means sold out (DECISIONS 46): reload basket and offer, which show what is still available.
      yield* put(basketActions.reloadRequested());
      yield* put(offerActions.recalculationRequested());
      return;
    case 'BasketNotFound':
      yield* put(basketActions.basketLost());
      return;
    case 'order_with_address_category1_not_allowed': {
      const delivery = yield* select(selectDeliveryAddress);
      const address = delivery ?? (yield* select(selectCustomer))?.billingAddress ?? null;
      if (address !== null) yield* put(offerActions.addressBlocked(address.id));
      return;
    }
    case 'order_with_invoice_address_category1_not_allowed':
      yield* blockBillingAddress();
      return;
    case 'invalid-installments':
      yield* put(paymentActions.planLost());
      return;
    default:
      yield* put(offerActions.recalculationRequested());
  }
}

/** Looks the order up by its ERP number before anything is sent again (DECISIONS 28; CONTRACT Orders). */
function* lookUp(): SagaGenerator<void> {
  const state = yield* select(selectOrderState);
  const order = yield* findLostOrder();
  if (order === null) yield* put(orderActions.lookupEnded('notThere'));
  else yield* confirm(order, state.phase === 'outcomeUnknown' ? state : null);
}

function* findLostOrder(): SagaGenerator<Order | null> {
  const state = yield* select(selectOrderState);
  if (state.phase !== 'outcomeUnknown' || state.erpNumber === null) {
    throw new Error('An order without ERP number cannot be looked up');
  }
  const { erpNumber, customerNumber } = state;
  if (customerNumber === null) return yield* findGuestOrder(erpNumber);
  const now = serviceNow();
  const query: OrdersQuery = {
    externalCustomerId: customerNumber,
    page: 1,
    size: limits.orderHistoryPageSize,
    status: 'ALL',
    searchFrom: monthsBefore(now, 1),
    searchTo: berlinDay(now),
    keywords: [erpNumber],
  };
  const { orders } = yield* call(loadOrders, query);
  return orders.find((order) => order.pregeneratedErpNumber === erpNumber) ?? null;
}

/** Without a customer number the order system is asked for the ERP number (CONTRACT Orders). */
function* findGuestOrder(erpNumber: string): SagaGenerator<Order | null> {
  const info = yield* call(loadOrderInfo, erpNumber);
  if (info === null) return null;
  const order = yield* call(loadOrder, info.externalOrderId ?? erpNumber);
  // The order system knows it: whatever the order service says, it must not be sent again.
  if (order === null) throw new Error('The order that was found could not be loaded');
  return order;
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

/**
 * The order stands: basket, vouchers and payment are done with, the confirmation is shown, the order is tracked. What was
 * agreed with another customer meanwhile stays; articles that were asked for meanwhile go into the next basket.
 */
function* confirm(order: Order, attempt: OrderAttempt | null): SagaGenerator<void> {
  const { agentUsername } = yield* select(selectCall);
  const { id } = yield* select(selectBasket);
  const customer = yield* select(selectCustomer);
  const isSameCustomer = customer !== null && customerKey(customer) === attempt?.customerKey;
  rememberDeletedBasket(id, 'orderCreation');
  yield* put(basketActions.basketCleared());
  yield* put(orderActions.confirmed({ order, readOut: attempt?.readOut ?? null }));
  if (isSameCustomer) {
    yield* put(voucherActions.vouchersCleared());
    yield* put(paymentActions.paymentCleared());
    yield* put(offerActions.cleared());
    yield* put(scriptActions.orderDone());
    yield* put(customerRecordActions.purchased(order));
    yield* put(callActions.sourceOverridden(null));
  }
  yield* put(orderQuestionActions.cleared());
  if (agentUsername !== '') {
    log('info', 'order_created', { orderId: order.id, agentUsername });
  }
  yield* settleCustomer(order, attempt?.customerKey ?? '');
}

/** What the agent will read out, as the call stands when the order leaves. */
function* readOutOf(draft: OrderDraft): SagaGenerator<OrderReadOut | null> {
  const offer = yield* select(selectOffer);
  if (offer === null) return null;
  return {
    told: offer.totalPrice,
    deliveryAddress: draft.deliveryAddress,
    plan: draft.plan,
    freeShipping: draft.freeShipping,
    deliveryTimes: deliveryTimesOf(offer),
    newsletter: draft.signupForNewsletter,
    voucherCodes: draft.voucherCodes,
    email: draft.customer.email,
  };
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
  if (takesBasket !== (yield* select(selectBasket)).isHeld) yield* put(basketActions.holdChanged(takesBasket));
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
