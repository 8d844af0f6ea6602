import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireSubscription } from '../../builders/aWireSubscription.ts';
import { berlinDate, daysBefore } from '../../db/common/calendar.ts';
import { createSubscription } from '../../contract/subscriptionOperations.ts';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { send, type Answer } from '../../testing/deskRequests.ts';
import {
  CANCEL_REASONS,
  ROTATIONS,
  SUBSCRIPTION_STATUSES,
  type WireBulkResult,
  type WireSubscription,
  type WireSubscriptionChange,
} from '../../db/subscription/wireSubscriptionTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

interface Overview {
  page: number;
  size: number;
  total: number;
  result: WireSubscription[];
}
interface BulkAnswer {
  results: WireBulkResult[];
  already_processed_subscriptions_count: number;
}

const NOTHING = { subscriptions: [], select_all: false, filters: null, exclude_subscription_ids: [] };
const inDays = (days: number): string => berlinDate(daysBefore(currentWorld().db.now(), -days));
const later = (seconds: number): void => currentWorld().db.advance(seconds / 60);

async function overview(filters: object = {}): Promise<Overview> {
  const body = { page: 1, size: 10, ...filters };
  return (await send<Overview>('readSubscriptionsOverview', { body })).body;
}

async function listOf(customer: string, query: Record<string, string> = {}): Promise<WireSubscription[]> {
  const path = `/subscriptions-products/${customer}`;
  return (await send<{ result: WireSubscription[] }>('listSubscriptions', { path, query })).body.result;
}

async function changesOf(id: string, mode = 'OLD_FIRST', page = 1): Promise<WireSubscriptionChange[]> {
  const body = { subscription_id: id, page, size: 20, sorting_mode: mode };
  return (await send<{ changes: WireSubscriptionChange[] }>('readSubscriptionChanges', { body })).body.changes;
}

function create(overrides: object = {}): Promise<Answer<WireSubscription & { key?: string }>> {
  const body = {
    ...createSubscription.example.body,
    abo_info: { rotation: 'TWO_MONTHS', start_in: 'TODAY', next_order_date: inDays(0) },
    ...overrides,
  };
  return send('createSubscription', { body });
}

function edit(number: number, overrides: object = {}): Promise<Answer<WireSubscription & { key?: string }>> {
  const { wire } = currentWorld().db.subscriptions.find(`abo-${number}`) ?? { wire: aWireSubscription() };
  return send('editSubscription', {
    path: `/edit-subscription-product/abo-${number}`,
    body: {
      delivery_address: null,
      next_order_date: wire.abo_info.next_order_date,
      payment: { method: 'INVOICE' },
      rotation: wire.abo_info.rotation,
      delivery_product_quantity: wire.details.product.quantity,
      ...overrides,
    },
  });
}

const cancel = (selection: object): Promise<Answer<BulkAnswer>> =>
  send('cancelSubscriptions', {
    body: { ...NOTHING, reason: 'NO_MORE_NEED', subscriptions_total_to_cancel: 1, ...selection },
  });

describe('a new subscription (REQ G1.1, G1.3, G1.5)', () => {
  it('is created, and active once the clock has moved', async () => {
    const { status, body } = await create();
    expect([status, body.status.type, body.status.agent_username]).toEqual([201, 'CREATED', 'anna.beispiel']);
    later(10);
    const [newest] = await listOf('0123456');
    expect([newest?.id, newest?.status.type]).toEqual([body.id, 'ACTIVE']);
    expect(Object.keys(body).sort()).toEqual(Object.keys(aWireSubscription()).sort());
  });

  it('fails where the CRM rejects the orders of the customer', async () => {
    await create({ customer: { external_customer_id: '0110006' } });
    later(10);
    const [newest] = await listOf('0110006');
    expect([newest?.status.type, newest?.status.failure]).toEqual(['FAILED', 'general_crm_rejection']);
  });

  it.each([
    ['ran out', { product: { sku: '543391001', quantity: 1, price: 23.5 } }, 409, 'subscription_product_ran_out'],
    ['no subscription', { product: { sku: '443015001', quantity: 1, price: 29.99 } }, 400, 'product_not_subscribable'],
    ['an unknown customer', { customer: { external_customer_id: '0999998' } }, 404, 'customer_not_found'],
    ['a locked customer', { customer: { external_customer_id: '0123457' } }, 400, 'customer_locked'],
    ['Switzerland', { customer: { external_customer_id: '0300001' } }, 400, 'wrong_country'],
    ['by PayPal', { payment: { method: 'PAYPAL' } }, 400, 'invalid_payment_method'],
    ['by instalments', { payment: { method: 'INSTALLMENTS' } }, 400, 'invalid_payment_method'],
    ['no bank details', { payment: { method: 'DIRECT_DEBIT' } }, 400, 'missing_banking_info'],
  ])('is refused: %s', async (_what, overrides, status, code) => {
    const answer = await create(overrides);
    expect([answer.status, answer.body.key]).toEqual([status, `/dpl/ccs/errors/${code}`]);
  });

  it('is refused with a first order date before today', async () => {
    const abo_info = { rotation: 'ONE_MONTH', start_in: 'CUSTOM', next_order_date: inDays(-1) };
    expect((await create({ abo_info })).body.key).toBe('/dpl/ccs/errors/next_order_date_in_past');
  });

  it.each([
    ['543015', 'ACTIVE'],
    ['532274', 'RUNNING_OUT'],
    ['543127', 'STOPPED'],
    ['543391', 'RAN_OUT'],
    ['543450', 'DELETED'],
    ['532128', 'ACTIVE'],
  ])('subscription product %s has the status %s', async (number, status) => {
    const query = { include_additional_info: 'true' };
    const { body } = await send<{ subscription_info: object }>('readProduct', { path: `/products/${number}`, query });
    expect(body.subscription_info).toMatchObject({ status });
  });

  it('532128 is active without stock (ACTIVE_NO_STOCK)', () => {
    expect(currentWorld().db.stock.piecesLeft('532128001')).toBe(0);
  });
});

describe('the subscriptions of a customer (REQ G2.1, G2.4)', () => {
  it('have every status and every rotation among the samples', async () => {
    const erikas = await listOf('0123456');
    expect(new Set(erikas.map(({ status }) => status.type))).toEqual(new Set(SUBSCRIPTION_STATUSES));
    expect(new Set(erikas.map(({ abo_info }) => abo_info.rotation))).toEqual(new Set(ROTATIONS));
  });

  it('are filtered and limited', async () => {
    expect(await listOf('0123456', { status: 'ACTIVE', limit: '1' })).toHaveLength(1);
    expect(await listOf('0123456', { keyword: '7000003', keywordType: 'SUBSCRIPTION_NO' })).toHaveLength(1);
    expect(await listOf('0123456', { keyword: '432011', keywordType: 'DELIVERY_PRODUCT_NO' })).toHaveLength(3);
    expect(await listOf('0700003')).toEqual([]);
  });
});

describe('editing (REQ G4.1, G4.3, G4.4)', () => {
  it('changes everything, sets startIn, and is in the history', async () => {
    const payment = { method: 'DIRECT_DEBIT', iban: 'DE89370400440532013000', account_holder: 'Erika Musterfrau' };
    const { body } = await edit(7_000_001, {
      next_order_date: inDays(30),
      payment,
      rotation: 'FIVE_MONTHS',
      delivery_product_quantity: 3,
    });
    expect(body.abo_info).toMatchObject({ rotation: 'FIVE_MONTHS', start_in: 'CUSTOM', next_order_date: inDays(30) });
    expect([body.details.product.quantity, body.total]).toEqual([3, 80.92]);
    expect(body.details.payment).toMatchObject({ method: 'DIRECT_DEBIT', bank_name: 'Commerzbank' });
    expect(JSON.stringify(body)).not.toContain(payment.iban);
    expect((await changesOf('abo-7000001', 'NEW_FIRST')).slice(0, 4).map(({ type }) => type)).toEqual([
      'PAYMENT_UPDATED',
      'PRODUCT_QUANTITY_UPDATED',
      'ROTATION_UPDATED',
      'DELIVERY_DATE_UPDATED',
    ]);
  });

  it('refuses another date once the next order exists, and nothing else', async () => {
    const { status, body } = await edit(7_000_011, { next_order_date: inDays(9) });
    expect([status, body.key]).toEqual([409, '/dpl/ccs/errors/next_order_date_already_processed']);
    expect((await edit(7_000_011, { rotation: 'SIX_MONTHS' })).status).toBe(200);
  });

  it('refuses a date before today, a cancelled subscription and an unknown one', async () => {
    const past = await edit(7_000_012, { next_order_date: inDays(-1) });
    expect(past.body.key).toBe('/dpl/ccs/errors/next_order_date_in_past');
    expect((await edit(7_000_013)).body.key).toBe('/dpl/ccs/errors/subscription_canceled');
    expect((await edit(7_999_999)).status).toBe(404);
  });

  it('refuses an address to which nothing is delivered', async () => {
    const place = { street: 'Hasenweg', street_number: '66', zip_code: '50667', city: 'Köln', country_code: 'DE' };
    const { body } = await edit(7_000_012, { delivery_address: { type: 'POSTAL', ...place } });
    expect(body.key).toBe('/dpl/ccs/errors/invalid_delivery_address');
  });
});

describe('cancelling (REQ G5.1, G5.2, G5.5)', () => {
  it.each(CANCEL_REASONS)('is being processed, then done, with the agent and %s', async (reason) => {
    const { body } = await cancel({ subscriptions: ['abo-7000001'], reason });
    expect(body.results).toEqual([{ id: 'abo-7000001', result: 'PROCESSED' }]);
    const statusNow = async (): Promise<WireSubscription['status'] | undefined> =>
      (await listOf('0123456', { keyword: '7000001' }))[0]?.status;
    expect((await statusNow())?.type).toBe('IN_PROGRESS');
    later(25);
    expect(await statusNow()).toMatchObject({ type: 'CANCELED', reason, agent_username: 'anna.beispiel' });
    expect((await changesOf('abo-7000001')).at(-1)).toMatchObject({ new_status: { type: 'CANCELED' }, reason });
  });

  it('says for each subscription whether it went well', async () => {
    const subscriptions = ['abo-7000001', 'abo-7000031', 'abo-7000013', 'abo-7000099'];
    const { body } = await cancel({ subscriptions });
    expect(body.results.map(({ failure }) => failure)).toEqual([
      undefined,
      'general_crm_rejection',
      'unknown',
      'unknown',
    ]);
  });

  it('lets one that failed once be tried again', async () => {
    const active = (await overview({ keywords: ['7100'], size: 100, status: 'ACTIVE' })).result;
    const id = active.find(({ abo_info }) => abo_info.abo_number.endsWith('33'))?.id ?? '';
    expect((await cancel({ subscriptions: [id] })).body.results).toEqual([
      { id, result: 'FAILED', failure: 'unknown' },
    ]);
    expect((await cancel({ subscriptions: [id] })).body.results).toEqual([{ id, result: 'PROCESSED' }]);
  });

  it('of all takes what the filters find, without cancelled and excluded ones', async () => {
    const filters = { status: 'ALL', keywords: ['0123456'], keyword_type: 'CUSTOMER_NO' };
    const { body } = await cancel({ select_all: true, filters, exclude_subscription_ids: ['abo-7000003'] });
    expect(body.results.map(({ id }) => id)).toEqual(['abo-7000001', 'abo-7000004', 'abo-7000005', 'abo-7000006']);
  });
});

describe('other bulk operations (REQ G5.3, G5.4, G4.5)', () => {
  const move = (changes: object): Promise<Answer<BulkAnswer & { key?: string }>> =>
    send('editDeliveryDates', {
      body: { ...NOTHING, next_delivery_date: inDays(20), subscriptions_total_to_edit: 2, ...changes },
    });

  it('moves delivery dates and counts those that are processed already', async () => {
    const { body } = await move({ subscriptions: ['abo-7000011', 'abo-7000012'], note: 'Feiertag' });
    expect(body).toEqual({
      results: [{ id: 'abo-7000012', result: 'PROCESSED' }],
      already_processed_subscriptions_count: 1,
    });
    const [note] = await changesOf('abo-7000012', 'NEW_FIRST');
    expect(note).toMatchObject({ type: 'DELIVERY_DATE_UPDATED', note: 'Feiertag' });
  });

  it('moves no date into the past', async () => {
    const answer = await move({ subscriptions: ['abo-7000012'], next_delivery_date: inDays(-1) });
    expect([answer.status, answer.body.key]).toEqual([400, '/dpl/ccs/errors/next_order_date_in_past']);
  });

  it('works through thousands', async () => {
    const { total } = await overview({ status: 'ACTIVE' });
    const { body } = await move({ select_all: true, filters: { status: 'ACTIVE' } });
    expect(total).toBeGreaterThan(2_000);
    expect(body.results.length + body.already_processed_subscriptions_count).toBe(total);
    expect(body.results.some(({ result }) => result === 'FAILED')).toBe(true);
  });

  it('replaces the product numbers, which have to be known', async () => {
    const numbers = (changes: object): Promise<Answer<BulkAnswer & { key?: string }>> =>
      send('editSubscriptionNumbers', {
        body: { ...NOTHING, subscriptions: ['abo-7000012'], subscriptions_total_to_edit: 1, ...changes },
      });
    await numbers({ delivery_product_number: '443015', subscription_product_number: '543015' });
    const [dora] = await listOf('0180011', { keyword: '7000012' });
    expect([dora?.promo_order_number, dora?.delivery_order_number]).toEqual(['443015', '543015']);
    expect((await changesOf('abo-7000012', 'NEW_FIRST')).slice(0, 2).map(({ type }) => type)).toEqual([
      'DELIVERY_PRODUCT_NUMBER_UPDATED',
      'SUBSCRIPTION_PRODUCT_NUMBER_UPDATED',
    ]);
    const unknown = await numbers({ subscription_product_number: '999999' });
    expect(unknown.body.key).toBe('/dpl/ccs/errors/subscription_product_not_found');
    expect((await numbers({ delivery_product_number: '999999' })).body.key).toBe('/dpl/ccs/errors/product_not_found');
  });
});

describe('the overview (REQ G3.2, G3.3, G3.5)', () => {
  it('has thousands, always the same, on pages from 1', async () => {
    const first = await overview();
    expect([first.page, first.size, first.result.length]).toEqual([1, 10, 10]);
    expect(first.total).toBeGreaterThan(5_000);
    resetWorld();
    expect((await overview()).result.map(({ id }) => id)).toEqual(first.result.map(({ id }) => id));
    const second = await overview({ page: 2 });
    expect(second.result.map(({ id }) => id)).not.toEqual(first.result.map(({ id }) => id));
  });

  it.each([
    ['ACTIVE', 'ACTIVE'],
    ['IN_PROGRESS', 'IN_PROGRESS'],
    ['DELAY_IN_DELIVERY', 'DELAYED_IN_DELIVERY'],
    ['CANCELED', 'CANCELED'],
  ])('filters by %s', async (status, shown) => {
    const { result } = await overview({ status, size: 100 });
    expect(new Set(result.map(({ status: { type } }) => type))).toEqual(new Set([shown]));
  });

  it('filters by reason, keyword, delivery product and dates', async () => {
    const byReason = await overview({ status: 'CANCELED', cancellation_reason: 'ANIMAL_DIED' });
    expect(new Set(byReason.result.map(({ status: { reason } }) => reason))).toEqual(new Set(['ANIMAL_DIED']));
    const byNumber = await overview({ keywords: ['7000012'], keyword_type: 'SUBSCRIPTION_NO' });
    expect(byNumber.result.map(({ id }) => id)).toEqual(['abo-7000012']);
    const byProduct = await overview({ default_delivery_product_number: '443015' });
    expect(new Set(byProduct.result.map((one) => one.product.delivery_product_no))).toEqual(new Set(['443015']));
    const days = { search_from: inDays(1), search_to: inDays(7) };
    const byDate = await overview({ search_date_type: 'NEXT_DELIVERY_DATE', ...days, size: 100 });
    const dates = byDate.result.map(({ abo_info }) => abo_info.next_order_date);
    expect(dates.length).toBeGreaterThan(10);
    expect(dates.every((date) => date >= days.search_from && date <= days.search_to)).toBe(true);
  });

  it.each([
    ['NEXT_ORDER_DATE', (one: WireSubscription) => one.abo_info.next_order_date],
    ['UPDATED_DATE', (one: WireSubscription) => one.updated_at],
    ['CREATION_DATE', (one: WireSubscription) => one.created_at],
    ['PRODUCT_NAME', (one: WireSubscription) => one.product.name],
  ])('sorts by %s in both directions', async (sort_by, key) => {
    const keysOf = async (sorting_mode: string): Promise<string[]> =>
      (await overview({ sort_by, sorting_mode, size: 100 })).result.map(key);
    const [up, down] = [await keysOf('ASC'), await keysOf('DESC')];
    expect(up).toEqual(up.toSorted());
    expect(down).toEqual(down.toSorted().toReversed());
    expect(up[0]).not.toBe(down[0]);
  });

  it('has names of customers in batches; unknown numbers are left out (REQ G3.6)', async () => {
    const body = { external_customer_ids: ['0123456', '0999999'] };
    const answer = await send('readCustomersInfo', { body });
    expect(answer.body).toEqual({
      customers_info: [{ external_customer_id: '0123456', first_name: 'Erika', last_name: 'Musterfrau' }],
    });
  });
});

describe('history, notes and events (REQ G6.1, G6.2, G6.3)', () => {
  it('pages through a long history in both orders', async () => {
    const pages = [1, 2, 3].map((page) => changesOf('abo-7000012', 'OLD_FIRST', page));
    const old = (await Promise.all(pages)).flat();
    const lengths = (await Promise.all(pages)).map(({ length }) => length);
    expect([lengths[0], lengths[1]]).toEqual([20, 20]);
    expect(old[0]?.type).toBe('CREATED');
    expect(old.map(({ type }) => type)).toContain('QUANTITY_UPDATED');
    expect((await changesOf('abo-7000012', 'NEW_FIRST'))[0]).toEqual(old.at(-1));
  });

  it('has failed entries', async () => {
    expect((await changesOf('abo-7000006')).at(-1)).toMatchObject({
      type: 'GENERATED_ORDER_FAILED',
      new_status: { type: 'WARNING', failure: 'general_erp_rejection' },
    });
    expect((await changesOf('abo-7000004')).at(-1)?.new_status?.type).toBe('FAILED');
  });

  it('saves a note, and a custom event', async () => {
    const noted = await send<WireSubscription>('editSubscriptionNote', { body: { note: 'Neu' } });
    expect(noted.body.note).toBe('Neu');
    const event = await send<WireSubscriptionChange>('addSubscriptionEvent', { body: { note: 'Rückruf' } });
    expect([event.status, event.body.type]).toEqual([201, 'CUSTOM_NOTE']);
    expect((await changesOf('abo-7000001', 'NEW_FIRST'))[0]).toEqual(event.body);
  });
});
