import type { WireCustomer } from '../common/wireTypes.ts';

export interface SearchCriteria {
  first_name?: string | null;
  last_name?: string | null;
  street?: string | null;
  city?: string | null;
  date_of_birth?: string | null;
}

type Test = (customer: WireCustomer) => boolean;

const plain = (words: string): string => words.trim().toLowerCase();

/** Tests for the same words in any spelling of `plain`; with a star at the end, for a prefix. */
function textTest(wanted: string, textsOf: (customer: WireCustomer) => readonly string[]): Test {
  const words = plain(wanted);
  const isPrefix = words.endsWith('*');
  const start = isPrefix ? words.slice(0, -1).trimEnd() : words;
  return (customer) =>
    textsOf(customer)
      .map(plain)
      .some((own) => (isPrefix ? own.startsWith(start) : own === start));
}

/** Whether a criterion is set: a blank text and a star alone do not count. */
const saysSomething = (wanted: string | null | undefined): wanted is string =>
  wanted !== null && wanted !== undefined && plain(wanted).replace(/\*$/, '') !== '';

function testsFor(criteria: SearchCriteria): Test[] {
  const { first_name, last_name, street, city, date_of_birth } = criteria;
  const tests: Test[] = [];
  if (saysSomething(first_name)) tests.push(textTest(first_name, (customer) => [customer.first_name]));
  if (saysSomething(last_name)) tests.push(textTest(last_name, (customer) => [customer.last_name]));
  if (saysSomething(street)) {
    tests.push(textTest(street, ({ billing_address: home }) => [home.street, `${home.street} ${home.street_number}`]));
  }
  if (saysSomething(city)) tests.push(textTest(city, (customer) => [customer.billing_address.city]));
  if (saysSomething(date_of_birth)) tests.push((customer) => customer.date_of_birth === date_of_birth);
  return tests;
}

export function criteriaCount(criteria: SearchCriteria): number {
  return testsFor(criteria).length;
}

export function customersMatching(customers: Iterable<WireCustomer>, criteria: SearchCriteria): WireCustomer[] {
  const tests = testsFor(criteria);
  return [...customers].filter((customer) => tests.every((test) => test(customer)));
}

export function customersByEmail(customers: Iterable<WireCustomer>, email: string): WireCustomer[] {
  return [...customers].filter((customer) => customer.email !== undefined && plain(customer.email) === plain(email));
}

export function customersByNameAndBirthday(
  customers: Iterable<WireCustomer>,
  wanted: { first_name: string; last_name: string; date_of_birth: string },
): WireCustomer[] {
  return [...customers].filter(
    ({ first_name, last_name, date_of_birth }) =>
      plain(first_name) === plain(wanted.first_name) &&
      plain(last_name) === plain(wanted.last_name) &&
      date_of_birth === wanted.date_of_birth,
  );
}
