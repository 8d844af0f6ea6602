import { put, type SagaGenerator } from 'typed-redux-saga';
import { validateIban } from '~/services/paymentService/paymentService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { checkoutActions } from './checkoutSlice';

const { bankEntered, bankChecked, bankCleared } = checkoutActions;

function* checkBank({ payload }: ReturnType<typeof bankEntered>): SagaGenerator<void> {
  const outcome = yield* withAbort((signal) => validateIban(payload.iban, signal));
  yield* put(
    bankChecked(
      outcome.kind === 'valid'
        ? { status: 'valid', bank: { ...payload, bankName: outcome.bankName } }
        : { status: 'invalid', detail: outcome.detail },
    ),
  );
}

/** Checks typed bank details at the service; a newer entry and leaving the form cancel the check. */
export function* checkoutSaga(): SagaGenerator<void> {
  yield* takeLatestUntil(
    bankEntered,
    [bankCleared],
    safely(checkBank, function* settle() {
      yield* put(bankChecked({ status: 'failed' }));
    }),
  );
}
