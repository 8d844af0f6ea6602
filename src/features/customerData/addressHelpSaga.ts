import { all, delay, put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import type { Country } from '~/domain/country';
import { isValidPostcode } from '~/domain/postcode';
import { suggestAddresses, suggestCities } from '~/services/addressCheckService/addressCheckService';
import { safely, withAbort } from '~/shared/saga/safely';
import { customerDataActions } from './customerDataSlice';

/** City and street suggestions while an address is typed; a lookup that finds nothing never blocks (FACTS, Postcodes). */
export function* addressHelpSaga(country: Country): SagaGenerator<void> {
  function* findCities({ payload: zipCode }: ReturnType<typeof customerDataActions.citiesRequested>) {
    if (!isValidPostcode(zipCode, country)) {
      yield* put(customerDataActions.citiesFound([]));
      return;
    }
    yield* put(customerDataActions.citiesFound(yield* withAbort((signal) => suggestCities(zipCode, country, signal))));
  }

  function* findStreets({ payload }: ReturnType<typeof customerDataActions.streetsRequested>) {
    yield* delay(limits.suggestionDebounce);
    if (payload.street.trim().length < limits.suggestionMinimumLength) {
      yield* put(customerDataActions.streetsFound([]));
      return;
    }
    const query = { ...payload, countryCode: country };
    yield* put(customerDataActions.streetsFound(yield* withAbort((signal) => suggestAddresses(query, signal))));
  }

  yield* all([
    takeLatest(
      customerDataActions.citiesRequested,
      safely(findCities, function* settle() {
        yield* put(customerDataActions.citiesFound([]));
      }),
    ),
    takeLatest(
      customerDataActions.streetsRequested,
      safely(findStreets, function* settle() {
        yield* put(customerDataActions.streetsFailed());
      }),
    ),
  ]);
}
