import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import type { CustomerSearchCriteria } from '~/domain/customer/customerSearch';
import { requestsSeen, clearFaults, setFault } from '../../../../mocks/node.ts';
import { customerSearchActions } from './customerSearchSlice';

startStandIn();

const searches = () => requestsSeen().filter(({ operation }) => operation === 'searchCustomers').length;

function typeInto(desk: Desk, criteria: Partial<CustomerSearchCriteria>): void {
  const empty = { firstName: '', lastName: '', street: '', city: '', dateOfBirth: '' };
  for (const [field, text] of Object.entries({ ...empty, ...criteria })) {
    desk.dispatch(customerSearchActions.criterionTyped({ field: field as keyof CustomerSearchCriteria, text }));
  }
}

async function searched(criteria: Partial<CustomerSearchCriteria>, desk = openDesk()): Promise<Desk> {
  typeInto(desk, criteria);
  desk.dispatch(customerSearchActions.searchRequested());
  await desk.rest();
  return desk;
}

const resultOf = ({ getState }: Desk) => getState().customerSearch.result;
const namesOf = (desk: Desk) => {
  const result = resultOf(desk);
  return result.status === 'found' ? result.customers.map(({ firstName }) => firstName) : result.status;
};

const erika = { firstName: 'Erika', lastName: 'Muster*', city: 'Köl' };
const meiers = { lastName: 'Mei*', street: 'Neusser*', city: 'Köl' };

describe('the advanced customer search (REQ B1.3, B1.4, B1.5, B1.6)', () => {
  it('finds customers; a star is appended to the city', async () => {
    const desk = await searched(erika);
    expect(namesOf(desk)).toEqual(['Erika']);
    expect(desk.getState().customerSearch.criteria).toMatchObject(erika);
  });

  it('finds nobody', async () => {
    expect(namesOf(await searched({ ...erika, firstName: 'Xaver' }))).toEqual([]);
  });

  it.each([{}, { lastName: 'Meier', city: 'Köln' }, { lastName: 'Meier', city: '*', street: ' ', firstName: '**' }])(
    'needs at least three fields: %j sends no request',
    async (criteria) => {
      const desk = await searched(criteria);
      expect(resultOf(desk).status).toBe('INSUFFICIENT_CUSTOMERS_SEARCH_CRITERIA');
      expect(searches()).toBe(0);
    },
  );

  it('asks for more criteria for more than ten hits', async () => {
    const desk = await searched(meiers);
    expect(resultOf(desk).status).toBe('FOUND_TOO_MUCH_CUSTOMERS');
    await searched({ ...meiers, firstName: 'Anke' }, desk);
    expect(namesOf(desk)).toEqual(['Anke']);
  });

  it.each([
    ['found_too_much_customers', 'FOUND_TOO_MUCH_CUSTOMERS'],
    ['insufficient_customers_search_criteria', 'INSUFFICIENT_CUSTOMERS_SEARCH_CRITERIA'],
    ['something_else', 'INTERNAL_SERVER_ERROR'],
  ])('maps the service’s error %s to %s', async (code, status) => {
    setFault({
      path: 'customer-search',
      fault: { kind: 'json', status: 400, body: { type: `/dpl/cs/errors/${code}` } },
    });
    const desk = await searched(erika);
    expect(resultOf(desk).status).toBe(status);
    expect(desk.notices).toEqual([]);
  });

  it.each([{ kind: 'reset' }, { kind: 'status', status: 503 }, { kind: 'html' }, { kind: 'empty' }] as const)(
    'any other error is INTERNAL_SERVER_ERROR: %j; keeps the input, and a retry works',
    async (fault) => {
      setFault({ path: 'customer-search', fault });
      const desk = await searched(erika);
      expect(resultOf(desk).status).toBe('INTERNAL_SERVER_ERROR');
      clearFaults();
      desk.dispatch(customerSearchActions.searchRequested());
      await desk.rest();
      expect(namesOf(desk)).toEqual(['Erika']);
    },
  );

  it('reports an invalid date of birth without a request', async () => {
    const desk = await searched({ ...erika, dateOfBirth: '31.02.1964' });
    expect(resultOf(desk).status).toBe('invalidDateOfBirth');
    expect(searches()).toBe(0);
  });

  it('cancels the older search when a newer one is submitted, for any order of the answers', async () => {
    setFault({ path: 'customer-search', times: 1, fault: { kind: 'delay', milliseconds: 60 } });
    const desk = openDesk();
    typeInto(desk, erika);
    desk.dispatch(customerSearchActions.searchRequested());
    await searched({ ...meiers, firstName: 'Anke' }, desk);
    await desk.answered();
    expect(namesOf(desk)).toEqual(['Anke']);
  });

  it.each(['searchThenLookup', 'lookupThenSearch'] as const)(
    'search by data and search by order cancel each other: %s',
    async (order) => {
      const path = order === 'searchThenLookup' ? 'customer-search' : 'search-order-info';
      setFault({ path, times: 1, fault: { kind: 'delay', milliseconds: 60 } });
      const desk = openDesk();
      typeInto(desk, erika);
      const lookup = customerSearchActions.orderLookupRequested({ orderNumber: '1999999999', opensHistory: false });
      desk.dispatch(order === 'searchThenLookup' ? customerSearchActions.searchRequested() : lookup);
      desk.dispatch(order === 'searchThenLookup' ? lookup : customerSearchActions.searchRequested());
      await desk.answered();
      expect(resultOf(desk).status).toBe(order === 'searchThenLookup' ? 'orderNotFound' : 'found');
    },
  );

  it('drops a late answer after the search is closed', async () => {
    setFault({ path: 'customer-search', times: 1, fault: { kind: 'delay', milliseconds: 60 } });
    const desk = openDesk();
    typeInto(desk, erika);
    desk.dispatch(customerSearchActions.searchRequested());
    desk.dispatch(customerSearchActions.closed());
    await desk.answered();
    expect(desk.getState().customerSearch).toMatchObject({ open: false, result: { status: 'none' } });
  });
});
