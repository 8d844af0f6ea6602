import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { botRequests } from './db/callCentre/botRequests.ts';
import { berlinDate, daysBefore } from './db/common/calendar.ts';
import { catalogue, variantBySku } from './db/product/catalogue.ts';
import { createDb } from './db/createDb.ts';
import { NUMBERS_AT_THE_EDGE } from './db/customer/customersAtTheEdge.ts';
import { NUMBERS_TO_FIND } from './db/customer/customersToFind.ts';
import { INFLIGHT_CODES } from './db/callCentre/inflightOrders.ts';
import { SAMPLE_PINS } from './db/customer/pinChallenges.ts';
import { SAMPLE_NUMBERS } from './db/customer/sampleCustomers.ts';
import { letters } from './handlers/customer/letters.ts';
import { personas } from './handlers/identityProvider/personas.ts';
import { FAULT_KINDS } from './worlds/faults.ts';
import { BOT_CODES, INFLIGHT_STEPS } from './db/callCentre/wireCallCentreTypes.ts';
import { SERVICE_VOUCHER_CODES } from './db/offer/vouchers.ts';
import { worlds } from './worlds/worlds.ts';

const readme = readFileSync('mocks/README.md', 'utf8');
const quoted = new Set([...readme.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text ?? ''));
const { customers, orders, vouchers } = createDb();

it('lists every sample number with its name', () => {
  for (const number of Object.values({ ...SAMPLE_NUMBERS, ...NUMBERS_TO_FIND, ...NUMBERS_AT_THE_EDGE })) {
    expect(quoted).toContain(number);
    expect(readme).toContain(customers.get(number)?.last_name);
  }
});

it('lists no customer number and no SKU that does not exist', () => {
  const numbers = [...quoted].filter((text) => /^0\d{6}$/.test(text));
  expect(numbers.filter((number) => !customers.has(number))).toEqual([]);
  const skus = [...quoted].filter((text) => /^\d{9}$/.test(text));
  expect(skus.filter((sku) => !variantBySku(sku))).toEqual([]);
});

it('lists the articles that Erika ordered in the last 14 days', () => {
  const since = berlinDate(daysBefore(new Date(), 14));
  const lately = orders.ofCustomer(SAMPLE_NUMBERS.erika).filter((record) => record.placedOn() >= since);
  const skus = lately.flatMap(({ order }) => order.items.map(({ sku }) => sku));
  expect(readme).toContain(`of the last 14 days hold ${skus.map((sku) => `\`${sku}\``).join(', ')}`);
});

it('lists every order with which something after the order can be tried', () => {
  const special = ['0110006', '0180011', '0600001'].flatMap((number) => orders.ofCustomer(number));
  const numbers = special.map(({ order }) => order.number).filter((number) => /^13000002|^13000001/.test(number));
  expect(numbers.length).toBeGreaterThan(40);
  expect(numbers.filter((number) => !quoted.has(number))).toEqual([]);
  const named = [...quoted].filter((text) => /^13\d{8}$/.test(text));
  expect(named.filter((number) => !orders.find(number))).toEqual([]);
});

it('lists every persona, world, voucher, PIN, letter, code of a hand-over, sales driver and kind of fault', () => {
  const names = [
    ...personas.map(({ username }) => username),
    ...worlds.map(({ name }) => name),
    ...vouchers.keys(),
    ...SERVICE_VOUCHER_CODES,
    ...SAMPLE_PINS.values(),
    ...letters.keys(),
    ...INFLIGHT_CODES,
    ...INFLIGHT_STEPS,
    ...botRequests.keys(),
    ...BOT_CODES,
    ...catalogue.flatMap(({ salesdrivers }) => salesdrivers),
    ...FAULT_KINDS,
  ];
  expect(names.filter((name) => !quoted.has(name))).toEqual([]);
});

it('customer numbers are 0, then 1 to 9, then at least five digits', () => {
  expect([...customers.keys()].filter((number) => !/^0[1-9]\d{5,}$/.test(number))).toEqual([]);
  expect(readme).toContain(`${customers.size} in all`);
});
