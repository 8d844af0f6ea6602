import { call, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { isEmployeeType } from '~/domain/customer';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { verifyVoucher } from '~/services/orderService/voucherService';
import { safely } from '~/shared/saga/safely';
import { selectOfferInputs } from './offerInputs';

/** Verifies a code for this customer and basket; a valid one goes into the next offer (spec 2 §4 'Voucher workflow'). */
function* redeem({ payload }: ReturnType<typeof voucherActions.redemptionRequested>): SagaGenerator<void> {
  const code = payload.replaceAll(/\s/g, '');
  if (code === '') {
    yield* put(voucherActions.redemptionFailed({ kind: 'codeMissing' }));
    return;
  }
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
  yield* put(voucherActions.verificationStarted(code));
  // A guest and a new customer have no number yet: the code is checked for everybody.
  const externalCustomerId = customer.externalCustomerId;
  const outcome = yield* call(verifyVoucher, { code, externalCustomerId, basketId, salesChannel, sourceChannel });
  if (outcome.kind === 'valid') yield* put(voucherActions.redeemed(outcome.voucher.code));
  else yield* put(voucherActions.redemptionFailed({ kind: 'refused', code, refusal: outcome.refusal }));
}

export function* redeemVoucherSaga(): SagaGenerator<void> {
  yield* takeLatest(
    voucherActions.redemptionRequested,
    safely(redeem, function* settle(_error, { payload }) {
      yield* put(voucherActions.redemptionFailed({ kind: 'failed', code: payload }));
    }),
  );
}
