import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { botRequests } from '../../db/callCentre/botRequests.ts';
import { INFLIGHT_CODES } from '../../db/callCentre/inflightOrders.ts';
import {
  BOT_CODES,
  INFLIGHT_STEPS,
  type WireBotRequest,
  type WireInflightOrder,
} from '../../db/callCentre/wireCallCentreTypes.ts';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { askOffer, send, type Answer } from '../../testing/deskRequests.ts';
import type { WireBasket, WireProduct } from '../../db/common/wireTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

const inflight = (code: string): Promise<Answer<WireInflightOrder>> => send('readInflightOrder', { query: { code } });

async function basketOf(code: string): Promise<Answer<WireBasket>> {
  return send('readBasket', { path: `/basket/${(await inflight(code)).body.basket_id}` });
}

describe('an in-flight order', () => {
  it('keeps the same basket and reserves its items', async () => {
    const first = await inflight('7001');
    expect(first.body).toMatchObject({
      step: null,
      customer: { external_customer_id: '0123456' },
      voucher_code: 'SOMMER',
      payment_method: 'INVOICE',
    });
    expect((await inflight('7001')).body).toEqual(first.body);
    const { body: basket } = await basketOf('7001');
    expect(basket.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['432011001', 1],
      ['443015001', 2],
    ]);
    expect(currentWorld().db.stock.piecesLeft('443015001')).toBe(538);
  });

  it('exists for each step, and only one has no basket', async () => {
    const answers = await Promise.all(INFLIGHT_CODES.map((code) => inflight(code)));
    const steps = new Set(answers.map(({ body }) => body.step));
    expect(INFLIGHT_STEPS.filter((step) => !steps.has(step))).toEqual([]);
    const missing = [];
    for (const code of INFLIGHT_CODES) if ((await basketOf(code)).status === 404) missing.push(code);
    expect(missing).toEqual(['7013']);
  });

  it.each([
    ['7010', [['TELEPHONE_NOTIFICATION'], ['TELEPHONE_NOTIFICATION']]],
    ['7011', [[null], [null]]],
    ['7012', [['TELEPHONE_NOTIFICATION'], [null]]],
  ])('%s holds articles with take-back, delivered by forwarder or as parcels', async (code, ways) => {
    const { body: basket } = await basketOf(code);
    const found = await Promise.all(
      basket.items.map(async ({ sku }) => {
        const { body: product } = await send<WireProduct>('readProduct', { path: `/products/${sku}` });
        const variant = product.variants.find((one) => one.sku === sku);
        expect(variant?.weee_take_back).toBe(true);
        return [variant?.delivery_type];
      }),
    );
    expect(found).toEqual(ways);
  });

  it('may name an unknown customer, an expired voucher or a method that is not allowed', async () => {
    const nobody = await inflight('7014');
    const { status } = await send('findCustomer', {
      query: { external_id: nobody.body.customer.external_customer_id },
    });
    expect(status).toBe(404);
    const expired = (await inflight('7015')).body;
    const voucher = { codes: [expired.voucher_code ?? ''] };
    expect((await askOffer({ basket_id: expired.basket_id, voucher })).body.key).toBe('voucher-error');
    const small = (await inflight('7016')).body;
    const method = small.payment_method ?? 'INVOICE';
    expect((await askOffer({ basket_id: small.basket_id, payment: { method } })).body.key).toBe(
      'order-amount-not-eligible',
    );
  });

  it('an unknown code is not found', async () => {
    expect((await inflight('7999')).status).toBe(404);
    resetWorld('inflightServiceDown');
    expect((await inflight('7001')).status).toBe(503);
  });
});

describe('the phone bot', () => {
  it('hands over one request per code', async () => {
    const seen: string[] = [];
    for (const number of botRequests.keys()) {
      const { body } = await send<WireBotRequest>('readBotRequest', { path: `/bot-request/${number}` });
      seen.push(body.code);
      expect(currentWorld().db.customers.has(body.customer_number)).toBe(true);
    }
    expect(seen).toEqual(BOT_CODES);
  });

  it('names an order of the caller, and does not know other numbers', async () => {
    const { body } = await send<WireBotRequest>('readBotRequest', { path: '/bot-request/8006' });
    const order = currentWorld().db.orders.find(body.external_order_id ?? '');
    expect([body.authenticated, order?.externalCustomerId]).toEqual([true, body.customer_number]);
    expect((await send('readBotRequest', { path: '/bot-request/8999' })).status).toBe(404);
  });
});
