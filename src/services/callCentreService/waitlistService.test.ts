import { describe, expect, it } from 'vitest';
import { aPostalAddress } from '~/domain/testing/samples';
import { failureKindOf, openWire } from '../testing/aWire';
import { sentAddress } from '../testing/sentSamples';
import { cancelReservation, createReservation, loadWaitlist, type NewReservation } from './waitlistService';

const wire = openWire();

const wireItem = {
  id: 'waitlist-901',
  external_customer_id: '0123456',
  status: { type: 'CREATED', reason: null },
  sku: '454740001',
  product: { base_product_no: '454740', name: 'Akku-Staubsauger', brand: 'Hejmlund', price: 179.99 },
  quantity: 2,
  shipping_costs: 5.95,
  total_price: 365.93,
  selected_payment_method: 'INVOICE',
  creation_date: '2026-11-20T10:00:00.000+01:00',
  order_date: null,
  cancellation_reason: null,
};
const item = {
  id: 'waitlist-901',
  status: { code: 'CREATED', reason: null },
  sku: '454740001',
  product: { baseProductNo: '454740', name: 'Akku-Staubsauger', brand: 'Hejmlund', price: 179_99 },
  quantity: 2,
  shippingCosts: 5_95,
  totalPrice: 365_93,
  paymentMethod: 'INVOICE',
  createdAt: '2026-11-20T10:00:00.000+01:00',
  orderDate: null,
  cancellationReason: null,
};
const reservation: NewReservation = {
  customerNumber: '0123456',
  product: { sku: '454740001', quantity: 2, price: 179_99 },
  checkout: { payment: { method: 'INVOICE' }, deliveryAddress: aPostalAddress({ countryCode: null }) },
  country: 'AT',
};

describe('a reservation (REQ H1.1, DECISIONS 2)', () => {
  it('is created with customer, product, payment, address and the default sales channel', async () => {
    wire.answers(wireItem, 201);
    expect(await createReservation(reservation)).toEqual({ kind: 'created', item });
    expect(wire.request()).toMatchObject({ method: 'POST', path: '/services/call-centre/waitlist-item' });
    expect(wire.request().body).toEqual({
      customer: { external_customer_id: '0123456' },
      product: { sku: '454740001', quantity: 2, price: 179.99 },
      payment: { method: 'INVOICE' },
      delivery_address: { id: 'billing', ...sentAddress, country_code: 'AT' },
      sales_channel: '04',
      sales_office: '4001',
      source_channel: 'ECOM',
    });
  });

  it.each([
    [{ kind: 'prefilled' }, { uses_prefilled_iban: true }],
    [
      { kind: 'entered', iban: 'DE89370400440532013000', accountHolder: 'Erika Musterfrau', bankName: 'Commerzbank' },
      { iban: 'DE89370400440532013000', account_holder: 'Erika Musterfrau', uses_prefilled_iban: false },
    ],
  ] as const)('by direct debit says whose account: %j', async (bank, sent) => {
    wire.answers(wireItem, 201);
    const { deliveryAddress } = reservation.checkout;
    await createReservation({
      ...reservation,
      checkout: { deliveryAddress, payment: { method: 'DIRECT_DEBIT', bank } },
    });
    expect(wire.request().body).toMatchObject({ payment: { method: 'DIRECT_DEBIT', ...sent } });
  });

  it.each([
    [400, 'Für dieses Produkt gibt es keine Warteliste.'],
    [404, 'Diese Kundennummer gibt es nicht.'],
    [409, null],
    [422, null],
  ])('that is answered %d is refused', async (status, detail) => {
    wire.answers({ type: '/dpl/ccs/errors/x', ...(detail !== null && { detail }) }, status);
    expect(await createReservation(reservation)).toEqual({ kind: 'refused', detail });
  });

  it.each([undefined, null, {}, 'OK'])('is created by a success with the body %j', async (body) => {
    wire.answers(body, 201);
    expect(await createReservation(reservation)).toEqual({ kind: 'created', item: null });
  });

  it('has an unknown outcome where the answer is lost or garbled', async () => {
    for (const status of [408, 500, 502, 503, 504]) {
      wire.answers({ status }, status);
      expect(await createReservation(reservation)).toMatchObject({ kind: 'unknown' });
    }
    for (const body of [[], '<!doctype html>']) {
      wire.answers(body, 201);
      expect(await createReservation(reservation)).toMatchObject({ kind: 'unknown' });
    }
    wire.breaks();
    expect(await createReservation(reservation)).toMatchObject({ kind: 'unknown' });
  });

  it('rejects when the agent is signed out', async () => {
    wire.answers({ status: 401 }, 401);
    expect(await failureKindOf(createReservation(reservation))).toBe('signedOut');
  });
});

describe('the waitlist of a customer (REQ H1.3)', () => {
  const first = { customerNumber: '0123456', offset: 0, size: 10, keywords: [], searchFrom: null, searchTo: null };

  it('is requested by offset; what does not filter is left out', async () => {
    wire.answers({ items: [wireItem], offset: 0, size: 10, total: 23 });
    expect(await loadWaitlist(first)).toEqual({ items: [item], total: 23 });
    expect(wire.request()).toMatchObject({ method: 'POST', path: '/services/call-centre/waitlist-items' });
    expect(wire.request().body).toEqual({ external_customer_id: '0123456', offset: 0, size: 10 });
  });

  it.each([
    [{ name: { short: 'Sauger', long: 'Akku-Staubsauger' } }, { baseProductNo: '454740', name: 'Akku-Staubsauger' }],
    [
      { sku: '454740001', quantity: 2 },
      { baseProductNo: '454740', name: '' },
    ],
    [null, { baseProductNo: '454740', name: '' }],
  ])('reads the product %j', async (product, read) => {
    wire.answers({ items: [{ ...wireItem, sku: '454740001', product }], total: 1 });
    expect((await loadWaitlist(first)).items[0]?.product).toMatchObject(read);
  });

  it('is filtered by keywords and days', async () => {
    wire.answers({ items: [], total: 0 });
    await loadWaitlist({
      ...first,
      offset: 10,
      keywords: ['Ring', 'Creme'],
      searchFrom: '2026-11-01',
      searchTo: '2026-11-20',
    });
    expect(wire.request().body).toEqual({
      external_customer_id: '0123456',
      offset: 10,
      size: 10,
      keywords: ['Ring', 'Creme'],
      search_from: '2026-11-01',
      search_to: '2026-11-20',
    });
  });

  it('shows an item of which only the id is sure, with codes that this version does not know', async () => {
    wire.answers({
      items: [
        { id: 17, creation_date: 1_795_000_000_000, order_date: 20_261_118 },
        { id: 'b', status: 'ON_HOLD', sku: 454740001, quantity: 'two', total_price: 'much', product: 'x' },
        { id: 'c', status: null, product: { name: null, base_product_no: 454740 }, creation_date: {} },
        { sku: 'no id' },
        null,
      ],
      total: 5,
    });
    const { items } = await loadWaitlist(first);
    const at = '2026-11-18T11:06:40.000Z';
    expect(items).toMatchObject([
      { id: '17', status: { code: '' }, sku: '', quantity: null, totalPrice: null, createdAt: at, orderDate: null },
      { id: 'b', status: { code: 'ON_HOLD' }, sku: '454740001', quantity: null, product: { baseProductNo: '454740' } },
      { id: 'c', status: { code: '' }, product: { baseProductNo: '454740', name: '' }, createdAt: null },
    ]);
  });

  it.each([
    ['a full page', 2, 2, null],
    ['a page that is not full', 1, 2, 11],
  ])('without a total has, after %s, …', async (_case, count, size, total) => {
    wire.answers({ items: Array.from({ length: count }, (_none, index) => ({ ...wireItem, id: String(index) })) });
    expect((await loadWaitlist({ ...first, offset: 10, size })).total).toBe(total);
  });

  it('may come without its list where nothing is in it', async () => {
    wire.answers({ items: null, total: 0 });
    expect(await loadWaitlist(first)).toEqual({ items: [], total: 0 });
  });

  it('is rejected as malformed without its list', async () => {
    wire.answers({ total: 3 });
    expect(await failureKindOf(loadWaitlist(first))).toBe('malformed');
  });
});

describe('the cancellation of an item (REQ H1.4)', () => {
  it('names the reason', async () => {
    const cancelled = {
      ...wireItem,
      status: { type: 'CANCELLED', reason: 'CUSTOMER_REQUEST' },
      cancellation_reason: 'CUSTOMER_REQUEST',
    };
    wire.answers(cancelled);
    expect(await cancelReservation('a/b', 'CUSTOMER_REQUEST')).toEqual({ kind: 'cancelled' });
    expect(wire.request()).toMatchObject({
      method: 'PATCH',
      path: '/services/call-centre/cancel-waitlist-item/a%2Fb',
      body: { cancellation_reason: 'CUSTOMER_REQUEST' },
    });
  });

  it.each([
    ['refused', 409, { detail: 'Nicht mehr möglich.' }, { kind: 'refused', detail: 'Nicht mehr möglich.' }],
    ['not there', 404, {}, { kind: 'refused', detail: null }],
    ['not answered', 504, {}, { kind: 'unknown' }],
    ['answered without the item', 200, undefined, { kind: 'cancelled' }],
    ['answered with an item that still waits', 200, wireItem, { kind: 'unknown' }],
  ])('is %s', async (_case, status, body, expected) => {
    wire.answers(body, status);
    expect(await cancelReservation('waitlist-1', 'WAITLIST_TIMEOUT')).toMatchObject(expected);
  });
});
