import { all, call, fork, type SagaGenerator } from 'typed-redux-saga';
import type { Country } from '~/domain/common/country';
import { basketSaga } from '~/features/basket/basketSaga';
import { orderHistorySaga } from '~/features/orderHistory/orderHistorySaga';
import { productSearchSaga } from '~/features/productSearch/productSearchSaga';
import { customerLoginSaga } from '~/flows/logCustomerIn/customerLoginSaga';
import { rememberChangesSaga } from '~/flows/logCustomerIn/rememberLogin';
import { fillBasketSaga } from '~/flows/fillBasket/fillBasketSaga';
import type { CallJournal } from '~/app/journal/callJournal';
import { restoreCall } from '~/app/journal/restoreCall';

export interface CallSagaOptions {
  readonly country: Country;
  readonly journal: CallJournal | null;
  readonly onRestored: () => void;
}

/** What happens in a call from the first key on; laterSagas.ts has the rest. */
export function* callSaga({ country, journal, onRestored }: CallSagaOptions): SagaGenerator<void> {
  if (journal !== null) yield* fork(restore, journal, onRestored);
  yield* all([
    call(basketSaga),
    call(productSearchSaga, country),
    call(fillBasketSaga),
    call(customerLoginSaga),
    call(rememberChangesSaga),
    call(orderHistorySaga),
  ]);
}

function* restore(journal: CallJournal, onRestored: () => void): SagaGenerator<void> {
  yield* restoreCall(journal);
  yield* call(onRestored);
}
