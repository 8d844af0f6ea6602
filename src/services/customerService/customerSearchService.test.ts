import { describe, expect, it } from 'vitest';
import { runningMutations } from '../http/httpClient';
import { failureKindOf, openWire } from '../testing/aWire';
import { findCustomersByEmail, findCustomersByNameAndBirthDate, searchCustomers } from './customerSearchService';

const wire = openWire();
const criteria = { firstName: 'Erika', lastName: ' Musterfrau ', city: 'Köl', dateOfBirth: '1964-08-12' };
const erika = { external_customer_id: '0123456', first_name: 'Erika', last_name: 'Musterfrau' };
const doris = { external_customer_id: 654321, first_name: 'Doris', email: 'doris@example.com' };
const oddOnes = [null, 'x', {}, { external_customer_id: '' }, { ...erika, external_customer_id: {} }];

describe('the customer search (REQ B1.3, B1.4, B1.5, B1.6)', () => {
  it('sends the given criteria, with a star after the city, and does not count as a mutation', async () => {
    wire.answers({ customers: [] });
    const search = searchCustomers({ ...criteria, street: '  ' }, 10);
    expect(runningMutations()).toBe(0);
    expect(await search).toEqual({ kind: 'found', customers: [] });
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/customer/private/customer-search',
      query: {},
    });
    expect(wire.request().body).toEqual({
      first_name: 'Erika',
      last_name: 'Musterfrau',
      city: 'Köl*',
      date_of_birth: '1964-08-12',
    });
    expect(wire.request().headers.get('X-Source')).toBe('BACKOFFICE');
  });

  it.each([
    ['Köln*', { city: 'Köln*' }],
    [' Köln ', { city: 'Köln*' }],
    ['**', {}],
    ['', {}],
  ])('sends the city %j as %j', async (city, sent) => {
    wire.answers({ customers: [] });
    await searchCustomers({ city }, 10);
    expect(wire.request().body).toEqual(sent);
  });

  it('finds customers, and drops malformed ones', async () => {
    wire.answers({ customers: [erika, ...oddOnes, doris] });
    expect(await searchCustomers(criteria, 10)).toMatchObject({
      kind: 'found',
      customers: [
        { externalCustomerId: '0123456', lastName: 'Musterfrau', isGuest: false, skipDoubleCheck: false },
        { externalCustomerId: '0654321', email: 'doris@example.com' },
      ],
    });
  });

  it('resolves with tooMany for more hits than allowed', async () => {
    const hits = (count: number) => ({ customers: Array.from({ length: count }, () => erika) });
    wire.answers(hits(10));
    expect(await searchCustomers(criteria, 10)).toMatchObject({ kind: 'found' });
    wire.answers(hits(11));
    expect(await searchCustomers(criteria, 10)).toEqual({ kind: 'tooMany' });
  });

  it.each([
    ['found_too_much_customers', 'tooMany'],
    ['FOUND_TOO_MUCH_CUSTOMERS', 'tooMany'],
    ['insufficient_customers_search_criteria', 'insufficientCriteria'],
    ['INSUFFICIENT_CUSTOMERS_SEARCH_CRITERIA', 'insufficientCriteria'],
    ['anything_else', 'failed'],
  ])('%s, as key or as type, with any status, resolves with %s', async (code, kind) => {
    wire.answers({ type: 'about:blank', key: code, status: 400 }, 400);
    expect(await searchCustomers(criteria, 10)).toEqual({ kind });
    wire.answers({ type: `/dpl/cs/errors/${code}`, status: 422 }, 422);
    expect(await searchCustomers(criteria, 10)).toEqual({ kind });
  });

  it.each([
    [500, 'broken'],
    [503, []],
  ])('resolves with failed for the status %d', async (status, body) => {
    wire.answers(body, status);
    expect(await searchCustomers(criteria, 10)).toEqual({ kind: 'failed' });
  });

  it('rejects when signed out and without a response', async () => {
    wire.answers({ status: 401 }, 401);
    expect(await failureKindOf(searchCustomers(criteria, 10))).toBe('signedOut');
    wire.breaks();
    expect(await failureKindOf(searchCustomers(criteria, 10))).toBe('network');
  });

  it('can be cancelled', async () => {
    wire.answers({ customers: [] });
    expect(await failureKindOf(searchCustomers(criteria, 10, AbortSignal.abort()))).toBe('cancelled');
  });
});

describe('duplicates', () => {
  it('are looked up by e-mail', async () => {
    wire.answers({ customers: [erika] });
    expect(await findCustomersByEmail('erika+tv@example.com')).toMatchObject([{ externalCustomerId: '0123456' }]);
    expect(wire.request()).toMatchObject({
      method: 'GET',
      path: '/services/customer/private/fetch-customer-by-email',
      query: { email: 'erika+tv@example.com' },
      body: undefined,
    });
  });

  it.each([
    ['one customer', erika],
    ['a bare list', [erika]],
    ['one customer in place of the list', { customers: erika }],
  ])('are read from %s', async (_form, body) => {
    wire.answers(body);
    expect(await findCustomersByEmail('erika@example.com')).toMatchObject([{ externalCustomerId: '0123456' }]);
  });

  it('are none where the answer has no body', async () => {
    wire.answers(undefined, 204);
    expect(await findCustomersByEmail('erika@example.com')).toEqual([]);
  });

  it('that cannot be read are not dropped', async () => {
    wire.answers({ customers: [...oddOnes, erika] });
    const found = await findCustomersByEmail('erika@example.com');
    expect(found.map(({ isUnreadable = false }) => isUnreadable)).toEqual([true, true, true, false]);
  });

  it('are looked up by name and birthday', async () => {
    wire.answers({ customers: [erika] });
    const person = { firstName: 'Erika', lastName: 'Musterfrau', dateOfBirth: '1964-08-12' };
    expect(await findCustomersByNameAndBirthDate(person)).toMatchObject([{ externalCustomerId: '0123456' }]);
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/customer/private/fetch-customers-by-name-dob',
    });
    expect(wire.request().body).toEqual({
      first_name: 'Erika',
      last_name: 'Musterfrau',
      date_of_birth: '1964-08-12',
    });
  });
});

describe.each([
  ['search', () => searchCustomers(criteria, 10)],
  ['e-mail', () => findCustomersByEmail('e@example.com')],
  [
    'name and birthday',
    () => findCustomersByNameAndBirthDate({ firstName: 'E', lastName: 'M', dateOfBirth: '1964-08-12' }),
  ],
])('by %s', (_way, find) => {
  it.each([[{}], ['<!doctype html>'], [{ customers: null }], [{ customers: { 0: erika } }]])(
    'rejects a response of %j',
    async (body) => {
      wire.answers(body);
      expect(await failureKindOf(find())).toBe('malformed');
    },
  );
});
