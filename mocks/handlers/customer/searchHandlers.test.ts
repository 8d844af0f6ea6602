import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, resetWorld, startServer } from '../../node.ts';
import { send, type Answer } from '../../testing/deskRequests.ts';
import type { WireCustomer } from '../../db/common/wireTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

interface Found {
  customers: WireCustomer[];
  type: string;
}

const search = (body: object): Promise<Answer<Found>> => send<Found>('searchCustomers', { body });
const names = ({ body }: Answer<Found>): string[] =>
  body.customers.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
const numbers = ({ body }: Answer<Found>): string[] => body.customers.map((customer) => customer.external_customer_id);

describe('the customer search', () => {
  it.each([
    ['whole words in any case', { first_name: 'ERIKA', last_name: 'musterfrau', city: 'Köln' }],
    ['a star for any ending', { first_name: 'Eri*', last_name: 'Muster*', city: 'köl*' }],
    ['the birthday', { last_name: 'Musterfrau', city: 'Köln*', date_of_birth: '1964-08-12' }],
    ['the street with its number', { last_name: 'Musterfrau', street: 'Heidestraße 17', city: 'Köln' }],
    ['the street without it', { last_name: 'Musterfrau', street: 'heide*', city: 'Köln' }],
  ])('finds by %s', async (_what, body) => {
    expect(names(await search(body))).toEqual(['Erika Musterfrau']);
  });

  it('matches a text without a star as a whole', async () => {
    expect(names(await search({ first_name: 'Erika', last_name: 'Muster', city: 'Köln' }))).toEqual([]);
  });

  it.each([
    ['two fields', { first_name: 'Erika', last_name: 'Musterfrau' }],
    ['a field of blanks', { first_name: 'Erika', last_name: 'Musterfrau', city: '  ' }],
    ['a star alone', { first_name: 'Erika', last_name: 'Musterfrau', city: '*' }],
    ['a field of null', { first_name: 'Erika', last_name: 'Musterfrau', date_of_birth: null }],
    ['nothing', {}],
  ])('refuses a search with only %s', async (_what, body) => {
    const { status, body: problem } = await search(body);
    expect([status, problem.type]).toEqual([400, '/dpl/cs/errors/insufficient_customers_search_criteria']);
  });

  it('finds ten at most', async () => {
    const { status, body } = await search({ last_name: 'Mei*', city: 'Köl*', street: 'Neusser*' });
    expect([status, body.type]).toEqual([400, '/dpl/cs/errors/found_too_much_customers']);
    expect(names(await search({ first_name: 'Anke', last_name: 'Mei*', city: 'Köl*' }))).toEqual(['Anke Meier']);
  });
});

describe('the duplicate check', () => {
  const byName = (first_name: string, last_name: string, date_of_birth: string): Promise<Answer<Found>> =>
    send<Found>('fetchCustomersByNameAndBirthday', { body: { first_name, last_name, date_of_birth } });
  const byEmail = (email: string): Promise<Answer<Found>> => send<Found>('fetchCustomersByEmail', { query: { email } });

  it('finds everybody of one name and birthday', async () => {
    expect(numbers(await byName('doris', 'DOPPEL', '1971-05-17'))).toEqual(['0160001']);
    expect(numbers(await byName('Sabine', 'Drilling', '1980-02-29'))).toEqual(['0160003', '0160004', '0160005']);
    expect(numbers(await byName('Doris', 'Doppel', '1971-05-18'))).toEqual([]);
  });

  it('marks a single match that awaits deletion', async () => {
    const { body } = await byName('Gregor', 'Gelöscht', '1969-09-09');
    expect(body.customers.map(({ order_restriction }) => order_restriction)).toEqual([{ reason: 'GDPR_DELETION' }]);
  });

  it('finds by e-mail in any case, several people or nobody', async () => {
    expect(numbers(await byEmail('Erika.Musterfrau@Example.com'))).toEqual(['0123456']);
    const [light] = (await byEmail('lea.leicht@example.com')).body.customers;
    expect(light).toMatchObject({ is_light_user: true, last_name: 'Leicht' });
    const shared = (await byEmail('gemeinsam@example.com')).body.customers;
    expect(shared.map(({ is_hello_user }) => is_hello_user)).toEqual([true, false]);
    expect(numbers(await byEmail('niemand@example.com'))).toEqual([]);
  });
});
