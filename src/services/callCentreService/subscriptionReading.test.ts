import { describe, expect, it } from 'vitest';
import { defaultOverviewFilters, sentFilters } from '~/domain/subscription/overview';
import { filtersOfMagnesium } from '~/domain/testing/aSubscription';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadCustomerNames } from './customerNamesService';
import { loadOverview, loadSubscriptions } from './subscriptionService';

const wire = openWire();
const base = '/services/call-centre';

/** A subscription as it is on the wire. */
const sent = {
  id: 'abo-7000001',
  contract_number: '6000001',
  external_customer_id: '0123456',
  status: {
    type: 'CANCELED',
    agent_username: 'anna.beispiel',
    timestamp: '2026-11-02T10:15:05.000+00:00',
    reason: 'PRICE_INCREASE',
    failure: null,
  },
  product: {
    base_product_no: '543015',
    name: 'Magnesium im Abo',
    brand: 'Vitarund',
    status: 'RUNNING_OUT',
    delivery_product_no: '443 015',
  },
  details: {
    customer: { external_customer_id: '0123456' },
    product: { sku: '543015001', quantity: 2, price: 24.99 },
    payment: {
      method: 'DIRECT_DEBIT',
      account_holder: 'Erika Musterfrau',
      masked_iban: 'DE** 3000',
      bank_name: 'Bank',
    },
    delivery_address: {
      type: 'POSTAL',
      street: 'Heidestraße',
      street_number: 17,
      zip_code: 51147,
      city: 'Köln',
      country_code: 'DE',
    },
    sales_channel: '04',
    sales_office: '4001',
    source_channel: 'ECOM',
    shipping_cost: 5.95,
  },
  abo_info: {
    abo_number: '7000001',
    rotation: 'TWO_MONTHS',
    start_in: 'TODAY',
    next_order_date: '2027-01-02',
    previous_order_date: '2026-11-02T00:00:00Z',
  },
  promo_order_number: '443015',
  delivery_order_number: '543015',
  price: 24.99,
  total: 55.93,
  created_at: '2026-11-02T10:15:00.000+00:00',
  updated_at: '2026-11-02T10:15:01.000+00:00',
  note: 'Bitte vorher anrufen.',
};

const read = {
  id: 'abo-7000001',
  contractNumber: '6000001',
  externalCustomerId: '0123456',
  status: {
    type: 'CANCELED',
    code: 'CANCELED',
    agentUsername: 'anna.beispiel',
    timestamp: '2026-11-02T10:15:05.000+00:00',
    reason: 'PRICE_INCREASE',
    failure: null,
  },
  product: {
    baseProductNo: '543015',
    name: 'Magnesium im Abo',
    brand: 'Vitarund',
    status: 'RUNNING_OUT',
    deliveryProductNo: '443015',
  },
  details: {
    product: { sku: '543015001', quantity: 2, price: 24_99 },
    payment: { method: 'DIRECT_DEBIT', accountHolder: 'Erika Musterfrau', maskedIban: 'DE** 3000', bankName: 'Bank' },
    salesChannel: '04',
    salesOffice: '4001',
    sourceChannel: 'ECOM',
    shippingCost: 5_95,
  },
  aboInfo: {
    aboNumber: '7000001',
    rotation: 'TWO_MONTHS',
    startIn: 'TODAY',
    nextOrderDate: '2027-01-02',
    previousOrderDate: '2026-11-02',
  },
  promoOrderNumber: '443015',
  deliveryOrderNumber: '543015',
  price: 24_99,
  total: 55_93,
  createdAt: '2026-11-02T10:15:00.000+00:00',
  updatedAt: '2026-11-02T10:15:01.000+00:00',
  note: 'Bitte vorher anrufen.',
};

describe('the subscriptions of a customer (REQ G2.1, G2.3, G2.4)', () => {
  it('are requested by keyword, status and limit, and read with every field', async () => {
    wire.answers({ result: [sent] });
    const query = { status: 'ACTIVE', keyword: '7000001', keywordType: 'SUBSCRIPTION_NO', limit: 1 } as const;
    const [subscription] = await loadSubscriptions('0123456', query);
    expect(wire.request()).toMatchObject({ method: 'GET', path: `${base}/subscriptions-products/0123456` });
    expect(wire.request().query).toEqual({
      status: 'ACTIVE',
      keyword: '7000001',
      keywordType: 'SUBSCRIPTION_NO',
      limit: '1',
    });
    expect(subscription).toMatchObject(read);
    expect(subscription?.details.deliveryAddress).toMatchObject({
      type: 'POSTAL',
      street: 'Heidestraße',
      streetNumber: '17',
      zipCode: '51147',
    });
  });

  it.each([
    ['no address', undefined, undefined],
    ['null', null, undefined],
    ['an empty text', '', undefined],
    ['an address', { street: 'Heidestraße', street_number: '17' }, undefined],
    ['a text', 'Musterweg 1', true],
    ['a number', 5, true],
  ])('tell an address that cannot be read from none (REQ G4.1): %s', async (_name, address, isUnreadable) => {
    wire.answers([{ id: 7_000_001, details: { delivery_address: address } }]);
    const [subscription] = await loadSubscriptions('0123456', { status: 'ALL' });
    expect(subscription?.details.isAddressUnreadable).toBe(isUnreadable);
  });

  it.each([
    [[{ id: 7_000_001 }, null, 'x', { status: 'ACTIVE' }]],
    [{ result: [{ id: 7_000_001, product: null, details: [], abo_info: 'x', status: null, price: '24,99' }] }],
  ])('are read from %j without what is missing or malformed', async (body) => {
    wire.answers(body);
    const subscriptions = await loadSubscriptions('0123456', { status: 'ALL' });
    expect(subscriptions).toHaveLength(1);
    expect(subscriptions[0]).toMatchObject({
      id: '7000001',
      status: { type: 'unknown', code: '', agentUsername: null, reason: null, failure: null },
      product: { name: '', deliveryProductNo: '' },
      details: { product: { quantity: null, price: null }, payment: { method: '' }, deliveryAddress: null },
      aboInfo: { aboNumber: '', rotation: null, startIn: null, nextOrderDate: null },
      price: null,
      note: null,
    });
  });

  it('are read with dates and shipping costs beside the parts, and with a long and a short name (REQ G2.3)', async () => {
    const { next_order_date, previous_order_date, ...aboInfo } = sent.abo_info;
    const { shipping_cost, ...details } = sent.details;
    const name = { short: 'Magnesium', long: 'Magnesium im Abo' };
    const beside = { next_order_date, previous_order_date, shipping_costs: shipping_cost };
    wire.answers([{ ...sent, ...beside, product: { ...sent.product, name }, details, abo_info: aboInfo }]);
    expect(await loadSubscriptions('0123456', { status: 'ALL' })).toMatchObject([read]);
  });

  it.each([
    ['ACTIVE', 'ACTIVE'],
    ['DELAYED_IN_DELIVERY', 'DELAYED_IN_DELIVERY'],
    ['DELAY_IN_DELIVERY', 'DELAYED_IN_DELIVERY'],
    ['CANCELLED', 'CANCELED'],
    ['PAUSED', 'unknown'],
  ])('with the status %s are %s', async (code, type) => {
    wire.answers({
      result: [
        { id: 'a', status: { type: code, failure: 'GENERAL_CRM_REJECTION' } },
        { id: 'b', status: code },
      ],
    });
    const subscriptions = await loadSubscriptions('0123456', { status: 'ALL' });
    expect(subscriptions.map(({ status }) => [status.type, status.code])).toEqual([
      [type, code],
      [type, code],
    ]);
    expect(subscriptions[0]?.status.failure).toBe('general_crm_rejection');
  });

  it('are listed once each, as the customer’s, however the service writes the number', async () => {
    wire.answers([sent, { ...sent, external_customer_id: 123_456, note: 'Neu' }]);
    const subscriptions = await loadSubscriptions('0123456', { status: 'ALL' });
    expect(subscriptions.map(({ externalCustomerId, note }) => [externalCustomerId, note])).toEqual([
      ['0123456', 'Neu'],
    ]);
  });

  it.each([
    ['2026-11-30T23:00:00Z', '2026-12-01'],
    ['2026-12-01T00:00:00+01:00', '2026-12-01'],
    ['2026-12-01T00:00:00.000+0000', '2026-12-01'],
    ['2026-12-01T23:30:00', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['01.12.2026', '2026-12-01'],
    ['morgen', null],
    [20_261_201, null],
  ])('are next ordered on the day in Berlin: %s', async (timestamp, day) => {
    wire.answers([{ ...sent, abo_info: { ...sent.abo_info, next_order_date: timestamp } }]);
    const [subscription] = await loadSubscriptions('0123456', { status: 'ALL' });
    expect(subscription?.aboInfo.nextOrderDate).toBe(day);
  });

  it('are none for a 404, and malformed for what is no list', async () => {
    wire.answers({ status: 404 }, 404);
    expect(await loadSubscriptions('0123456', { status: 'ALL' })).toEqual([]);
    wire.answers({});
    expect(await failureKindOf(loadSubscriptions('0123456', { status: 'ALL' }))).toBe('malformed');
  });
});

const filters = filtersOfMagnesium();
describe('the overview (REQ G3.2, G3.5)', () => {
  it('is requested by page, filters and sorting', async () => {
    wire.answers({ page: 2, size: 10, total: 12, result: [sent, { name: 'no id' }] });
    const sort = { field: 'NEXT_ORDER_DATE', direction: 'DESC' } as const;
    const page = await loadOverview({ page: 2, size: 10, filters, sort });
    expect(page).toMatchObject({ total: 12, received: 2, result: [{ id: 'abo-7000001' }] });
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: `${base}/subscription-product-management/overview`,
    });
    expect(wire.request().body).toEqual({
      page: 2,
      size: 10,
      status: 'ACTIVE',
      keywords: ['443015'],
      keyword_type: 'DELIVERY_PRODUCT_NO',
      default_delivery_product_number: '443015',
      sort_by: 'NEXT_ORDER_DATE',
      sorting_mode: 'DESC',
    });
  });

  it('names every filter', async () => {
    wire.answers({ total: 0 });
    const dates = {
      kind: 'PREVIOUS_EDIT_DATE',
      range: { name: 'CUSTOM', from: '2026-01-01', to: '2026-02-01' },
    } as const;
    const given = { ...defaultOverviewFilters, status: 'CANCELED', cancelReason: 'COLLECTION', dates } as const;
    await loadOverview({ page: 1, size: 10, filters: sentFilters(given, new Date()), sort: null });
    expect(wire.request().body).toEqual({
      page: 1,
      size: 10,
      status: 'CANCELED',
      cancellation_reason: 'COLLECTION',
      search_date_type: 'PREVIOUS_EDIT_DATE',
      search_from: '2026-01-01',
      search_to: '2026-02-01',
    });
  });

  it.each([
    [{ result: [sent] }, 11],
    [{ result: Array.from({ length: 10 }, () => sent), total: null }, null],
    [[sent, sent], 12],
    [[], null],
    [{ result: [sent], total: 1 }, 11],
    [{ result: [], total: 1 }, 1],
  ])(
    'counts up to the last page without a total, or with one that is too small (DECISIONS 236)',
    async (body, total) => {
      wire.answers(body);
      expect((await loadOverview({ page: 2, size: 10, filters, sort: null })).total).toBe(total);
    },
  );

  it.each([[{}], [[]], [{ total: 3 }], ['<html>'], [null]])('is malformed for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(loadOverview({ page: 1, size: 10, filters, sort: null }))).toBe('malformed');
  });
});

describe('names of customers (REQ G3.6)', () => {
  it('are requested in batches of at most 100 numbers', async () => {
    wire.answers({ customers_info: [{ external_customer_id: 123_456, first_name: 'Erika', last_name: null }, {}] });
    const numbers = Array.from({ length: 250 }, (_none, index) => `01${String(index).padStart(5, '0')}`);
    const names = await loadCustomerNames(numbers);
    expect(names).toHaveLength(3);
    expect(names[0]).toEqual({ externalCustomerId: '0123456', firstName: 'Erika', lastName: '' });
    expect(wire.requests().map(({ body }) => body)).toEqual([
      { external_customer_ids: numbers.slice(0, 100) },
      { external_customer_ids: numbers.slice(100, 200) },
      { external_customer_ids: numbers.slice(200) },
    ]);
    expect(wire.requests()[0]?.path).toBe(`${base}/subscriptions-management/customers-info`);
  });

  it('are not requested without a customer number', async () => {
    expect(await loadCustomerNames([])).toEqual([]);
  });
});
