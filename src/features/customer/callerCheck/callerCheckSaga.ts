import { put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { checkBirthDate } from '~/services/customerService/birthDateService';
import { safely, withAbort } from '~/shared/saga/safely';
import { callerCheckActions } from './callerCheckSlice';

const { checkRequested, checkSettled, checkFailed, callerCheckDropped } = callerCheckActions;

type Watched = ReturnType<typeof checkRequested> | ReturnType<typeof callerCheckDropped>;

/** Runs the newest check; dropping the check cancels it. */
function* check(action: Watched): SagaGenerator<void> {
  if (!checkRequested.match(action)) return;
  const { customerNumber, birthDate } = action.payload;
  const result = yield* withAbort((signal) => checkBirthDate(customerNumber, birthDate, signal));
  yield* put(checkSettled({ customerNumber, result }));
}

export function* callerCheckSaga(): SagaGenerator<void> {
  yield* takeLatest(
    [checkRequested, callerCheckDropped],
    safely(check, function* settle(_error, action) {
      if (checkRequested.match(action)) yield* put(checkFailed(action.payload.customerNumber));
    }),
  );
}
