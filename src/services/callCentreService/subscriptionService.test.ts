import { describe, expect, it } from 'vitest';
import { sentSelection } from '~/domain/subscription/overview';
import type { SubscriptionEdit } from '~/domain/subscription/subscription';
import { aNewSubscription, filtersOfMagnesium } from '~/domain/testing/aSubscription';
import { aPostalAddress } from '~/domain/testing/samples';
import { failureKindOf, openWire } from '../testing/aWire';
import { sentAddress } from '../testing/sentSamples';
import {
  addSubscriptionEvent,
  cancelSubscriptions,
  createSubscription,
  editDeliveryDates,
  editProductNumbers,
  editSubscription,
  saveSubscriptionNote,
} from './subscriptionService';

const wire = openWire();
const base = '/services/call-centre';

const draft = aNewSubscription({
  payment: {
    method: 'DIRECT_DEBIT',
    bank: { kind: 'entered', accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000', bankName: 'Bank' },
  },
  aboInfo: { rotation: 'TWO_MONTHS', startIn: 'ONE_WEEK', nextOrderDate: '2026-11-29' },
});

describe('a new subscription (REQ G1.1)', () => {
  it('is sent with every field', async () => {
    wire.answers({ id: 'abo-7000001' }, 201);
    expect(await createSubscription(draft)).toMatchObject({ kind: 'done', subscription: { id: 'abo-7000001' } });
    expect(wire.request()).toMatchObject({ method: 'POST', path: `${base}/subscription-product` });
    expect(wire.request().body).toEqual({
      customer: { external_customer_id: '0123456' },
      product: { sku: '543015001', quantity: 1, price: 24.99 },
      payment: {
        method: 'DIRECT_DEBIT',
        iban: 'DE89370400440532013000',
        account_holder: 'Erika Musterfrau',
        uses_prefilled_iban: false,
      },
      delivery_address: {
        id: 'billing',
        ...sentAddress,
      },
      abo_info: { rotation: 'TWO_MONTHS', start_in: 'ONE_WEEK', next_order_date: '2026-11-29' },
      sales_channel: '04',
      sales_office: '4001',
      source_channel: 'ECOM',
    });
  });

  it.each([
    ['createSubscription', () => createSubscription(draft)],
    ['editSubscription', () => editSubscription('abo-7000001', edit)],
  ])('%s: a success that says that the change has failed is none (REQ G5.5)', async (_call, change) => {
    wire.answers({ id: 'abo-7000001', result: 'FAILED', failure: 'general_crm_rejection' });
    expect(await change()).toEqual({ kind: 'failed', failure: 'general_crm_rejection' });
    wire.answers({ id: 'abo-7000001', result: 'PROCESSED' });
    expect(await change()).toMatchObject({ kind: 'done' });
  });

  it('is done without a body, refused by a 4xx, and of unknown outcome otherwise', async () => {
    wire.answers(undefined, 201);
    expect(await createSubscription(draft)).toEqual({ kind: 'done', subscription: null });
    wire.answers({ type: '/dpl/ccs/errors/customer_locked', detail: 'Der Kunde ist gesperrt.' }, 400);
    expect(await createSubscription(draft)).toMatchObject({
      kind: 'refused',
      code: 'customer_locked',
      detail: 'Der Kunde ist gesperrt.',
    });
    wire.answers(undefined, 503);
    expect(await createSubscription(draft)).toMatchObject({ kind: 'unknown' });
    wire.answers(undefined, 408);
    expect(await createSubscription(draft)).toMatchObject({ kind: 'unknown' });
    wire.breaks();
    expect(await createSubscription(draft)).toMatchObject({ kind: 'unknown' });
  });

  it('rejects when the agent is signed out', async () => {
    wire.answers(undefined, 401);
    expect(await failureKindOf(createSubscription(draft))).toBe('signedOut');
  });
});

const edit: SubscriptionEdit = {
  deliveryAddress: null,
  nextOrderDate: '2027-02-28',
  payment: { kind: 'kept', method: 'INVOICE', accountHolder: null },
  rotation: 'SIX_MONTHS',
  deliveryProductQuantity: 3,
};

describe('an edited subscription (REQ G4.1, G4.4)', () => {
  it('is sent with the payment that is kept by its method alone', async () => {
    wire.answers({ id: 'abo/1', status: 'ACTIVE', product: {}, details: {}, abo_info: {} });
    expect(await editSubscription('abo/1', edit)).toMatchObject({ kind: 'done', subscription: { id: 'abo/1' } });
    expect(wire.request()).toMatchObject({ method: 'PATCH', path: `${base}/edit-subscription-product/abo%2F1` });
    expect(wire.request().body).toEqual({
      delivery_address: null,
      next_order_date: '2027-02-28',
      payment: { method: 'INVOICE' },
      rotation: 'SIX_MONTHS',
      delivery_product_quantity: 3,
    });
  });

  it('is sent with a kept direct debit as one with the account on file', async () => {
    wire.answers({});
    await editSubscription('abo/1', {
      ...edit,
      payment: { kind: 'kept', method: 'DIRECT_DEBIT', accountHolder: 'Erika Musterfrau' },
    });
    expect(wire.request().body).toMatchObject({
      payment: { method: 'DIRECT_DEBIT', uses_prefilled_iban: true, account_holder: 'Erika Musterfrau' },
    });
  });

  it.each([{ id: 'abo/1' }, { id: 'abo/1', status: 'ACTIVE', product: null, details: {}, abo_info: {} }, '', true])(
    'is done by an answer that is not the whole subscription: %j',
    async (answer) => {
      wire.answers(answer);
      expect(await editSubscription('abo/1', edit)).toEqual({ kind: 'done', subscription: null });
    },
  );

  it('is sent with another payment and another address', async () => {
    wire.answers(undefined, 204);
    const payment = { kind: 'chosen', payment: { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } } } as const;
    await editSubscription('abo-1', { ...edit, payment, deliveryAddress: aPostalAddress({ id: 'local-1' }) });
    expect(wire.request().body).toMatchObject({
      payment: { method: 'DIRECT_DEBIT', uses_prefilled_iban: true },
      delivery_address: { type: 'POSTAL', street: 'Heidestraße', zip_code: '51147', country_code: 'DE' },
    });
  });

  const processed = '/dpl/ccs/errors/next_order_date_already_processed';
  it.each([
    [409, { key: processed }],
    [409, { type: processed }],
    [409, { key: 'next_order_date_already_processed' }],
    [400, { key: processed, type: null, detail: null }],
    [422, { key: processed }],
    [500, { key: processed, type: null, detail: null }],
    [503, { errors: [{ key: processed }] }],
  ])(
    'whose next order exists already is told apart by its code, whatever the status (REQ G4.4): %d %j',
    async (status, problem) => {
      wire.answers(problem, status);
      expect(await editSubscription('abo-1', edit)).toEqual({ kind: 'alreadyProcessed' });
    },
  );

  it('that is cancelled is refused', async () => {
    wire.answers({ key: '/dpl/ccs/errors/subscription_canceled', detail: 'Gekündigt.' }, 409);
    expect(await editSubscription('abo-1', edit)).toMatchObject({
      kind: 'refused',
      code: 'subscription_canceled',
      detail: 'Gekündigt.',
    });
  });
});

const filters = filtersOfMagnesium();
const all = sentSelection({ kind: 'allBut', excluded: ['abo-3'] }, filters, 4_999, []);
const two = sentSelection({ kind: 'listed', ids: ['abo-1', 'abo-2'] }, filters, 2, []);
const sentAll = {
  subscriptions: [],
  select_all: true,
  filters: {
    status: 'ACTIVE',
    keywords: ['443015'],
    keyword_type: 'DELIVERY_PRODUCT_NO',
    default_delivery_product_number: '443015',
  },
  exclude_subscription_ids: ['abo-3'],
};
const sentTwo = { subscriptions: ['abo-1', 'abo-2'], select_all: false, filters: null };

describe('bulk actions (REQ G5.1, G5.3, G5.4, G5.5)', () => {
  it('cancel, by filters and without the excluded ones', async () => {
    wire.answers({
      results: [
        { id: 'abo-1', result: 'PROCESSED' },
        { id: 2, result: 'FAILED', failure: 'general_erp_rejection' },
        { id: 'abo-4', result: 'FAILED', failure: 'meteor' },
        { id: 'abo-5', result: 'FAILED' },
        { result: 'PROCESSED' },
        null,
      ],
    });
    expect(await cancelSubscriptions(all, 'ANIMAL_DIED')).toEqual({
      kind: 'done',
      results: [
        { id: 'abo-1', result: 'PROCESSED', failure: null },
        { id: '2', result: 'FAILED', failure: 'general_erp_rejection' },
        { id: 'abo-4', result: 'FAILED', failure: 'unknown' },
        { id: 'abo-5', result: 'FAILED', failure: 'unknown' },
        { id: null, result: 'PROCESSED', failure: null },
      ],
      alreadyProcessed: 0,
    });
    expect(wire.request()).toMatchObject({ method: 'PATCH', path: `${base}/cancel-subscriptions-products` });
    expect(wire.request().body).toEqual({ ...sentAll, reason: 'ANIMAL_DIED', subscriptions_total_to_cancel: 4_999 });
  });

  it('edit delivery dates, with and without a note, and count what was processed already', async () => {
    wire.answers({ already_processed_subscriptions_count: 3 });
    const outcome = await editDeliveryDates(two, '2026-12-24', 'Feiertag');
    expect(outcome).toEqual({ kind: 'done', results: null, alreadyProcessed: 3 });
    await editDeliveryDates(all, '2026-12-24', '');
    const path = `${base}/subscription-product-management/edit-delivery-dates`;
    expect(wire.requests()).toMatchObject([
      { method: 'PATCH', path },
      { method: 'PATCH', path },
    ]);
    expect(wire.requests().map(({ body }) => body)).toEqual([
      {
        ...sentTwo,
        exclude_subscription_ids: [],
        next_delivery_date: '2026-12-24',
        note: 'Feiertag',
        subscriptions_total_to_edit: 2,
      },
      { ...sentAll, next_delivery_date: '2026-12-24', subscriptions_total_to_edit: 4_999 },
    ]);
  });

  it('of all name no status where all statuses are listed', async () => {
    wire.answers({});
    const everything = sentSelection({ kind: 'allBut', excluded: [] }, { ...filters, status: 'ALL' }, 4_999, []);
    await editDeliveryDates(everything, '2026-12-24', '');
    const { status: _status, ...others } = sentAll.filters;
    expect(wire.request().body).toMatchObject({ select_all: true });
    expect(wire.request().body).toHaveProperty('filters', others);
  });

  it('replace one product number or both', async () => {
    wire.answers(undefined, 204);
    const none = { deliveryProductNumber: null, subscriptionProductNumber: null };
    expect(await editProductNumbers(two, { ...none, deliveryProductNumber: '443015' })).toEqual({
      kind: 'done',
      results: null,
      alreadyProcessed: 0,
    });
    expect(wire.request()).toMatchObject({ method: 'PATCH', path: `${base}/edit-multiple-subscription-numbers` });
    expect(wire.request().body).toEqual({
      ...sentTwo,
      delivery_product_number: '443015',
      subscriptions_total_to_edit: 2,
    });
    await editProductNumbers(two, { deliveryProductNumber: '443015', subscriptionProductNumber: '543015' });
    expect(wire.requests()[1]?.body).toMatchObject({ subscription_product_number: '543015' });
  });

  it('read a bare list as the results', async () => {
    wire.answers([{ id: 'abo-1', result: 'PROCESSED' }]);
    expect(await cancelSubscriptions(two, 'NO_MORE_NEED')).toMatchObject({ kind: 'done', results: [{ id: 'abo-1' }] });
    // Excluded ids are named for delivery dates only.
    expect(wire.request().body).toEqual({ ...sentTwo, reason: 'NO_MORE_NEED', subscriptions_total_to_cancel: 2 });
  });

  it.each([
    [
      { processed: [1], failed: ['2', { id: 3, failure: 'general_erp_rejection' }] },
      ['1 PROCESSED null', '2 FAILED unknown', '3 FAILED general_erp_rejection'],
    ],
    [{ failed: [2] }, ['2 FAILED unknown']],
    [{ processed: 2, failed: 0 }, null],
  ])('read the lists of those that are done and those that have failed: %j', async (answer, results) => {
    wire.answers(answer);
    const outcome = await cancelSubscriptions(two, 'NO_MORE_NEED');
    const rows = outcome.kind === 'done' ? outcome.results : [];
    expect(rows?.map(({ id, result, failure }) => [id, result, String(failure)].join(' ')) ?? null).toEqual(results);
  });

  it('read the last of several results for one subscription', async () => {
    wire.answers({
      results: [{ id: 7, result: 'PROCESSED' }, { result: 'PROCESSED' }, { id: '7', result: 'FAILED', failure: 'NEW' }],
    });
    expect(await cancelSubscriptions(two, 'NO_MORE_NEED')).toMatchObject({
      results: [
        { id: '7', result: 'FAILED', failure: 'unknown' },
        { id: null, result: 'PROCESSED', failure: null },
      ],
    });
  });

  it('are refused by a 4xx, and of unknown outcome where the response is lost', async () => {
    wire.answers({ key: '/dpl/ccs/errors/next_order_date_in_past', detail: 'Zu früh.' }, 400);
    expect(await editDeliveryDates(two, '2020-01-01', '')).toMatchObject({ kind: 'refused', detail: 'Zu früh.' });
    wire.answers('<html>');
    expect(await cancelSubscriptions(two, 'NO_MORE_NEED')).toMatchObject({ kind: 'unknown' });
    wire.breaks();
    expect(await cancelSubscriptions(two, 'NO_MORE_NEED')).toMatchObject({ kind: 'unknown' });
  });
});

describe('notes and events (REQ G6.3)', () => {
  it('are sent with their text', async () => {
    wire.answers({ id: 'abo-1', note: 'Neu' });
    expect(await saveSubscriptionNote('abo-1', 'Neu')).toMatchObject({ kind: 'done', subscription: { note: 'Neu' } });
    expect(wire.request()).toMatchObject({ method: 'PATCH', path: `${base}/subscriptions/abo-1/edit-note` });
    expect(wire.request().body).toEqual({ note: 'Neu' });
  });

  it('of an event return the new entry of the history, or nothing', async () => {
    wire.answers({ type: 'CUSTOM_NOTE', note: 'Rückruf', timestamp: '2026-11-02T10:15:00Z' }, 201);
    expect(await addSubscriptionEvent('abo-1', 'Rückruf')).toMatchObject({
      kind: 'done',
      change: { type: 'CUSTOM_NOTE', note: 'Rückruf' },
    });
    expect(wire.request()).toMatchObject({ method: 'POST', path: `${base}/subscriptions/abo-1/events` });
    wire.answers(undefined, 204);
    expect(await addSubscriptionEvent('abo-1', 'Rückruf')).toEqual({ kind: 'done', change: null });
    wire.answers({ detail: 'Zu lang.' }, 400);
    expect(await addSubscriptionEvent('abo-1', 'x')).toMatchObject({ kind: 'refused', detail: 'Zu lang.' });
  });
});
