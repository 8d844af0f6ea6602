import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { customerKey } from '~/domain/customer/customer';
import { isAbroad } from '~/domain/customer/loginFlow';
import type { ReceptionAnswer } from '~/domain/customer/reception';
import { selectCallState } from '~/features/call/callSlice';
import { customerActions, selectCustomer, selectLogin } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { changeCountry, saveReception } from '~/services/customerService/loginChangesService';
import { safely } from '~/shared/saga/safely';
import '~/features/customer/ofCall/receptionTexts.de';
import { walkThroughSteps } from './loginSteps';

/** Changes the country of a customer who moved, and continues the login with the customer that the service returns. */
export function* moveCustomer(): SagaGenerator<void> {
  const login = yield* select(selectLogin);
  if (login.phase !== 'stopped' || login.customer.externalCustomerId === null) return;
  const { country } = yield* select(selectCallState);
  const outcome = yield* call(changeCountry, login.customer.externalCustomerId, country);
  if (outcome.kind === 'refused') yield* put(customerActions.countryChangeRefused(outcome.detail));
  else {
    yield* walkThroughSteps(outcome.customer, login.customer.externalCustomerId, true);
    const loaded = yield* select(selectCustomer);
    // An order needs a billing address in its country: if it is still abroad, the form opens to edit it.
    if (loaded !== null && loaded.billingAddress !== null && isAbroad(loaded, country)) {
      yield* put(customerDataActions.customerFormOpened({ kind: 'edit' }));
    }
  }
}

/** Saves the answer of the survey at once; that of a new customer is sent with the order. */
export function* saveSurvey(reception: ReceptionAnswer): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  if (customer === null) return;
  const { externalCustomerId } = customer;
  if (externalCustomerId !== null) yield* saveSafely(externalCustomerId, reception);
  // Also where it was not saved: then it is sent with the order, because the question is not asked again in this call.
  yield* put(customerActions.recordUpdated({ customerKey: customerKey(customer), part: { reception } }));
  yield* put(customerActions.recentNoted({ customerKey: customerKey(customer), note: { reception } }));
}

const saveSafely = safely(
  function* save(externalCustomerId: string, reception: ReceptionAnswer) {
    yield* call(saveReception, externalCustomerId, reception);
  },
  { notice: 'reception.saveFailed' },
);
