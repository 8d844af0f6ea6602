import { put, type SagaGenerator } from 'typed-redux-saga';
import { checkBirthDate } from '~/services/customerService/birthDateService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { callerCheckActions } from './callerCheckSlice';

const { checkRequested, checkSettled, checkFailed, callerCheckDropped } = callerCheckActions;

/** Runs the newest check; dropping the check cancels it. */
function* check({ payload: { customerNumber, birthDate } }: ReturnType<typeof checkRequested>): SagaGenerator<void> {
  const result = yield* withAbort((signal) => checkBirthDate(customerNumber, birthDate, signal));
  yield* put(checkSettled({ customerNumber, result }));
}

export function* callerCheckSaga(): SagaGenerator<void> {
  yield* takeLatestUntil(
    checkRequested,
    [callerCheckDropped],
    safely(check, function* settle(_error, { payload }) {
      yield* put(checkFailed(payload.customerNumber));
    }),
  );
}
