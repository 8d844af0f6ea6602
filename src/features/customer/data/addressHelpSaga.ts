import { all, delay, put, type SagaGenerator } from 'typed-redux-saga';
import { customerLimits } from '~config/limits/customers';
import { suggestionQuery } from '~/domain/article/suggestionQuery';
import { isValidPostcode } from '~/domain/address/postcode';
import { suggestAddresses, suggestCities } from '~/services/addressCheckService/addressCheckService';
import { failureReasonOf } from '~/services/http/failureReason';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { customerDataActions } from './customerDataSlice';

/** Loads city and street suggestions while an address is typed, in its country; an empty answer never blocks the form. */
export function* addressHelpSaga(): SagaGenerator<void> {
  function* findCities({ payload: { zipCode, country } }: ReturnType<typeof customerDataActions.citiesRequested>) {
    // Puts no empty answer: while this code loads, requests wait for it, and the answer to an early one would end the wait for a later one.
    if (!isValidPostcode(zipCode, country)) return;
    yield* put(customerDataActions.citiesFound(yield* withAbort((signal) => suggestCities(zipCode, country, signal))));
  }

  function* findStreets({ payload }: ReturnType<typeof customerDataActions.streetsRequested>) {
    yield* delay(customerLimits.suggestionDebounce);
    const query = suggestionQuery(payload, payload.country, customerLimits.suggestionMinimumLength);
    if (query === null) {
      yield* put(customerDataActions.streetsFound([]));
      return;
    }
    yield* put(customerDataActions.streetsFound(yield* withAbort((signal) => suggestAddresses(query, signal))));
  }

  // Cancels the lookup with its form, so that the next form does not show its suggestions.
  const { formCancelled, formClosed, customerFormOpened, addressFormOpened } = customerDataActions;
  const ends = [formCancelled, formClosed, customerFormOpened, addressFormOpened];
  yield* all([
    takeLatestUntil(
      customerDataActions.citiesRequested,
      ends,
      safely(findCities, function* settle() {
        yield* put(customerDataActions.citiesFound([]));
      }),
    ),
    takeLatestUntil(
      customerDataActions.streetsRequested,
      ends,
      safely(findStreets, function* settle(error) {
        yield* put(customerDataActions.streetsFailed(failureReasonOf(error)));
      }),
    ),
  ]);
}
