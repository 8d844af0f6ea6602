import { all, call, type SagaGenerator } from 'typed-redux-saga';
import { consentsSaga } from './consentsSaga';
import { saveAddressSaga } from './saveAddressSaga';
import { saveChangesSaga } from './saveChangesSaga';
import { saveCustomerSaga } from './saveCustomerSaga';

export function* editCustomerSaga(): SagaGenerator<void> {
  yield* all([call(saveCustomerSaga), call(saveAddressSaga), call(saveChangesSaga), call(consentsSaga)]);
}
