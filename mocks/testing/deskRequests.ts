import { randomUUID } from 'node:crypto';
import { addressOf, operations } from '../contract/operations.ts';
import type { AnyOperation } from '../contract/defineOperation.ts';
import { aWireOfferRequest } from '../builders/aWireOfferRequest.ts';
import { aWireCreateOrder } from '../builders/aWireCreateOrder.ts';
import type { WireBasket, WireCountry, WireNewBasketItem } from '../db/common/wireTypes.ts';
import type {
  WireCreateOrder,
  WireOffer,
  WireOfferRequest,
  WireOrder,
  WirePaymentOption,
  WirePlan,
} from '../db/order/wireOrderTypes.ts';
import { idTokenOf } from '../node.ts';

// Requests as the application sends them, for the stand-in's own tests.

const ORIGIN = 'http://localhost:3000';

export interface Sent {
  path?: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  country?: WireCountry;
  /** Headers to change; undefined removes one. */
  headers?: Readonly<Record<string, string | undefined>>;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

function operationNamed(name: string): AnyOperation {
  const operation = operations.find((known) => known.name === name);
  if (!operation) throw new Error(`There is no operation named ${name}`);
  return operation;
}

function headersOf(operation: AnyOperation, { country = 'DE', headers = {}, body }: Sent): Headers {
  const all: Record<string, string | undefined> = {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(operation.business
      ? {
          'X-Authorization-Header': `Bearer ${idTokenOf()}`,
          'X-Country': country,
          'X-App-Version': '0.1.0',
          'X-Correlation-Id': randomUUID(),
        }
      : {}),
    ...(operation.extraHeaders?.includes('X-Source') ? { 'X-Source': 'BACKOFFICE' } : {}),
    ...(operation.extraHeaders?.includes('X-Client-Id') ? { 'X-Client-Id': 'kontor' } : {}),
    ...(operation.extraHeaders?.includes('X-Device') ? { 'X-Device': 'tablet' } : {}),
    ...headers,
  };
  const sent = new Headers();
  for (const [name, value] of Object.entries(all)) if (value !== undefined) sent.set(name, value);
  return sent;
}

/** Sends a request of an operation; parts that are not given come from its example. */
export async function send<Body = Record<string, unknown>>(name: string, sent: Sent = {}): Promise<Answer<Body>> {
  const operation = operationNamed(name);
  const country = sent.country ?? 'DE';
  const lowerCase = country === 'DE' ? 'de' : country === 'AT' ? 'at' : 'ch';
  const query = new URLSearchParams({ ...(sent.query ?? operation.example.query) }).toString();
  const path = addressOf(operation, sent.path ?? operation.example.path, lowerCase);
  const response = await fetch(`${ORIGIN}${path}${query ? `?${query}` : ''}`, {
    method: operation.method,
    headers: headersOf(operation, sent),
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  const content = await response.text();
  // Letters are files; all other content must be JSON, whatever its content type.
  const isFile = /^(?:application\/pdf|image\/)/.test(response.headers.get('Content-Type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    body: (content === '' ? null : isFile ? content : JSON.parse(content)) as Body,
  };
}

/** Fills a basket: `['432011001', 2]` adds two pieces of that SKU. */
export async function fillBasket(
  items: readonly (readonly [sku: string, quantity: number])[],
  { country = 'DE', priceDate = null }: { country?: WireCountry; priceDate?: string | null } = {},
): Promise<WireBasket> {
  let basket: WireBasket | undefined;
  for (const [sku, quantity] of items) {
    const body: WireNewBasketItem = {
      sku,
      base_product_no: sku.slice(0, 6),
      quantity,
      price_date: priceDate,
      weee_take_back_enabled: false,
    };
    const answer: Answer<WireBasket> = basket
      ? await send('addBasketItem', { path: `/basket/${basket.id}/items`, body, country })
      : await send('createBasketWithItem', { body, country });
    if (answer.status !== 201) throw new Error(`The basket refused ${sku}: ${JSON.stringify(answer.body)}`);
    basket = answer.body;
  }
  if (!basket) throw new Error('A basket needs an item');
  return basket;
}

export interface OfferAnswer {
  offer: WireOffer;
  payment_options: WirePaymentOption[];
  installment_plans: WirePlan[];
  key?: string;
}

export function askOffer(
  request: Partial<WireOfferRequest>,
  country: WireCountry = 'DE',
): Promise<Answer<OfferAnswer>> {
  return send<OfferAnswer>('createOffer', { body: aWireOfferRequest(request), country });
}

export function orderFor(basket: WireBasket, overrides: Partial<WireCreateOrder> = {}): WireCreateOrder {
  const items = basket.items.map(({ sku, base_product_no, quantity, price_date, weee_take_back_enabled }) => ({
    sku,
    base_product_no,
    quantity,
    price_date,
    weee_take_back_enabled,
  }));
  return aWireCreateOrder({ basket_id: basket.id, order_items: items, ...overrides });
}

export function placeOrder(order: WireCreateOrder, correlationId: string = randomUUID()): Promise<Answer<WireOrder>> {
  return send<WireOrder>('createOrder', { body: order, headers: { 'X-Correlation-Id': correlationId } });
}

/** The key with which pre-check and order both refuse; undefined where both accept. Throws where they differ. */
export async function orderRefusalOf(order: WireCreateOrder): Promise<string | undefined> {
  const checked = await send<{ key?: string }>('preCheckOrder', { body: order });
  const created = await send<{ key?: string }>('createOrder', { body: order });
  if (checked.body.key !== created.body.key) throw new Error(`${checked.body.key} and ${created.body.key}`);
  return checked.body.key;
}
