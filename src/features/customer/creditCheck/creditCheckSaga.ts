import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { currencyOf } from '~/domain/common/country';
import { standingOfRecord } from '~/domain/customer/creditStanding';
import { countryOfCustomer } from '~/domain/customer/loginFlow';
import { selectCountry } from '~/features/call/callSlice';
import { loadCreditStanding } from '~/services/customerService/creditService';
import { loadCustomer } from '~/services/customerService/customerService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { creditCheckActions, selectCreditCheckState } from './creditCheckSlice';

const { numberTyped, checkRequested, checkSettled, checkLeft } = creditCheckActions;

/**
 * Runs the check. Any change of the field and leaving the screen cancel the running check; only a submit with a valid
 * number starts one.
 */
function* check(): SagaGenerator<void> {
  const { result } = yield* select(selectCreditCheckState);
  if (result.phase !== 'loading') return;
  const { customerNumber } = result;
  const [standing, customer] = yield* withAbort((signal) =>
    Promise.all([loadCreditStanding(customerNumber, signal), loadCustomer(customerNumber, signal)]),
  );
  if (customer === null) {
    yield* put(checkSettled({ phase: 'notFound', customerNumber }));
    return;
  }
  // The amounts come without a currency: it is that of the customer's country, else of the current one (DECISIONS 180).
  const currency = currencyOf(countryOfCustomer(customer) ?? (yield* select(selectCountry)));
  yield* put(
    checkSettled({ phase: 'loaded', customerNumber, standing: standing ?? standingOfRecord(customer), currency }),
  );
}

export function* creditCheckSaga(): SagaGenerator<void> {
  yield* takeLatestUntil(
    checkRequested,
    [numberTyped, checkLeft],
    safely(check, function* settle() {
      const { result } = yield* select(selectCreditCheckState);
      if (result.phase !== 'loading') return;
      yield* put(checkSettled({ phase: 'failed', customerNumber: result.customerNumber }));
    }),
  );
}
