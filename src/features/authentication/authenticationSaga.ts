import { put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { checkBirthDate } from '~/services/customerService/birthDateService';
import { safely, withAbort } from '~/shared/saga/safely';
import { authenticationActions } from './authenticationSlice';

const { checkRequested, checkSettled, checkFailed, authenticationDropped } = authenticationActions;

type Watched = ReturnType<typeof checkRequested> | ReturnType<typeof authenticationDropped>;

/** Runs the newest check; dropping the authentication cancels it. */
function* check(action: Watched): SagaGenerator<void> {
  if (!checkRequested.match(action)) return;
  const { customerNumber, birthDate } = action.payload;
  const result = yield* withAbort((signal) => checkBirthDate(customerNumber, birthDate, signal));
  yield* put(checkSettled({ customerNumber, result }));
}

export function* authenticationSaga(): SagaGenerator<void> {
  yield* takeLatest(
    [checkRequested, authenticationDropped],
    safely(check, function* settle(_error, action) {
      if (checkRequested.match(action)) yield* put(checkFailed(action.payload.customerNumber));
    }),
  );
}
