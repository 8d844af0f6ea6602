import { isAction } from '@reduxjs/toolkit';
import { all, call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { memberOf } from '~/domain/common/memberOf';
import { isEmployeeType } from '~/domain/customer/customer';
import { withoutBlanks } from '~/domain/common/digits';
import { selectBasketPending } from '~/features/basket/basketSlice';
import { selectCallState, selectFlags } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { selectLookingUp } from '~/features/article/search/productSearchSlice';
import { selectIsVerifying, selectVoucherState, voucherActions } from '~/features/voucher/voucherSlice';
import { loadSuggestedVouchers, verifyVoucher } from '~/services/orderService/voucherService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeInTurn } from '~/shared/saga/takeInTurn';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { selectOfferInputs } from './offerInputs';

/** Verifies a code for this customer and basket; a valid one goes into the next offer (REQ C11.1). */
function* redeem({ payload }: ReturnType<typeof voucherActions.redemptionRequested>): SagaGenerator<void> {
  const code = withoutBlanks(payload);
  if (code === '') {
    yield* put(voucherActions.redemptionFailed({ kind: 'codeMissing' }));
    return;
  }
  yield* waitForBasket(code);
  const inputs = yield* select(selectOfferInputs);
  if (inputs.kind === 'nothingToOffer') {
    yield* put(voucherActions.redemptionFailed({ kind: 'needsCustomerAndBasket' }));
    return;
  }
  const { customer, basketId, salesChannel, sourceChannel } = inputs.request;
  if (isEmployeeType(customer.type)) {
    yield* put(voucherActions.redemptionFailed({ kind: 'notForEmployees' }));
    return;
  }
  const { codes, codeField, failure } = yield* select(selectVoucherState);
  const isRedeemed = memberOf(codes, code) !== null;
  const isRefused = failure?.kind === 'refused' && failure.code === code;
  // A second press while it was verified: its answer has cleared the field and stands there.
  if ((isRedeemed || isRefused) && withoutBlanks(codeField) !== code) return;
  if (isRedeemed) {
    yield* put(voucherActions.redemptionFailed({ kind: 'redeemedAlready', code }));
    return;
  }
  yield* put(voucherActions.verificationStarted(code));
  // Null for a guest and a new customer: their code is verified without a number.
  const externalCustomerId = customer.externalCustomerId;
  const outcome = yield* call(verifyVoucher, { code, externalCustomerId, basketId, salesChannel, sourceChannel });
  const { multipleVouchers: several } = yield* select(selectFlags);
  if (outcome.kind === 'valid') yield* put(voucherActions.redeemed({ voucher: outcome.voucher, several }));
  else yield* put(voucherActions.redemptionFailed({ kind: 'refused', code, refusal: outcome.refusal }));
}

/** Waits while the first article is being looked up or added, so that a code can be typed right after it. */
function* waitForBasket(code: string): SagaGenerator<void> {
  while ((yield* select(selectCustomer)) !== null && (yield* select(selectOfferInputs)).kind === 'nothingToOffer') {
    const isPending = (yield* select(selectBasketPending)) || (yield* select(selectLookingUp)).length > 0;
    if (isPending && !(yield* select(selectIsVerifying))) yield* put(voucherActions.verificationStarted(code));
    // The article is looked up first, then added: between the two nothing is pending for a moment.
    const { isSettled } = yield* race({ next: take(isAction), ...(!isPending && { isSettled: delay(0) }) });
    if (isSettled !== undefined) return;
  }
}

/** Loads suggestions for a known customer; without a customer number there are none. */
function* suggestVouchers(): SagaGenerator<void> {
  const number = (yield* select(selectCustomer))?.externalCustomerId ?? null;
  const { country } = yield* select(selectCallState);
  const vouchers = number === null ? [] : yield* withAbort((signal) => loadSuggestedVouchers(number, country, signal));
  yield* put(voucherActions.suggestionsLoaded(vouchers));
}

/**
 * Redeems one code after the other: one that is entered while another is verified must not drop it. Another customer or the next
 * order clears the vouchers, which drops what is not verified yet.
 */
function* redeemInTurn(): SagaGenerator<void> {
  const redeemOne = safely(redeem, function* settle(_error, { payload }) {
    yield* put(voucherActions.redemptionFailed({ kind: 'failed', code: payload }));
  });
  for (;;) {
    yield* race({
      redeeming: call(takeInTurn, voucherActions.redemptionRequested, redeemOne),
      dropped: take([voucherActions.vouchersCleared, voucherActions.customerReplaced]),
    });
  }
}

export function* redeemVoucherSaga(): SagaGenerator<void> {
  yield* all([
    call(redeemInTurn),
    takeLatestUntil(
      voucherActions.suggestionsRequested,
      [voucherActions.suggestionsClosed, voucherActions.vouchersCleared, voucherActions.customerReplaced],
      safely(suggestVouchers, function* settle() {
        yield* put(voucherActions.suggestionsFailed());
      }),
    ),
  ]);
}
