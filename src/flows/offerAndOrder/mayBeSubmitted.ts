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
 * Runs between the click on submit and the pre-check: waits until the pending calculations have ended, shows the open blocks, asks
 * the next order question, and stops at a total that was not announced. Returns true when the order may be sent.
 */
export function* mayBeSubmitted(): SagaGenerator<boolean> {
  if (!(yield* waitUntilSettled())) return false;
  if (yield* hasOpenPoint()) return false;
  return yield* priceIsAgreed();
}

/** The actions of the agent that change the order; each withdraws a submission that is still waiting. */
const withdrawsSubmission = isAnyOf(
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
 * Delays a submission made while a service still calculates, until nothing is pending or another block is open. Returns false when
 * the agent withdrew it: by Esc (`waitEnded`) or by any change of the order.
 */
function* waitUntilSettled(): SagaGenerator<boolean> {
  if (!(yield* isOnlyPending())) return true;
  yield* put(orderActions.waitStarted());
  for (;;) {
    // Waits one tick: the end of one operation often starts the next (lookup, then write, then offer).
    const isPending = yield* isOnlyPending();
    const { action } = yield* race({ action: take(isAction), ...(!isPending && { isSettled: delay(0) }) });
    if (action !== undefined && !withdrawsSubmission(action)) continue;
    yield* put(orderActions.waitEnded());
    return action === undefined;
  }
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
