import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { all, call, delay, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { defaultSales } from '~config/salesChannels';
import type { OfferOutcome } from '~/domain/offer/offer';
import { isPassing } from '~/domain/order/submitBlocks';
import { isSameSales } from '~/domain/order/salesChannel';
import { basketActions, selectBasket, selectBasketPending } from '~/features/basket/basketSlice';
import { callActions, selectSales } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/customerSlice';
import { offerActions, selectOfferState } from '~/features/offer/offerSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/productSearch/productSearchSlice';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { serviceNow } from '~/services/http/serviceClock';
import { ServiceError } from '~/services/http/serviceError';
import { calculateOffer, type OfferRequest } from '~/services/orderService/offerService';
import { safely, withAbort } from '~/shared/saga/safely';
import { selectOfferInputs } from './offerInputs';
import { selectSubmitBlocks } from './submitFacts';
import { rememberSales } from './tabSales';
import { takeOffer } from './takeOffer';

const linesChanged = isAnyOf(basketActions.itemAdded, basketActions.itemUpdated, basketActions.itemRemoved);

/** The actions that change what an offer depends on: each makes the figures stale, and the last one is calculated. */
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
  paymentActions.dueDayChosen,
  paymentActions.planChosen,
  paymentActions.planLost,
  paymentActions.installmentsCancelled,
  voucherActions.redeemed,
  voucherActions.removed,
  voucherActions.allRemoved,
  voucherActions.removalUndone,
  callActions.salesChannelSwitched,
  callActions.salesHandedOver,
  offerActions.freeShippingChosen,
  offerActions.recalculationRequested,
];

/** The actions that may end the last pending operation without another offer. */
const endsWithoutOffer = [
  productSearchActions.lookupEnded,
  basketActions.itemNotAdded,
  basketActions.itemNotUpdated,
  basketActions.changeSuperseded,
  recommendationsActions.upgradeChanged,
  voucherActions.redemptionFailed,
];

/** The actions after which the basket may have another channel than the call. */
const channelConcerns = [
  callActions.salesChannelSwitched,
  callActions.salesHandedOver,
  basketActions.itemAdded,
  basketActions.basketReloaded,
  basketActions.basketReopened,
  basketActions.channelSet,
];

/**
 * Calculates a new offer: changes within 150 ms make one request, a newer change cancels an older request, and the
 * figures shown belong to the last change (QUALITY 11, PERFORMANCE).
 */
function* recalculate(action: Action): SagaGenerator<void> {
  yield* recordTotalAtPayment(action);
  const inputs = yield* select(selectOfferInputs);
  if (inputs.kind !== 'offerable') {
    yield* put(offerActions.withdrawn());
    const { id, items, openWrites } = yield* select(selectBasket);
    // A lost basket could not be replaced yet: tries again to open one for its lines.
    if (id === null && items.length > 0 && openWrites === 0) yield* put(basketActions.basketLost());
    return;
  }
  yield* put(offerActions.becameStale());
  yield* delay(limits.offerDebounce);
  // No offer while a write of the basket is in flight: its end starts this saga again.
  if (yield* select(selectBasketPending)) return;
  const current = yield* select(selectOfferInputs);
  if (current.kind !== 'offerable') return;
  yield* put(offerActions.calculationStarted());
  yield* takeOffer(yield* requestOffer(current.request));
}

/**
 * Records the total when the payment is chosen, before this change makes it stale; a later total is compared with it. For a
 * preselected payment it is the total after the last change of the basket.
 */
function* recordTotalAtPayment(action: Action): SagaGenerator<void> {
  if (paymentActions.methodChosen.match(action)) {
    const isSettled = !(yield* select(selectSubmitBlocks)).some(isPassing);
    yield* put(
      offerActions.totalAtPaymentRecorded({ isSettled, followsBasket: action.payload.isPreselected === true }),
    );
    return;
  }
  const { totalAtPaymentFollowsBasket } = yield* select(selectOfferState);
  if (totalAtPaymentFollowsBasket && linesChanged(action)) {
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

/** Requests the offer that waited for a write, when the write has changed nothing. */
function* resumeAfterWrite(): SagaGenerator<void> {
  const { status } = yield* select(selectOfferState);
  if (status === 'stale') yield* put(offerActions.recalculationRequested());
}

function* requestOffer(request: OfferRequest): SagaGenerator<OfferOutcome> {
  return yield* withAbort((signal) => calculateOffer(request, signal));
}

/**
 * Sets the call's sales channel in the basket as soon as there is one, also in a basket that is opened later (DECISIONS 42).
 * A basket without a channel of its own has the default one.
 */
function* tellChannel(): SagaGenerator<void> {
  const { id, channel } = yield* select(selectBasket);
  const sales = yield* select(selectSales);
  if (id === null || isSameSales(channel ?? defaultSales, sales)) return;
  yield* put(basketActions.channelRequested(sales));
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
    takeLatest(offerChangers, safely(recalculate, settleOffer)),
    takeEvery(
      [basketActions.itemNotAdded, basketActions.itemNotUpdated, basketActions.changeSuperseded],
      safely(resumeAfterWrite),
    ),
    takeEvery(offerActions.calculated, safely(recordAwaitedTotal)),
    takeEvery([offerActions.totalAnnounced, offerActions.submissionDeclined], timeAnnouncement),
    takeLatest(endsWithoutOffer, safely(recordAfterWriteBegan)),
    takeEvery(channelConcerns, safely(tellChannel)),
    takeEvery(callActions.salesChannelSwitched, rememberChoice),
  ]);
}
