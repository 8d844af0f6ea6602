import { put, type SagaGenerator } from 'typed-redux-saga';
import { validateIban } from '~/services/paymentService/paymentService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { paymentActions } from './paymentSlice';

const { bankDetailsEntered, methodChosen, choiceUndone, prefillAgreed, otherBankDetailsWanted } = paymentActions;
const { selectionReset, paymentCleared } = paymentActions;

/**
 * Checks the IBAN at the service, which also returns the bank. A newer entry cancels an older check, and so does any
 * action after which the bank details no longer belong to the payment, such as another customer.
 */
function* checkBankDetails({ payload }: ReturnType<typeof bankDetailsEntered>): SagaGenerator<void> {
  const outcome = yield* withAbort((signal) => validateIban(payload.iban, signal));
  if (outcome.kind === 'valid') {
    yield* put(paymentActions.bankDetailsChecked({ ...payload, bankName: outcome.bankName }));
  } else yield* put(paymentActions.ibanRefused({ detail: outcome.detail }));
}

export function* paymentSaga(): SagaGenerator<void> {
  yield* takeLatestUntil(
    bankDetailsEntered,
    [methodChosen, choiceUndone, prefillAgreed, otherBankDetailsWanted, selectionReset, paymentCleared],
    safely(checkBankDetails, function* settle() {
      yield* put(paymentActions.ibanCheckFailed());
    }),
  );
}
