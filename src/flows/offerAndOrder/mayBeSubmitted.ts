import { isAction, isAnyOf } from '@reduxjs/toolkit';
import { delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { isPassing } from '~/domain/order/submitBlocks';
import { basketActions } from '~/features/basket/basketSlice';
import { callActions } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/customerSlice';
import { customerDataActions } from '~/features/customerData/customerDataSlice';
import { offerActions, selectOfferState, submissionStop } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/orderSlice';
import { orderQuestionActions } from '~/features/order/orderQuestionSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/productSearch/productSearchSlice';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { selectNextQuestion, selectSubmitBlocks } from './submitFacts';

/**
 * Everything between the click and the pre-check: waits for what is still calculated, then shows what is open, asks what has to
 * be settled with the caller, and stops at a total the caller was not told. True when the order may go.
 */
export function* mayBeSubmitted(): SagaGenerator<boolean> {
  if (!(yield* waitUntilSettled())) return false;
  if (yield* isHeldBack()) return false;
  return yield* priceIsAgreed();
}

/** What the agent does to the order; a submission that waits is taken back by it. */
const takesBack = isAnyOf(
  orderActions.waitEnded,
  productSearchActions.termSubmitted,
  productSearchActions.hitChosen,
  productSearchActions.variantChosen,
  recommendationsActions.articleChosen,
  recommendationsActions.upgradeRequested,
  basketActions.quantityChangeRequested,
  basketActions.detailsChangeRequested,
  basketActions.removalRequested,
  basketActions.undoRemovalRequested,
  customerActions.loginRequested,
  customerActions.deliveryAddressChosen,
  customerActions.addressRemoved,
  customerActions.dataChanged,
  customerDataActions.customerFormOpened,
  customerDataActions.addressFormOpened,
  paymentActions.methodChosen,
  paymentActions.prefillAgreed,
  paymentActions.otherBankDetailsWanted,
  paymentActions.bankDetailsEntered,
  paymentActions.installmentEditRequested,
  paymentActions.dueDayChosen,
  paymentActions.planChosen,
  voucherActions.redemptionRequested,
  voucherActions.removed,
  voucherActions.allRemoved,
  voucherActions.removalUndone,
  offerActions.freeShippingChosen,
  callActions.salesChannelSwitched,
);

/**
 * Keeps a submission made while a service still calculates, until nothing is pending or something else is open. False when the
 * agent took it back: by Esc (`waitEnded`) or by any change.
 */
function* waitUntilSettled(): SagaGenerator<boolean> {
  if (!(yield* isOnlyPending())) return true;
  yield* put(orderActions.waitStarted());
  for (;;) {
    // One event often ends one wait and begins the next: the article is found, then added, then the offer is asked for.
    const isPending = yield* isOnlyPending();
    const { action } = yield* race({ action: take(isAction), ...(!isPending && { isSettled: delay(0) }) });
    if (action !== undefined && !takesBack(action)) continue;
    yield* put(orderActions.waitEnded());
    return action === undefined;
  }
}

function* isOnlyPending(): SagaGenerator<boolean> {
  const blocks = yield* select(selectSubmitBlocks);
  return blocks.length > 0 && blocks.every(isPassing);
}

/** Something is open: a block, which the screen shows, or a question to settle with the caller first. */
function* isHeldBack(): SagaGenerator<boolean> {
  const blocks = yield* select(selectSubmitBlocks);
  if (blocks.length > 0) {
    if (blocks.every(({ kind }) => kind === 'noPaymentLeft')) yield* put(paymentActions.onlineShopOpened('noneLeft'));
    return true;
  }
  const question = yield* select(selectNextQuestion);
  if (question !== null) yield* put(orderQuestionActions.asked(question));
  return question !== null;
}

/** True when the total did not rise, or once the risen one was told; false when the agent declines or the offer changes. */
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
