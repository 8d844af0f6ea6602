import { createSelector } from '@reduxjs/toolkit';
import { select, type SagaGenerator } from 'typed-redux-saga';
import { selectLookingUp } from '~/features/article/search/productSearchSlice';
import { selectBasketPending } from '~/features/basket/basketSlice';
import { selectOrderState } from '~/features/order/place/orderSlice';
import { selectBankInCheck } from '~/features/payment/paymentSlice';
import { selectIsExchanging } from '~/features/recommendations/recommendationsSlice';
import { selectVoucherState } from '~/features/voucher/voucherSlice';
import { quietTick } from '~/shared/saga/quietTick';

const isSettledForSubmission = createSelector(
  [selectOrderState, selectBasketPending, selectLookingUp, selectIsExchanging, selectVoucherState, selectBankInCheck],
  (order, basketPending, lookingUp, isExchanging, { verifying }, bankInCheck) =>
    order.phase === 'waiting' &&
    !basketPending &&
    lookingUp.length === 0 &&
    !isExchanging &&
    verifying === null &&
    bankInCheck === null,
);

/**
 * Returns once a submission waits for the offer and nothing else of the order is in flight: the agent has entered everything, so that no
 * further change is worth waiting for.
 */
export function* settledForSubmission(): SagaGenerator<void> {
  while (!(yield* select(isSettledForSubmission))) yield* quietTick();
}
