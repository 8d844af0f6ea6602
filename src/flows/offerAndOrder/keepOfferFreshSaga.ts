import { all, call, delay, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import type { OfferOutcome } from '~/domain/offer';
import { availablePayments, canChoose } from '~/domain/availablePayments';
import { refusalReason } from '~/domain/voucher';
import { basketActions, selectBasket, selectBasketPending } from '~/features/basket/basketSlice';
import { callActions } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/customerSlice';
import { offerActions, selectOfferState } from '~/features/offer/offerSlice';
import { selectOrderState } from '~/features/order/orderSlice';
import { paymentActions, selectPaymentSelection } from '~/features/payment/paymentSlice';
import { voucherActions, selectVoucherCodes } from '~/features/voucher/voucherSlice';
import { serviceNow } from '~/services/http/serviceClock';
import { ServiceError } from '~/services/http/serviceError';
import { calculateOffer, type OfferRequest } from '~/services/orderService/offerService';
import { switchBasketChannel } from '~/services/basketService/basketService';
import { safely, withAbort } from '~/shared/saga/safely';
import { selectOfferInputs, selectPaymentFacts } from './offerInputs';

/** Everything an offer depends on. What stands here makes the figures stale; the last change wins. */
const offerChangers = [
  basketActions.itemAdded,
  basketActions.itemUpdated,
  basketActions.itemRemoved,
  basketActions.basketReloaded,
  basketActions.basketReopened,
  customerActions.loggedIn,
  customerActions.restored,
  customerActions.dataChanged,
  customerActions.changesTaken,
  customerActions.addressRemoved,
  customerActions.deliveryAddressChosen,
  paymentActions.methodChosen,
  paymentActions.prefillAgreed,
  paymentActions.otherBankDetailsWanted,
  paymentActions.bankDetailsChecked,
  paymentActions.selectionReset,
  voucherActions.redeemed,
  voucherActions.removed,
  callActions.salesChannelSwitched,
  offerActions.recalculationRequested,
];

/**
 * Keeps the offer fresh: changes within 150 ms make one request, a newer change cancels an older request, and the
 * figures shown belong to the last change (QUALITY 11, PERFORMANCE).
 */
function* recalculate(): SagaGenerator<void> {
  const inputs = yield* select(selectOfferInputs);
  if (inputs.kind === 'nothingToOffer') {
    yield* put(offerActions.withdrawn());
    const { id, items, openWrites } = yield* select(selectBasket);
    // The lines of a lost basket still wait for a new one.
    if (id === null && items.length > 0 && openWrites === 0) yield* put(basketActions.basketLost());
    return;
  }
  yield* put(offerActions.becameStale());
  yield* delay(limits.offerDebounce);
  // A write under way ends in an event that starts this again: no offer for a basket that is about to change.
  if (yield* select(selectBasketPending)) return;
  const current = yield* select(selectOfferInputs);
  if (current.kind === 'nothingToOffer') return;
  yield* put(offerActions.calculationStarted());
  yield* takeOutcome(yield* requestOffer(current.request));
}

/** A write that changed nothing still ends the wait of an offer that was held back for it. */
function* resumeAfterWrite(): SagaGenerator<void> {
  const { status } = yield* select(selectOfferState);
  if (status === 'stale') yield* put(offerActions.recalculationRequested());
}

function* requestOffer(request: OfferRequest): SagaGenerator<OfferOutcome> {
  return yield* withAbort((signal) => calculateOffer(request, signal));
}

const maximumLostBaskets = 2;

function* takeOutcome(outcome: OfferOutcome): SagaGenerator<void> {
  if (outcome.kind === 'offered') {
    const { offer, paymentOptions } = outcome;
    yield* put(offerActions.calculated({ offer, paymentOptions, at: serviceNow().toISOString() }));
    yield* keepPaymentPossible();
    return;
  }
  const { problem } = outcome;
  yield* put(offerActions.calculationFailed({ failure: problem, offer: outcome.offer }));
  if (problem.kind === 'voucher') {
    const sentCodes = yield* select(selectVoucherCodes);
    const { title, detail, invalidVouchers, code } = problem;
    yield* put(
      voucherActions.refusedByOffer({ code, refusal: { reason: refusalReason(title), detail, invalidVouchers } }),
    );
    // The refused code is out: the offer without it is what the agent can go on with. Without any code a refusal is final.
    if (sentCodes.length > 0) yield* put(offerActions.recalculationRequested());
  }
  if (problem.kind !== 'basketNotFound' || (yield* orderMayHaveTakenIt())) return;
  // A service that forgets every basket at once is not asked without end; the agent can still recalculate.
  const { lostBaskets } = yield* select(selectOfferState);
  if (lostBaskets <= maximumLostBaskets) yield* put(basketActions.basketLost());
}

/** The basket of an order whose outcome is unknown is not opened again: the order may stand. */
function* orderMayHaveTakenIt(): SagaGenerator<boolean> {
  const order = yield* select(selectOrderState);
  return order.phase === 'sending' || (order.phase === 'outcomeUnknown' && order.lookup !== 'notThere');
}

/** A payment that the new offer no longer allows is reset, with the reason (spec 2 §4 'Payment'). */
function* keepPaymentPossible(): SagaGenerator<void> {
  const selection = yield* select(selectPaymentSelection);
  if (selection === null) return;
  const choices = availablePayments(yield* select(selectPaymentFacts));
  if (canChoose(choices, selection.method)) return;
  const refusal = choices.find(({ method }) => method === selection.method)?.refusal;
  yield* put(
    paymentActions.selectionReset(
      refusal?.kind === 'onlyToBillingAddress' ? refusal : { kind: 'noLongerOffered', method: selection.method },
    ),
  );
}

/** Cash on delivery goes to the billing address only: choosing another one resets it at once. */
function* resetCashOnDelivery(): SagaGenerator<void> {
  const selection = yield* select(selectPaymentSelection);
  const { deliversToBillingAddress } = yield* select(selectPaymentFacts);
  if (selection?.method === 'CASH_ON_DELIVERY' && !deliversToBillingAddress) {
    yield* put(paymentActions.selectionReset({ kind: 'onlyToBillingAddress' }));
  }
}

/** The preferred payment of the customer is chosen beforehand where it can be taken on the telephone. */
function* preselectPayment({ payload }: ReturnType<typeof customerActions.loggedIn>): SagaGenerator<void> {
  const { customer, isAnother } = payload;
  const method = customer.preferredPaymentMethod;
  if (isAnother) {
    // Vouchers and payment of the other customer go; the basket is the caller's wish and stays.
    yield* put(voucherActions.vouchersCleared());
    yield* put(paymentActions.paymentCleared());
  }
  if ((yield* select(selectPaymentSelection)) !== null) return;
  if (method === null || !canChoose(availablePayments(yield* select(selectPaymentFacts)), method)) return;
  if (method === 'DIRECT_DEBIT' && customer.bankingDetails === null) return;
  yield* put(paymentActions.methodChosen({ method, hasBankDetails: customer.bankingDetails !== null }));
}

function* switchChannel({ payload }: ReturnType<typeof callActions.salesChannelSwitched>): SagaGenerator<void> {
  const inputs = yield* select(selectOfferInputs);
  if (inputs.kind === 'offerable') {
    yield* call(switchBasketChannel, inputs.request.basketId, payload.channel, payload.office);
  }
}

function* settleOffer(error: unknown): SagaGenerator<void> {
  const timedOut = error instanceof ServiceError && error.kind === 'timeout';
  yield* put(offerActions.calculationFailed({ failure: { kind: timedOut ? 'timeout' : 'unreachable' }, offer: null }));
}

export function* keepOfferFreshSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(offerChangers, safely(recalculate, settleOffer)),
    takeEvery(
      [basketActions.itemNotAdded, basketActions.itemNotUpdated, basketActions.changeSuperseded],
      safely(resumeAfterWrite),
    ),
    takeEvery(
      [customerActions.deliveryAddressChosen, customerActions.dataChanged, customerActions.addressRemoved],
      safely(resetCashOnDelivery),
    ),
    takeEvery(customerActions.loggedIn, safely(preselectPayment)),
    takeEvery(callActions.salesChannelSwitched, safely(switchChannel)),
  ]);
}
