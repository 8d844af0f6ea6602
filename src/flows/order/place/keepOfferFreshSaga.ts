import { createSelector, type Action } from '@reduxjs/toolkit';
import { all, call, delay, put, race, select, take, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { isPassing } from '~/domain/order/submitBlocks';
import { isSameSales } from '~/domain/order/salesChannel';
import { basketActions, selectBasketState, selectBasketPending } from '~/features/basket/basketSlice';
import { callActions, selectSales } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { offerActions, selectOfferState } from '~/features/offer/offerSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { serviceNow } from '~/services/http/serviceClock';
import { ServiceError } from '~/services/http/serviceError';
import { calculateOffer } from '~/services/orderService/offerService';
import { latestOnChange } from '~/shared/saga/latestOnChange';
import { safely, withAbort } from '~/shared/saga/safely';
import { selectOfferBasis } from './offerBasis';
import { selectOfferInputs } from './offerInputs';
import { settledForSubmission } from './settledForSubmission';
import { selectSubmitBlocks } from './submitFacts';
import { rememberSales } from './tabSales';
import { applyOffer } from './applyOffer';

const linesChanged = [basketActions.itemAdded, basketActions.itemUpdated, basketActions.itemRemoved];

/** The actions that may end the last pending operation without another offer. */
const endsWithoutOffer = [
  productSearchActions.lookupEnded,
  basketActions.itemNotAdded,
  basketActions.itemNotUpdated,
  basketActions.changeSuperseded,
  recommendationsActions.upgradeAdvanced,
  voucherActions.redemptionFailed,
];

/**
 * The channel to set in the basket; null where the basket has that of the call (DECISIONS 42). Contains the number of lines, so that
 * the value changes with the next article and a failed attempt is repeated.
 */
const selectUntoldChannel = createSelector([selectBasketState, selectSales], ({ id, channel, items }, sales) =>
  id === null || (channel !== null && isSameSales(channel, sales)) ? null : { id, sales, lines: items.length },
);

/**
 * Calculates a new offer once no write of the basket is in flight: changes within 150 ms make one request, a newer change
 * cancels an older request, and the figures shown belong to the last change (QUALITY 11, PERFORMANCE). A submission that waits for the
 * offer ends the 150 ms.
 */
function* recalculate(isRequested: boolean): SagaGenerator<void> {
  if (yield* hasNothingToOffer()) {
    yield* put(offerActions.withdrawn());
    return;
  }
  yield* put(offerActions.becameStale());
  if (isRequested && (yield* hasLostBasket())) yield* put(basketActions.basketLost());
  yield* race([delay(limits.offerDebounce), call(settledForSubmission)]);
  while (yield* select(selectBasketPending)) yield* take('*');
  const inputs = yield* select(selectOfferInputs);
  if (inputs.kind === 'offerable') {
    yield* put(offerActions.calculationStarted());
    const { request } = inputs;
    yield* applyOffer(yield* withAbort((signal) => calculateOffer(request, signal)));
  } else if (yield* hasLostBasket()) {
    yield* put(offerActions.calculationFailed({ failure: { kind: 'basketNotReplaced' }, offer: null }));
  } else yield* put(offerActions.withdrawn());
}

/** True without a customer or without lines, or while something is missing that every offer needs. */
function* hasNothingToOffer(): SagaGenerator<boolean> {
  const { kind } = yield* select(selectOfferInputs);
  if (kind !== 'nothingToOffer') return kind === 'incomplete';
  const { items } = yield* select(selectBasketState);
  return items.length === 0 || (yield* select(selectCustomer)) === null;
}

/** True for lines without a basket: it was lost and could not be replaced yet. */
function* hasLostBasket(): SagaGenerator<boolean> {
  const { id, items, openWrites } = yield* select(selectBasketState);
  return id === null && items.length > 0 && openWrites === 0;
}

/**
 * Records the total when the payment is chosen, before this change makes it stale; a later total is compared with it. For a
 * preselected payment it is the total after the last change of the basket.
 */
function* recordTotalAtPayment(action: Action): SagaGenerator<void> {
  const isChosen = paymentActions.methodChosen.match(action);
  if (isChosen || paymentActions.choiceUndone.match(action)) {
    const isSettled = !(yield* select(selectSubmitBlocks)).some(isPassing);
    const followsBasket = isChosen && action.payload.isPreselected === true;
    yield* put(offerActions.totalAtPaymentRecorded({ isSettled, followsBasket }));
    return;
  }
  const { totalAtPaymentFollowsBasket } = yield* select(selectOfferState);
  if (totalAtPaymentFollowsBasket) {
    yield* put(offerActions.totalAtPaymentRecorded({ isSettled: false, followsBasket: true }));
  }
}

/**
 * Records an awaited total at payment once nothing is pending: after the offer with every article whose lookup was in
 * flight when the payment was chosen, not after an earlier one.
 */
function* recordAwaitedTotal(): SagaGenerator<void> {
  const { status, totalAtPayment, totalAtPaymentFollowsBasket } = yield* select(selectOfferState);
  if (status !== 'current' || totalAtPayment !== 'awaited') return;
  if ((yield* select(selectSubmitBlocks)).some(isPassing)) return;
  yield* put(offerActions.totalAtPaymentRecorded({ isSettled: true, followsBasket: totalAtPaymentFollowsBasket }));
}

/** Records when a total was told for the first time. */
function* timeAnnouncement(): SagaGenerator<void> {
  const { announcedTotal } = yield* select(selectOfferState);
  if (announcedTotal?.at === null) yield* put(offerActions.announcementTimed(serviceNow().toISOString()));
}

/** Waits one tick first, because a lookup ends just before the write of its article begins. */
function* recordAfterWriteBegan(): SagaGenerator<void> {
  yield* delay(0);
  yield* recordAwaitedTotal();
}

/**
 * Sets the call's sales channel in the basket as soon as there is one and they differ, also in a basket that is opened later
 * or was restored without being read. Choosing the channel once more tries again what could not be set.
 */
function* tellChannel(): SagaGenerator<void> {
  const untold = yield* select(selectUntoldChannel);
  if (untold !== null) yield* put(basketActions.channelRequested(untold.sales));
}

function* rememberChoice({ payload }: ReturnType<typeof callActions.salesChannelSwitched>): SagaGenerator<void> {
  yield* call(rememberSales, payload);
}

function* settleOffer(error: unknown): SagaGenerator<void> {
  const timedOut = error instanceof ServiceError && error.kind === 'timeout';
  yield* put(offerActions.calculationFailed({ failure: { kind: timedOut ? 'timeout' : 'unreachable' }, offer: null }));
}

export function* keepOfferFreshSaga(): SagaGenerator<void> {
  yield* all([
    // First, because it records the total before the same change makes it stale.
    takeEvery(
      [paymentActions.methodChosen, paymentActions.choiceUndone, ...linesChanged],
      safely(recordTotalAtPayment),
    ),
    latestOnChange(
      {
        selector: selectOfferBasis,
        initial: { kind: 'nothingToOffer' },
        isRequest: offerActions.recalculationRequested.match,
      },
      safely(recalculate, settleOffer),
    ),
    takeEvery(offerActions.calculated, safely(recordAwaitedTotal)),
    takeEvery([offerActions.totalAnnounced, offerActions.submissionDeclined], timeAnnouncement),
    takeLatest(endsWithoutOffer, safely(recordAfterWriteBegan)),
    latestOnChange(
      {
        selector: selectUntoldChannel,
        initial: null,
        isRequest: callActions.salesChannelSwitched.match,
      },
      tellChannel,
    ),
    takeEvery(callActions.salesChannelSwitched, rememberChoice),
  ]);
}
