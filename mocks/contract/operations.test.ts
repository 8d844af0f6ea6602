import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { berlinDate } from '../db/common/calendar.ts';
import type { WireBasket } from '../db/common/wireTypes.ts';
import { closeServer, currentWorld, resetWorld, idTokenOf, startServer } from '../node.ts';
import { refreshTokenFor } from '../handlers/identityProvider/tokens.ts';
import { fillBasket, send, type Sent } from '../testing/deskRequests.ts';
import type { WorldInstance } from '../worlds/worldInstances.ts';
import { operations } from './operations.ts';
import type { AnyOperation } from './defineOperation.ts';
import type { JsonSchema } from './schemaParts.ts';

beforeAll(() => startServer());
afterAll(closeServer);

/** The filled basket of each world. The refused requests change nothing, so that they share one. */
const baskets = new WeakMap<WorldInstance, WireBasket>();

/** Fills a basket, and opens a draft of the order that the editing operations name. */
async function prepared(world: WorldInstance): Promise<WireBasket> {
  const basket = await fillBasket([['432011001', 1]]);
  const edited = world.db.orders.find('1300000201');
  if (edited) world.db.editDrafts.open(edited);
  baskets.set(world, basket);
  return basket;
}

/** The operation's example with the ids of the world's basket. */
async function example(operation: AnyOperation): Promise<Sent> {
  const world = currentWorld();
  const { db } = world;
  const basket = baskets.get(world) ?? (await prepared(world));
  const filled = JSON.stringify(operation.example)
    .replaceAll('{basketId}', basket.id)
    .replaceAll('{itemId}', basket.items[0]?.id ?? '')
    .replaceAll('{today}', berlinDate(db.now()));
  const { path, query, body } = JSON.parse(filled) as { path: string; query?: Record<string, string>; body?: unknown };
  return { path, ...(query ? { query } : {}), ...(body === undefined ? {} : { body }) };
}

function requiredFieldsOf(schema: JsonSchema | undefined): string[] {
  const required = schema?.['required'];
  return Array.isArray(required) ? required.map(String) : [];
}

function without(fields: unknown, unwanted: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(Object(fields) as object).filter(([field]) => field !== unwanted));
}

const camelCased = (field: string): string =>
  field.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const listed = operations.map((operation) => ({ operation, name: operation.name }));
const business = listed.filter(({ operation }) => operation.business);
const withBody = listed.filter(({ operation }) => operation.bodySchema !== undefined);
// An order goes back whole: fields that the contract does not name are kept (REQ E4.2).
const withClosedBody = withBody.filter(({ operation }) => operation.bodySchema?.['additionalProperties'] === false);

const RULES = ['order_not_rejected', 'order_not_cancelable', 'position_not_found', 'order-changed'];

describe('what an operation accepts', () => {
  beforeEach(() => {
    resetWorld();
  });

  it.each(listed)('$name accepts its own example', async ({ operation }) => {
    const answer = await send(operation.name, await example(operation));
    const problem = answer.status >= 400 ? answer.body : null;
    // Old orders cannot be submitted or cancelled any more: a business rule refuses them, not the schema.
    // The draft of the editing operations has no new position, and its order is younger than the example says.
    const isRule = RULES.some((key) => problem?.['key'] === key);
    expect(isRule ? null : problem).toBeNull();
  });

  it('has a name of its own for every operation', () => {
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  });
});

describe('who may send a request', () => {
  it.each(business)(
    '$name refuses a request without, with a forged and with an expired token',
    async ({ operation }) => {
      const sent = await example(operation);
      const good = idTokenOf();
      const expired = idTokenOf('anna.beispiel', -1);
      const forged = `${good.slice(0, good.lastIndexOf('.'))}.${Buffer.from('forged').toString('base64url')}`;
      for (const token of [
        undefined,
        `Bearer ${forged}`,
        `Bearer ${expired}`,
        `Bearer ${refreshTokenFor('anna.beispiel', new Date())}`,
        good,
      ]) {
        const { status } = await send(operation.name, { ...sent, headers: { 'X-Authorization-Header': token } });
        expect(status).toBe(401);
      }
    },
  );

  it.each(business)('$name names the header that is missing', async ({ operation }) => {
    const sent = await example(operation);
    for (const header of ['X-Country', 'X-App-Version', 'X-Correlation-Id', ...(operation.extraHeaders ?? [])]) {
      const { status, body } = await send<{ detail: string }>(operation.name, {
        ...sent,
        headers: { [header]: undefined },
      });
      expect(status).toBe(400);
      expect(body.detail).toContain(header);
    }
  });

  it('refuses a country in the address that differs from the header', async () => {
    const { status } = await send('readProduct', { headers: { 'X-Country': 'AT' } });
    expect(status).toBe(400);
  });
});

describe('what an operation refuses', () => {
  it.each(listed)('$name refuses an unknown query parameter', async ({ operation }) => {
    const sent = await example(operation);
    const { status } = await send(operation.name, { ...sent, query: { ...sent.query, surprise: '1' } });
    expect(status).toBe(400);
  });

  it.each(withClosedBody)('$name refuses an unknown field', async ({ operation }) => {
    const sent = await example(operation);
    const { status } = await send(operation.name, { ...sent, body: { ...without(sent.body, ''), surprise: 1 } });
    expect(status).toBe(400);
  });

  it.each(withBody)('$name refuses a request without a body', async ({ operation }) => {
    const { body: _body, ...withoutBody } = await example(operation);
    expect((await send(operation.name, withoutBody)).status).toBe(400);
  });

  it.each(withBody.filter(({ operation }) => requiredFieldsOf(operation.bodySchema).length > 0))(
    '$name refuses a body that lacks a field, or spells it in camel case',
    async ({ operation }) => {
      const sent = await example(operation);
      for (const field of requiredFieldsOf(operation.bodySchema)) {
        const lacking = without(sent.body, field);
        expect([field, (await send(operation.name, { ...sent, body: lacking })).status]).toEqual([field, 400]);
        if (camelCased(field) === field) continue;
        const misspelt = { ...lacking, [camelCased(field)]: without(sent.body, '')[field] };
        expect([field, (await send(operation.name, { ...sent, body: misspelt })).status]).toEqual([field, 400]);
      }
    },
  );

  it.each([
    ['a quantity of none', 'createBasketWithItem', { quantity: 0 }],
    ['half a piece', 'createBasketWithItem', { quantity: 1.5 }],
    ['a quantity as text', 'createBasketWithItem', { quantity: '1' }],
    ['a SKU of eight digits', 'createBasketWithItem', { sku: '43201100' }],
    ['a price date without time', 'createBasketWithItem', { price_date: '2026-11-20' }],
    ['an unknown payment method', 'createOrder', { payment: { method: 'BARTER' } }],
    [
      'a camel-case field inside an object',
      'createOrder',
      { payment: { method: 'DIRECT_DEBIT', accountHolder: 'Erika' } },
    ],
    ['an unknown sales channel', 'createOrder', { sales_channel: '07' }],
    ['an order of nothing', 'createOrder', { order_items: [] }],
    [
      'a postal address without a street',
      'createOrder',
      { delivery_address: { type: 'POSTAL', zip_code: '50667', city: 'Köln', country_code: 'DE' } },
    ],
    ['page 0', 'readOrdersOverview', { page: 0 }],
  ])('refuses %s', async (_what, name, change) => {
    const operation = operations.find((known) => known.name === name);
    if (!operation) throw new Error(name);
    const sent = await example(operation);
    expect((await send(name, { ...sent, body: { ...without(sent.body, ''), ...change } })).status).toBe(400);
  });
});
