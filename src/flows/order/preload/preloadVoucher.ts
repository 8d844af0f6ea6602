import { put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { StepProblem } from '~/domain/order/preload';
import { selectVoucherCodes, voucherActions, type VoucherFailure } from '~/features/voucher/voucherSlice';

/** Redeems the code like a typed one. Returns the problem, or null. */
export function* preloadVoucher(code: string): SagaGenerator<StepProblem | null> {
  if ((yield* select(selectVoucherCodes)).includes(code)) return null;
  yield* put(voucherActions.redemptionRequested(code));
  const { redeemed, failed } = yield* race({
    redeemed: take(voucherActions.redeemed),
    failed: take(voucherActions.redemptionFailed),
    // Another customer, or the next order: what is not verified yet gets no answer.
    replaced: take(voucherActions.customerReplaced),
    cleared: take(voucherActions.vouchersCleared),
  });
  if (redeemed !== undefined) return null;
  return failed === undefined ? { kind: 'technical' } : problemOf(failed.payload, code);
}

function problemOf(failure: VoucherFailure, code: string): StepProblem | null {
  switch (failure.kind) {
    case 'redeemedAlready':
      return null;
    case 'refused':
      return { kind: 'voucherRefused', code, detail: failure.refusal.detail };
    case 'notForEmployees':
      return { kind: 'voucherNotForEmployees' };
    case 'needsCustomerAndBasket':
      return { kind: 'needsCustomerAndBasket' };
    case 'codeMissing':
    case 'ofAnotherCustomer':
    case 'failed':
      return { kind: 'technical' };
  }
}
