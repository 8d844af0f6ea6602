import { all, put, select, type SagaGenerator } from 'typed-redux-saga';
import { customerLimits } from '~config/limits/customers';
import { searchProblems, toSearchRequest } from '~/domain/customer/customerSearch';
import { serviceNow } from '~/services/http/serviceClock';
import { findCustomersByEmail, searchCustomers } from '~/services/customerService/customerSearchService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { customerSearchActions, selectCustomerSearchState, type SearchResult } from './customerSearchSlice';

/**
 * Runs the advanced search: needs at least three fields, asks for more criteria above ten hits (REQ B1.4, B1.5). A
 * newer search cancels an older one.
 */
function* search(): SagaGenerator<void> {
  const { criteria, result } = yield* select(selectCustomerSearchState);
  // The search was closed before this saga was loaded.
  if (result.status !== 'running') return;
  const problems = searchProblems(criteria, serviceNow());
  if (problems.includes('dateOfBirth')) {
    yield* put(customerSearchActions.searchEnded({ status: 'invalidDateOfBirth' }));
  } else if (problems.length > 0) {
    yield* put(customerSearchActions.searchEnded({ status: 'INSUFFICIENT_CUSTOMERS_SEARCH_CRITERIA' }));
  } else {
    const outcome = yield* withAbort((signal) =>
      searchCustomers(toSearchRequest(criteria, serviceNow()), customerLimits.customerSearchHits, signal),
    );
    yield* put(customerSearchActions.searchEnded(resultOf(outcome)));
  }
}

function resultOf(outcome: Awaited<ReturnType<typeof searchCustomers>>): SearchResult {
  switch (outcome.kind) {
    case 'found':
      return { status: 'found', customers: outcome.customers };
    case 'tooMany':
      return { status: 'FOUND_TOO_MUCH_CUSTOMERS' };
    case 'insufficientCriteria':
      return { status: 'INSUFFICIENT_CUSTOMERS_SEARCH_CRITERIA' };
    case 'failed':
      return { status: 'INTERNAL_SERVER_ERROR' };
  }
}

/** Lists the customers with an e-mail address (DECISIONS 131). */
function* searchByEmail({
  payload: email,
}: ReturnType<typeof customerSearchActions.emailSearchRequested>): SagaGenerator<void> {
  const { result } = yield* select(selectCustomerSearchState);
  if (result.status !== 'running') return;
  const found = yield* withAbort((signal) => findCustomersByEmail(email, signal));
  const customers = found.filter(({ isUnreadable }) => isUnreadable !== true);
  yield* put(customerSearchActions.searchEnded({ status: 'found', customers }));
}

export function* customerSearchSaga(): SagaGenerator<void> {
  const { searchRequested, emailSearchRequested, orderLookupRequested, closed } = customerSearchActions;
  yield* all([
    takeLatestUntil(searchRequested, [emailSearchRequested, orderLookupRequested, closed], safely(search, settle)),
    takeLatestUntil(
      emailSearchRequested,
      [searchRequested, orderLookupRequested, closed],
      safely(searchByEmail, settle),
    ),
  ]);
}

function* settle(): SagaGenerator<void> {
  yield* put(customerSearchActions.searchEnded({ status: 'INTERNAL_SERVER_ERROR' }));
}
