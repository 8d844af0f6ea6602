import { put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { validateIban } from '~/services/paymentService/paymentService';
import { safely, withAbort } from '~/shared/saga/safely';
import { paymentActions } from './paymentSlice';

/** The service checks the IBAN and names the bank; a newer entry cancels an older check. */
function* checkBankDetails({ payload }: ReturnType<typeof paymentActions.bankDetailsEntered>): SagaGenerator<void> {
  const outcome = yield* withAbort((signal) => validateIban(payload.iban, signal));
  if (outcome.kind === 'valid') {
    yield* put(paymentActions.bankDetailsChecked({ ...payload, bankName: outcome.bankName }));
  } else yield* put(paymentActions.ibanRefused({ detail: outcome.detail }));
}

export function* paymentSaga(): SagaGenerator<void> {
  yield* takeLatest(
    paymentActions.bankDetailsEntered,
    safely(checkBankDetails, function* settle() {
      yield* put(paymentActions.ibanCheckFailed());
    }),
  );
}
