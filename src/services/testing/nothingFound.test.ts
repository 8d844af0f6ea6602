import { describe, expect, it } from 'vitest';
import { loadDisplayedOrder } from '../orderService/rejectedOrderService';
import { failureOf, openWire } from './aWire';
import { serviceCalls } from './serviceCalls';

const wire = openWire();
const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  ...serviceCalls,
  readOrder: () => loadDisplayedOrder('1400000001'),
};

const noRows: readonly [string, unknown][] = [
  ['suggestAddresses', []],
  ['suggestCities', []],
  ['listSubscriptions', []],
  ['fetchCustomersByEmail', []],
  ['fetchCustomersByNameAndBirthday', []],
  ['suggestVouchers', []],
  ['readRedeemedVouchers', []],
  ['listProducts', []],
  ['searchProducts', [[], []]],
  ['suggestProducts', []],
  ['readStock', []],
  ['readRemindableStocks', []],
  ['readTvOffers', []],
  ['readCustomersInfo', []],
  ['readCrossSells', { crossSells: [], periods: [] }],
  ['searchCustomers', { kind: 'found', customers: [] }],
  ['readOrdersOverview', { orders: [], totalFilteredOrders: 0 }],
  ['readWaitlist', { items: [], total: 0 }],
  ['searchProductLinks', { links: [], total: 0, hasNext: false }],
  ['readSubscriptionChanges', { changes: [], received: 0 }],
];
const nothing: readonly [string, unknown][] = [
  ['findCustomer', null],
  ['readOrder', { kind: 'notFound' }],
  ['searchOrderInfo', null],
  ['readEditHistory', null],
  ['readProduct', null],
  ['readBotRequest', null],
  ['readInflightOrder', null],
  ['readCreditStanding', null],
];
const outcomeOf = (name: string): Promise<unknown> => calls[name]?.() ?? Promise.resolve('no such call');

describe('what need not exist (REQ A12.3, B2.2)', () => {
  it.each([...noRows, ...nothing])('%s: 404 and 204 say that there is none', async (name, expected) => {
    for (const [body, status] of [
      [undefined, 204],
      [undefined, 404],
      [{ title: 'Not Found' }, 404],
    ] as const) {
      wire.answers(body, status);
      expect({ found: await outcomeOf(name) }).toMatchObject({ found: expected });
    }
  });

  it.each(['readSubscriptionsOverview', 'readProductsReport'])(
    '%s: 404 and 204 are failures, because the list exists whatever is in it',
    async (name) => {
      for (const status of [404, 204]) {
        wire.answers(undefined, status);
        expect((await failureOf(calls[name]?.() ?? Promise.resolve())).status).toBe(status);
      }
    },
  );
});
