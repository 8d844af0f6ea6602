import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireWaitlistItem } from '../../builders/aWireWaitlistItem.ts';
import { berlinDate, daysBefore } from '../../db/common/calendar.ts';
import { createWaitlistItem } from '../../contract/waitlistOperations.ts';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { send, type Answer } from '../../testing/deskRequests.ts';
import {
  WAITLIST_CANCEL_REASONS,
  WAITLIST_STATUSES,
  type WireWaitlistItem,
} from '../../db/waitlist/wireWaitlistTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

interface Waiting {
  items: WireWaitlistItem[];
  offset: number;
  size: number;
  total: number;
}

async function waitlist(filters: object = {}): Promise<Waiting> {
  const body = { external_customer_id: '0123456', offset: 0, size: 10, ...filters };
  return (await send<Waiting>('readWaitlist', { body })).body;
}

const reserve = (changes: object = {}): Promise<Answer<WireWaitlistItem & { key?: string }>> =>
  send('createWaitlistItem', { body: { ...createWaitlistItem.example.body, ...changes } });

const cancel = (id: string, reason: string): Promise<Answer<WireWaitlistItem & { key?: string }>> =>
  send('cancelWaitlistItem', { path: `/cancel-waitlist-item/${id}`, body: { cancellation_reason: reason } });

describe('a reservation (REQ H1.1)', () => {
  it('is created and first in the list', async () => {
    const { status, body } = await reserve();
    expect([status, body.status.type, body.total_price]).toEqual([201, 'CREATED', 185.94]);
    expect((await waitlist()).items[0]).toEqual(body);
    expect(Object.keys(body).sort()).toEqual(Object.keys(aWireWaitlistItem()).sort());
  });

  it('is created by the customer service too, for the customer of the address', async () => {
    const body = createWaitlistItem.example.body;
    expect((await send('createWaitlistItemOfCustomer', { body })).status).toBe(201);
    const elsewhere = { path: '/private/waitlist-item/0200001', body };
    expect((await send('createWaitlistItemOfCustomer', elsewhere)).status).toBe(400);
  });

  it.each([
    [
      'a product in stock',
      { product: { sku: '432011001', quantity: 1, price: 34.99 } },
      'product_not_waitlist_sellable',
    ],
    ['a method that is not enabled', { payment: { method: 'CREDIT_CARD' } }, 'invalid_payment_method'],
    ['direct debit without IBAN', { payment: { method: 'DIRECT_DEBIT' } }, 'missing_banking_info'],
    ['an unknown customer', { customer: { external_customer_id: '0999998' } }, 'customer_not_found'],
    [
      'an address to which nothing is delivered',
      {
        delivery_address: {
          type: 'POSTAL',
          street: 'Hasenweg',
          street_number: '66',
          zip_code: '50667',
          city: 'Köln',
          country_code: 'DE',
        },
      },
      'invalid_delivery_address',
    ],
  ])('is refused for %s', async (_what, changes, code) => {
    expect((await reserve(changes)).body.key).toBe(`/dpl/ccs/errors/${code}`);
  });

  it('takes direct debit with IBAN, or with the one on file', async () => {
    const payment = { method: 'DIRECT_DEBIT', iban: 'DE89370400440532013000', account_holder: 'Erika Musterfrau' };
    expect((await reserve({ payment })).status).toBe(201);
    const onFile = { method: 'DIRECT_DEBIT', uses_prefilled_iban: true };
    expect((await reserve({ payment: onFile, customer: { external_customer_id: '0180011' } })).status).toBe(201);
  });
});

describe('the waitlist of a customer (REQ H1.3, H1.4)', () => {
  it('comes in parts by offset, with every status', async () => {
    const parts = await Promise.all([0, 10, 20].map((offset) => waitlist({ offset })));
    expect(parts.map(({ items }) => items.length)).toEqual([10, 10, 3]);
    expect(parts.map(({ offset, total }) => [offset, total])).toEqual([
      [0, 23],
      [10, 23],
      [20, 23],
    ]);
    const statuses = parts.flatMap(({ items }) => items.map(({ status }) => status.type));
    expect(new Set(statuses)).toEqual(new Set(WAITLIST_STATUSES));
    const reasons = parts.flatMap(({ items }) => items.map((item) => item.cancellation_reason));
    expect(new Set(reasons)).toEqual(new Set([null, ...WAITLIST_CANCEL_REASONS]));
  });

  it('is filtered by keywords and days', async () => {
    const hoses = await waitlist({ keywords: ['gartenschlauch'] });
    expect(hoses.items.every(({ sku }) => sku === '465009001') && hoses.total > 0).toBe(true);
    const weekAgo = berlinDate(daysBefore(currentWorld().db.now(), 7));
    expect((await waitlist({ search_from: weekAgo })).total).toBe(1);
    expect((await waitlist({ search_to: weekAgo })).total).toBe(22);
    expect((await waitlist({ external_customer_id: '0700003' })).items).toEqual([]);
  });

  it.each(WAITLIST_CANCEL_REASONS)('cancels what waits, because of %s, and only once', async (reason) => {
    const { body } = await cancel('waitlist-801', reason);
    expect([body.status.type, body.cancellation_reason]).toEqual(['CANCELLED', reason]);
    const again = await cancel('waitlist-801', reason);
    expect([again.status, again.body.key]).toEqual([409, '/dpl/ccs/errors/waitlist_item_not_cancelable']);
  });

  it('cancels no order and nothing unknown', async () => {
    expect((await cancel('waitlist-2', 'CUSTOMER_REQUEST')).status).toBe(409);
    expect((await cancel('waitlist-0', 'CUSTOMER_REQUEST')).status).toBe(404);
  });
});

describe('stock reminders (REQ H2.1, H2.2, H2.3)', () => {
  const remind = async (sku: string, email = 'erika.musterfrau@example.com'): Promise<number> =>
    (await send('subscribeStockReminder', { body: { sku, email } })).status;

  it('are for products with a sold-out variant that can come back', async () => {
    const base_products_numbers = ['465009', '454740', '432011', '432274', '465228', '999999'];
    const { body } = await send('readRemindableStocks', { body: { base_products_numbers } });
    expect(body).toEqual({ base_products_numbers: ['465009', '454740', '432274'] });
  });

  it('are asked for in batches of at most 60', async () => {
    const numbers = (count: number): string[] =>
      Array.from({ length: count }, (_none, index) => String(400_000 + index));
    const statusOf = async (count: number): Promise<number> =>
      (await send('readRemindableStocks', { body: { base_products_numbers: numbers(count) } })).status;
    expect([await statusOf(60), await statusOf(61)]).toEqual([200, 400]);
  });

  it('are subscribed once, and not for what is in stock', async () => {
    expect([await remind('465009001'), await remind('465009001'), await remind('432011001')]).toEqual([204, 409, 409]);
  });

  it('are too many after three within a minute, for one e-mail', async () => {
    for (let times = 1; times <= 3; times += 1) await remind('465009001');
    expect([await remind('454740001'), await remind('454740001', 'max@example.com')]).toEqual([429, 204]);
    currentWorld().db.advance(2);
    expect(await remind('454740001')).toBe(204);
  });

  it('are not for an article that does not exist', async () => {
    expect(await remind('999999001')).toBe(404);
  });
});
