import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { fillBasket, orderFor, placeOrder, send, type Answer } from '../../testing/deskRequests.ts';
import type { WireOrder } from '../../db/order/wireOrderTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

type AnyOrder = WireOrder & Record<string, unknown>;
type Problem = { key?: string; detail?: string };

const read = async (number: string): Promise<AnyOrder> =>
  (await send<AnyOrder>('readOrder', { path: `/orders/${number}` })).body;

const update = (order: AnyOrder, number = order.number): Promise<Answer<AnyOrder & Problem>> =>
  send<AnyOrder & Problem>('updateOrder', { path: `/orders/${number}`, body: order });

const submit = (number: string, attempt: string = randomUUID()): Promise<Answer<AnyOrder & Problem>> =>
  send<AnyOrder & Problem>('submitOrder', {
    path: `/orders/${number}/submission`,
    headers: { 'X-Correlation-Id': attempt },
  });

async function statusAfterSubmission(number: string): Promise<string> {
  expect((await submit(number)).status).toBe(200);
  currentWorld().db.advance(1);
  return (await read(number)).order_status.code;
}

const otherPayment = { type: 'CASH_ON_DELIVERY', method: 'CASH_ON_DELIVERY', total_interest: 0 } as const;

describe('an order that is sent back whole (REQ E4.2)', () => {
  it('keeps fields that the contract does not name, and takes what was changed', async () => {
    const order = await read('1300000113');
    const { status, body } = await update({ ...order, customer: { ...order.customer, street_number: '9' } });
    expect(status).toBe(200);
    const { loyalty_points, internal_flags, campaign_codes, customer } = await read('1300000113');
    expect(body.customer.street_number).toBe('9');
    expect(customer.street_number).toBe('9');
    expect({ loyalty_points, internal_flags, campaign_codes }).toEqual({
      loyalty_points: 120,
      internal_flags: { risk_score: 7, Reviewed_By: 'Team B', 'x-route': null },
      campaign_codes: ['TV_11', 'radio-7'],
    });
  });

  it('keeps number, times, status and history, whatever is sent', async () => {
    const order = await read('1300000113');
    const forged = { number: '1999999999', status_history: [], placed_at: '2020-01-01T00:00:00.000+00:00' };
    expect((await update({ ...order, ...forged }, order.number)).status).toBe(200);
    const { updated_at: changedAt, ...after } = await read('1300000113');
    const { updated_at: readAt, ...before } = order;
    expect(after).toEqual(before);
    expect(changedAt > readAt).toBe(true);
  });

  it.each<[string, (order: AnyOrder) => object, string]>([
    ['the id of another order', (order) => ({ ...order, id: '5e0000000101' }), 'order_id_mismatch'],
    [
      'without a field that the contract does not name',
      ({ loyalty_points: _gone, ...order }) => order,
      'incomplete_order',
    ],
    [
      'with a part of such a field spelled differently',
      (order) => ({ ...order, internal_flags: { risk_score: 7, reviewed_by: 'Team B', 'x-route': null } }),
      'incomplete_order',
    ],
    ['with other quantities', (order) => ({ ...order, items: order.items.slice(1) }), 'order_items_changed'],
    [
      'with two payment methods',
      (order) => ({ ...order, payment: { ...order.payment, method: 'CASH_ON_DELIVERY' } }),
      'bad_request',
    ],
    [
      'with a method that is not possible',
      (order) => ({ ...order, payment: { type: 'SOFORT', method: 'SOFORT', total_interest: 0 } }),
      'invalid_payment_method',
    ],
    [
      'with direct debit from nowhere',
      (order) => ({ ...order, payment: { type: 'DIRECT_DEBIT', method: 'DIRECT_DEBIT', total_interest: 0 } }),
      'missing_banking_info',
    ],
  ])('is refused with %s', async (_what, change, key) => {
    const body = change(await read('1300000113'));
    const answer = await send<Problem>('updateOrder', { path: '/orders/1300000113', body });
    expect([answer.status, answer.body.key]).toEqual([400, key]);
  });

  it('is refused unless it was rejected', async () => {
    const { body } = await update(await read('1300000201'));
    expect(body.key).toBe('order_not_rejected');
  });
});

describe('a rejected order that is submitted again (REQ E4.2, E4.5)', () => {
  const moved = (order: AnyOrder): AnyOrder => ({ ...order, customer: { ...order.customer, street_number: '10' } });
  const paidOtherwise = (order: AnyOrder): AnyOrder => ({ ...order, payment: otherPayment });
  const sentElsewhere = (order: AnyOrder): AnyOrder => ({
    ...order,
    delivery_address: {
      type: 'POSTAL',
      street: 'Domstraße',
      street_number: '5',
      zip_code: '50668',
      city: 'Köln',
      country_code: 'DE',
    },
  });

  it.each([
    ['1300000107', 'credit_limit_exceeded', paidOtherwise, moved],
    ['1300000108', 'UniversumBonitaetCheckFailed', paidOtherwise, moved],
    ['1300000109', 'BoniversumCheckFailed', paidOtherwise, moved],
    ['1300000110', 'deviant_customer_data', moved, paidOtherwise],
    ['1300000102', 'duplicate_customer', moved, paidOtherwise],
    ['1300000103', 'fields_could_not_be_updated', sentElsewhere, paidOtherwise],
    ['1300000112', 'order_with_address_category1_not_allowed', sentElsewhere, paidOtherwise],
  ])('%s (%s) is accepted with what was missing, and rejected for the same reason otherwise', async (...row) => {
    const [number, reason, mend, changeSomethingElse] = row;
    expect(await statusAfterSubmission(number)).toBe('REJECTED');
    await update(changeSomethingElse(await read(number)));
    expect(await statusAfterSubmission(number)).toBe('REJECTED');
    const rejected = await read(number);
    expect(rejected.status_history.at(-1)).toMatchObject({ status: 'REJECTED', reason });
    expect((await update(mend(rejected))).status).toBe(200);
    expect(await statusAfterSubmission(number)).toBe('ACCEPTED');
  });

  it.each(['1300000104', '1300000105', '1300000111'])(
    '%s, a failure that has passed, is accepted unchanged',
    async (number) => {
      expect(await statusAfterSubmission(number)).toBe('ACCEPTED');
    },
  );

  it('answers a repeated correlation id with the first history and submits once', async () => {
    const attempt = randomUUID();
    const first = await submit('1300000104', attempt);
    const second = await submit('1300000104', attempt);
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect((await submit('1300000104')).body.key).toBe('order_not_rejected');
  });
});

describe('a PayPal order (REQ E5.1)', () => {
  it('can be changed and submitted within 36 hours, and is cancelled by the system after them', async () => {
    expect((await read('1300000115')).order_status.code).toBe('REJECTED');
    currentWorld().db.advance(26 * 60 + 1);
    const { order_status, status_history, is_cancelable } = await read('1300000115');
    expect([order_status.code, is_cancelable]).toEqual(['CANCELLED', false]);
    expect(status_history.at(-1)).toMatchObject({ status: 'CANCELLED', agent: 'SYSTEM' });
    expect((await submit('1300000115')).body.key).toBe('paypal_order_expired');
    expect((await update(await read('1300000115'))).body.key).toBe('paypal_order_expired');
  });

  it('stays when it was accepted in time, or is paid otherwise', async () => {
    await update({ ...(await read('1300000115')), payment: otherPayment });
    currentWorld().db.advance(60 * 60);
    expect((await read('1300000115')).order_status.code).toBe('REJECTED');
    expect((await read('1300000118')).order_status.code).toBe('ACCEPTED');
    expect((await read('1300000116')).order_status.code).toBe('CANCELLED');
  });
});

describe('an order that replaces a rejected one (REQ D3.3)', () => {
  const recreated = async (original: string): Promise<Answer<AnyOrder & Problem>> => {
    const order = orderFor(await fillBasket([['432011001', 1]]), { original_order_id: original });
    const body = { ...order, customer_info: { ...order.customer_info, external_customer_id: '0180011' } };
    return send<AnyOrder & Problem>('createOrder', { path: '/backoffice-orders/0180011', body });
  };

  it('names it, and marks it as recreated', async () => {
    const { body } = await recreated('5e0000000251');
    expect(body['original_order_id']).toBe('5e0000000251');
    const { order_status, is_cancelable } = await read('1300000251');
    expect([order_status.code, is_cancelable]).toEqual(['RECREATED_ORDER', false]);
    expect((await recreated('5e0000000251')).body.key).toBe('order_not_rejected');
  });

  it.each([
    ['that does not exist', '5e9999999999', 'original_order_not_found'],
    ['of somebody else', '1300000107', 'bad_request'],
    ['that was not rejected', '1300000201', 'order_not_rejected'],
  ])('is refused for one %s', async (_what, original, key) => {
    expect((await recreated(original)).body.key).toBe(key);
  });
});

it('an order of a customer under external check is rejected 20 seconds later', async () => {
  resetWorld('rejectedOrder');
  const { body } = await placeOrder(orderFor(await fillBasket([['432011001', 1]])));
  currentWorld().db.advance(1);
  expect((await read(body.id)).order_status.code).toBe('REJECTED');
});

it('manyOrders: one customer has 5,000 orders, read page by page', async () => {
  resetWorld('manyOrders');
  const body = { external_customer_id: '0180011', page: 500, size: 10, status: 'ALL' };
  const { body: page } = await send<{ orders: WireOrder[]; total_orders: number }>('readOrdersOverview', { body });
  expect([page.orders.length, page.total_orders]).toEqual([10, 5_000]);
});
