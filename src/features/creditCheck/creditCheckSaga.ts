import { put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { loadCreditStanding } from '~/services/customerService/creditService';
import { safely, withAbort } from '~/shared/saga/safely';
import { creditCheckActions, selectCreditCheck } from './creditCheckSlice';

const { numberTyped, checkRequested, checkSettled, checkLeft } = creditCheckActions;

/**
 * Runs the check. Any change of the field and leaving the screen cancel the running check; only a submit with a valid
 * number starts one.
 */
function* check(): SagaGenerator<void> {
  const { result } = yield* select(selectCreditCheck);
  if (result.phase !== 'loading') return;
  const { customerNumber } = result;
  const standing = yield* withAbort((signal) => loadCreditStanding(customerNumber, signal));
  yield* put(
    checkSettled(
      standing === null ? { phase: 'notFound', customerNumber } : { phase: 'loaded', customerNumber, standing },
    ),
  );
}

export function* creditCheckSaga(): SagaGenerator<void> {
  yield* takeLatest(
    [numberTyped, checkRequested, checkLeft],
    safely(check, function* settle() {
      const { result } = yield* select(selectCreditCheck);
      if (result.phase !== 'loading') return;
      yield* put(checkSettled({ phase: 'failed', customerNumber: result.customerNumber }));
    }),
  );
}
