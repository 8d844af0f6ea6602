import type { UnknownAction } from '@reduxjs/toolkit';
import { put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { validateIban } from '~/services/paymentService/paymentService';
import { safely, withAbort } from '~/shared/saga/safely';
import { checkoutActions } from './checkoutSlice';

const { bankEntered, bankChecked, bankCleared } = checkoutActions;

function* checkBank(action: UnknownAction): SagaGenerator<void> {
  if (!bankEntered.match(action)) return;
  const { payload } = action;
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
  yield* takeLatest(
    [bankEntered, bankCleared],
    safely(checkBank, function* settle() {
      yield* put(bankChecked({ status: 'failed' }));
    }),
  );
}
