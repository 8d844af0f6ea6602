import { describe, expect, it } from 'vitest';
import type { EditOperation } from '~/domain/order/editOrder';
import { aCrossSell, aPackstation, aPostalAddress } from '~/domain/testing/samples';
import { aPlan } from '~/domain/testing/editSamples';
import { failureKindOf, openWire } from '../testing/aWire';
import { changeEdit, clearEdit, loadEditHistory, openEdit, submitEdit } from './editOrderService';

const wire = openWire();
const attempt = '0d9e1c34-6f0a-4c55-9f3a-3f1f5f0a8a11';
const signal = () => new AbortController().signal;

const address = {
  id: 'a-1',
  type: 'POSTAL',
  kind: 'DELIVERY',
  first_name: 'Erika',
  last_name: 'Musterfrau',
  street: 'Domstraße',
  street_number: '12',
  zip_code: '50668',
  city: 'Köln',
  country_code: 'DE',
  is_default: false,
};

const offer = {
  edited_order_id: 'edit-1',
  items: [
    {
      id: 'position-1',
      number: '1',
      sku: '432011001',
      base_product_no: '432011',
      title: 'Gesichtscreme',
      quantity: 2,
      price_date: '2026-11-02',
      cancellation_reason: 'OTHER',
      weee_take_back_enabled: true,
      reserved: true,
      single_price: 34.99,
      total: 69.98,
      delivery_address: null,
    },
    {
      id: 7,
      sku: '443015001',
      quantity: 1,
      price_date: '2026-11-19T23:30:00+00:00',
      single_price: 29.99,
      total: 29.99,
    },
    { quantity: 'many' },
  ],
  customer: {
    email: 'erika@example.com',
    phone: '022112345678',
    first_name: 'Erika',
    last_name: 'Musterfrau',
    street: 'Heidestraße',
    street_number: '17',
    zip_code: '51147',
    city: 'Köln',
    country_code: 'DE',
    type: 'REGULAR',
  },
  delivery_address: address,
  payment: { method: 'INSTALLMENTS', due_day: 15, installment_count: 3, installment: 12.5, calculation_id: 'c-3' },
  vouchers: [{ code: 'SOMMER', type: 'VALUE', value: 10 }],
  service_voucher: { code: 'UMTAUSCH' },
  total_product_price: 29.99,
  total_voucher_discount: 10,
  shipping_cost: 5.95,
  total_price: 25.94,
  can_use_packstation_address: false,
  changes: [{ operation: 'UPDATE_POSITION', before: '1 × Gesichtscreme', after: null }],
};

const answer = {
  edited_offer: offer,
  installment_plans: [
    {
      installment_count: 3,
      installment: 12.5,
      final_installment: 12.5,
      total: 37.5,
      calculation_id: 'c-3',
      total_gross_amount: 37.5,
      due_day: 15,
    },
  ],
  invalid_vouchers: [{ code: 'ALT', title: 'VOUCHER_USED', detail: 'schon eingelöst' }],
  restrictions: { ADD_POSITION: 'PAYPAL', CHANGE_PAYMENT: 'SOMETHING_NEW', FLY_TO_THE_MOON: 'X', REDEEM_VOUCHER: null },
};

const originalOrder = {
  id: '5f0000000001',
  number: '1000000001',
  customer_id: 4711,
  external_customer_id: '0123456',
  is_editable: true,
  updated_at: '2026-11-02T10:15:20.000+00:00',
  placed_at: '2026-11-02T10:15:00.000+00:00',
  currency: 'EUR',
  processing_system: 'ERP',
  payment: { type: 'INSTALLMENTS', method: 'INSTALLMENTS' },
  items: [
    { id: 'position-1', sku: '432011001', title: 'Gesichtscreme', quantity: 1, single_price: 34.99, total: 34.99 },
  ],
  customer: { email: 'erika@example.com', phone: '0301' },
  delivery_address: null,
  vouchers: [],
  service_voucher: { code: '----' },
  total: 40.94,
  shipping_costs: 5.95,
};

describe('opening an edit (REQ F1.1)', () => {
  it('reads the order and its draft', async () => {
    wire.answers({ original_order: originalOrder, ...answer });
    const outcome = await openEdit('5f/1');
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/order/edit-order/init/5f%2F1',
      body: undefined,
    });
    expect(outcome).toMatchObject({
      kind: 'opened',
      original: {
        id: '5f0000000001',
        customerId: '4711',
        externalCustomerId: '0123456',
        isEditable: true,
        paymentMethod: 'INSTALLMENTS',
        isInErp: true,
        content: {
          positions: [{ id: 'position-1', quantity: 1, total: 34_99, priceDate: null, weeeTakeBackEnabled: null }],
          voucherCodes: [],
          serviceVoucher: null,
          contact: { email: 'erika@example.com', phoneNumber: '0301' },
          figures: { totalPrice: 40_94, shippingCost: 5_95 },
        },
      },
      draft: {
        editedOffer: {
          editedOrderId: 'edit-1',
          items: [
            { id: 'position-1', number: '1', cancellationReason: 'OTHER', weeeTakeBackEnabled: true, total: 69_98 },
            { id: '7', number: null, baseProductNo: '443015', priceDate: '2026-11-20', title: '' },
          ],
          contact: { email: 'erika@example.com', phoneNumber: '022112345678' },
          billingAddress: { type: 'POSTAL', kind: 'BILLING', street: 'Heidestraße' },
          deliveryAddress: { street: 'Domstraße' },
          payment: { method: 'INSTALLMENTS', dueDay: 15, count: 3, installment: 12_50, calculationId: 'c-3' },
          vouchers: [{ code: 'SOMMER', value: 10_00 }],
          serviceVoucher: 'UMTAUSCH',
          figures: { totalPrice: 25_94, totalVoucherDiscount: 10_00 },
          canUsePackstationAddress: false,
          changes: [{ operation: 'UPDATE_POSITION', before: '1 × Gesichtscreme', after: '' }],
        },
        installmentPlans: [{ count: 3, dueDay: 15 }],
        invalidVouchers: [{ code: 'ALT', detail: 'schon eingelöst' }],
        restrictions: { ADD_POSITION: 'PAYPAL', CHANGE_PAYMENT: 'SOMETHING_NEW' },
        paymentOptions: null,
      },
    });
  });

  it('reads what the requirement names alone, and nulls for the rest', async () => {
    wire.answers({
      original_order: { customer_id: '1', external_customer_id: '0123456', is_editable: true },
      edited_offer: {
        edited_order_id: 'e',
        items: [{ sku: 432011001, quantity: 2, total: 69.98 }],
        customer: null,
        delivery_address: null,
        payment_method: 'DIRECT_DEBIT',
        due_day: 1,
      },
      restrictions: ['ADD_POSITION'],
    });
    expect(await openEdit('1')).toMatchObject({
      kind: 'opened',
      original: { number: '', updatedAt: null, currency: null, content: {} },
      draft: {
        editedOffer: {
          payment: { method: 'DIRECT_DEBIT', dueDay: 1 },
          deliveryAddress: null,
          figures: { totalPrice: 69_98, totalProductPrice: 69_98 },
          changes: null,
        },
        restrictions: { ADD_POSITION: '' },
      },
    });
  });

  it('takes an order without delivery address as one to its billing address (DECISIONS 72)', async () => {
    wire.answers({ ...answer, original_order: originalOrder, edited_offer: { ...offer, delivery_address: null } });
    expect(await openEdit('1')).toMatchObject({
      draft: { editedOffer: { deliveryAddress: { kind: 'BILLING', street: 'Heidestraße' } } },
    });
  });

  it.each([
    [404, {}, { kind: 'notFound' }],
    [409, { key: 'order_not_editable', detail: 'Versendet.' }, { kind: 'notEditable', detail: 'Versendet.' }],
    [403, {}, { kind: 'notEditable', detail: null }],
  ])('answered %i %j', async (status, body, outcome) => {
    wire.answers(body, status);
    expect(await openEdit('1')).toEqual(outcome);
  });

  it.each([
    [500, {}, 'problem'],
    [200, {}, 'malformed'],
    [200, [], 'malformed'],
  ] as const)('answered %i %j fails', async (status, body, kind) => {
    wire.answers(body, status);
    expect(await failureKindOf(openEdit('1'))).toBe(kind);
  });
});

const sentPackstation = {
  id: 'packstation',
  type: 'PACKSTATION',
  kind: 'DELIVERY',
  first_name: 'Erika',
  last_name: 'Musterfrau',
  zip_code: '51147',
  city: 'Köln',
  country_code: 'DE',
  is_default: false,
  post_number: '12345678',
  packstation_number: '145',
};

describe('the operations of an edit (REQ F1.2, F1.3, F2.1, F2.2, F2.5)', () => {
  it.each<[EditOperation, string, Record<string, unknown>]>([
    [
      { type: 'ADD_POSITION', sku: '443015001', quantity: 2, crossSell: null },
      'add-position',
      { sku: '443015001', quantity: 2 },
    ],
    [
      { type: 'ADD_POSITION', sku: '443015001', quantity: 1, crossSell: aCrossSell() },
      'add-position',
      {
        sku: '443015001',
        quantity: 1,
        cross_sell: {
          product_no: '443015',
          lead_product_sku: '432011001',
          lead_product_name: 'Gesichtscreme',
          trigger_type: 'auto',
          feature: 'ERGANZEND',
          source_type: 'CROSS_SELL',
          hint_type: 'ERGANZEND',
        },
      },
    ],
    [{ type: 'REMOVE_POSITION', id: 'p' }, 'remove-position', { id: 'p' }],
    [{ type: 'UPDATE_POSITION', id: 'p', quantity: 3 }, 'update-position', { id: 'p', quantity: 3 }],
    [
      { type: 'CANCEL_POSITION', id: 'p', cancellationReason: 'OTHER' },
      'cancel-position',
      { id: 'p', cancellation_reason: 'OTHER' },
    ],
    [
      { type: 'CANCEL_POSITION', id: 'p', cancellationReason: null },
      'cancel-position',
      { id: 'p', cancellation_reason: null },
    ],
    [
      { type: 'UPDATE_POSITION_PRICE_DATE', id: 'p', priceDate: '2026-11-02' },
      'update-position-price-date',
      { id: 'p', price_date: '2026-11-02' },
    ],
    [
      { type: 'UPDATE_WEEE_TAKE_BACK', id: 'p', weeeTakeBackEnabled: true },
      'update-weee-take-back',
      { id: 'p', weee_take_back_enabled: true },
    ],
    [
      { type: 'SWITCH_DELIVERY_ADDRESS', address: aPackstation() },
      'switch-delivery-address',
      { address: sentPackstation },
    ],
    [
      { type: 'CHANGE_PAYMENT', payment: { method: 'INVOICE' }, plan: null },
      'change-payment',
      { payment: { method: 'INVOICE' } },
    ],
    [
      {
        type: 'CHANGE_PAYMENT',
        payment: {
          method: 'INSTALLMENTS',
          bank: { kind: 'entered', iban: 'DE89370400440532013000', accountHolder: 'Erika Musterfrau', bankName: 'B' },
          dueDay: 1,
          count: 3,
          conditionsAccepted: false,
        },
        plan: aPlan(),
      },
      'change-payment',
      {
        payment: {
          method: 'INSTALLMENTS',
          iban: 'DE89370400440532013000',
          account_holder: 'Erika Musterfrau',
          uses_prefilled_iban: false,
          due_day: 1,
          installment_count: 3,
          installment: 20,
          final_installment: 20,
          total: 60,
          calculation_id: 'c-3',
          channel: 'TELE',
          interest_rate: 9.9,
          total_interest: 1,
          total_gross_amount: 61,
        },
      },
    ],
    [{ type: 'REDEEM_VOUCHER', code: 'SOMMER' }, 'redeem-voucher', { code: 'SOMMER' }],
    [{ type: 'REMOVE_VOUCHER', code: 'SOMMER' }, 'remove-voucher', { code: 'SOMMER' }],
    [{ type: 'CHANGE_SERVICE_VOUCHER', code: null }, 'change-service-voucher', { code: null }],
    [
      { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: null },
      'update-customer',
      { email: 'neu@example.com', phone_number: null },
    ],
    [
      { type: 'UPDATE_CUSTOMER', email: null, phoneNumber: '0301', billingAddress: aPostalAddress() },
      'update-customer',
      {
        email: null,
        phone_number: '0301',
        billing_address: {
          street: 'Heidestraße',
          street_number: '17',
          zip_code: '51147',
          city: 'Köln',
          country_code: 'DE',
        },
      },
    ],
  ])('%j', async (operation, path, fields) => {
    wire.answers(answer);
    expect(await changeEdit('1000000001', operation)).toMatchObject({
      kind: 'updated',
      draft: { editedOffer: { editedOrderId: 'edit-1' } },
    });
    const request = wire.request();
    expect(request).toMatchObject({ method: 'POST', path: `/services/order/edit-order/1000000001/${path}` });
    expect(request.body).toEqual({ order_id: '1000000001', ...fields });
  });

  const update = { type: 'UPDATE_POSITION', id: 'p', quantity: 3 } as const;
  const add = { type: 'ADD_POSITION', sku: '443015001', quantity: 2, crossSell: null } as const;
  const redeem = { type: 'REDEEM_VOUCHER', code: 'X' } as const;
  const move = { type: 'SWITCH_DELIVERY_ADDRESS', address: aPostalAddress() } as const;

  it('take the payment beside the draft where the draft has none (REQ F2.2)', async () => {
    wire.answers({ edited_offer: { ...offer, payment: null }, payment: { method: 'INVOICE' }, installment_plans: [] });
    const change = { type: 'CHANGE_PAYMENT', payment: { method: 'INVOICE' }, plan: null } as const;
    expect(await changeEdit('1', change)).toMatchObject({ draft: { editedOffer: { payment: { method: 'INVOICE' } } } });
  });

  it.each([[null], [{}], [{ payment: { method: 'INVOICE' }, installment_plans: [] }]])(
    'answered %j have to read the draft again',
    async (body) => {
      wire.answers(body);
      expect(await changeEdit('1', update)).toEqual({ kind: 'updated', draft: null });
    },
  );

  it.each<[EditOperation, number, Record<string, unknown>, Record<string, unknown>]>([
    [add, 409, { title: 'RESERVATION_FAILURE', detail: 'nur 3' }, { kind: 'reservationFailed', detail: 'nur 3' }],
    [add, 409, { title: 'Zu wenig', offer: {} }, { kind: 'reservationFailed', title: 'Zu wenig' }],
    [update, 409, { title: 'RESERVATION_FAILURE' }, { kind: 'reservationFailed' }],
    [update, 400, { title: 'Nein', offer: {}, detail: 'so nicht' }, { kind: 'refused', detail: 'so nicht' }],
    [move, 409, { key: 'order_with_address_category1_not_allowed' }, { kind: 'addressBlocked' }],
    [
      redeem,
      400,
      { key: 'voucher-error', invalid_vouchers: [{ code: 'X', title: 'VOUCHER_USED', detail: 'schon' }] },
      { kind: 'vouchersInvalid', invalidVouchers: [{ code: 'X', title: 'VOUCHER_USED', detail: 'schon' }] },
    ],
    [
      redeem,
      400,
      { title: 'VOUCHER_USED_SAME_DAY', detail: 'heute schon' },
      { kind: 'vouchersInvalid', invalidVouchers: [] },
    ],
    [update, 409, { key: 'order_not_editable', detail: 'Zu spät.' }, { kind: 'notEditable', detail: 'Zu spät.' }],
    [update, 404, { key: 'edited_order_not_found' }, { kind: 'orderChanged', order: null }],
    [
      update,
      409,
      { type: '/dpl/order/errors/order-changed', order: { id: '1', order_status: { code: 'ACCEPTED' } } },
      { kind: 'orderChanged', order: { id: '1' } },
    ],
    [update, 409, { title: 'ALL_POSITIONS_ARE_CANCELLED' }, { kind: 'allPositionsCancelled' }],
    [update, 422, { detail: 'Unbekannt.' }, { kind: 'refused', detail: 'Unbekannt.' }],
  ])('%j answered %i %j', async (operation, status, body, outcome) => {
    wire.answers(body, status);
    expect(await changeEdit('1', operation)).toMatchObject(outcome);
  });

  it.each([408, 500, 503])('answered %i leave the outcome open', async (status) => {
    wire.answers({}, status);
    expect(await failureKindOf(changeEdit('1', update))).toBe('problem');
  });
});

describe('submitting an edit (REQ F3.2, F3.3, QUALITY 8)', () => {
  const order = { id: '5f0000000001', number: '1000000001', order_status: { code: 'ACCEPTED' } };

  it('names the version of the order and the attempt', async () => {
    wire.answers(order);
    expect(await submitEdit('1', '2026-11-02T10:15:20Z', attempt)).toMatchObject({
      kind: 'submitted',
      order: { number: '1000000001' },
    });
    const request = wire.request();
    expect(request).toMatchObject({
      method: 'POST',
      path: '/services/order/edit-order/1',
      body: { updated_at: '2026-11-02T10:15:20Z' },
    });
    expect(request.headers.get('X-Correlation-Id')).toBe(attempt);
  });

  it.each([
    [409, { key: 'order-changed', order }, { kind: 'orderChanged', order: { number: '1000000001' } }],
    [409, { ...order, title: 'order-changed' }, { kind: 'orderChanged', order: { number: '1000000001' } }],
    [409, { title: 'ALL_POSITIONS_ARE_CANCELLED' }, { kind: 'allPositionsCancelled' }],
    [400, { key: 'invalid-installments', detail: 'Plan' }, { kind: 'refused', detail: 'Plan' }],
    [409, { title: 'RESERVATION_FAILURE', detail: 'nur 3' }, { kind: 'refused', detail: 'nur 3' }],
    [500, { detail: 'kaputt' }, { kind: 'unavailable', detail: 'kaputt' }],
    [503, {}, { kind: 'unavailable' }],
    [502, {}, { kind: 'unknown' }],
    [504, {}, { kind: 'unknown' }],
    [200, {}, { kind: 'unknown' }],
  ])('answered %i %j', async (status, body, outcome) => {
    wire.answers(body, status);
    expect(await submitEdit('1', null, attempt)).toMatchObject(outcome);
  });

  it('whose connection breaks is of unknown outcome', async () => {
    wire.breaks();
    expect(await submitEdit('1', null, attempt)).toEqual({ kind: 'unknown' });
  });
});

describe('clearing an edit (REQ F3.4)', () => {
  it.each([204, 404])('is done with %i', async (status) => {
    wire.answers(undefined, status);
    await expect(clearEdit('1')).resolves.toBeUndefined();
    expect(wire.request()).toMatchObject({ method: 'DELETE', path: '/services/order/edit-order/1' });
  });

  it('fails with 500', async () => {
    wire.answers({}, 500);
    expect(await failureKindOf(clearEdit('1'))).toBe('problem');
  });
});

describe('the history of edits (REQ F4.1)', () => {
  it('reads texts, numbers and objects as words', async () => {
    wire.answers({
      edited_order_list: [
        {
          edited_at: '2026-11-05T10:00:00Z',
          agent_username: 'bernd.backoffice',
          changes: [
            { operation: 'UPDATE_POSITION', before: 1, after: 3 },
            { operation: 'SWITCH_DELIVERY_ADDRESS', before: { street: 'A', number: 1, note: null }, after: 'B' },
            { operation: 'ADD_POSITION', before: null },
          ],
        },
        { changes: 'none' },
        'garbage',
      ],
    });
    expect(await loadEditHistory('1000000001', signal())).toEqual([
      {
        editedAt: '2026-11-05T10:00:00Z',
        agentUsername: 'bernd.backoffice',
        changes: [
          { operation: 'UPDATE_POSITION', before: '1', after: '3' },
          { operation: 'SWITCH_DELIVERY_ADDRESS', before: 'A, 1', after: 'B' },
          { operation: 'ADD_POSITION', before: '', after: '' },
        ],
      },
      { editedAt: '', agentUsername: null, changes: [] },
    ]);
    expect(wire.request()).toMatchObject({ method: 'GET', path: '/services/order/edit-order/history/1000000001' });
  });

  it('of an unknown order is null, and a malformed one fails', async () => {
    wire.answers({}, 404);
    expect(await loadEditHistory('1', signal())).toBeNull();
    wire.answers({});
    expect(await failureKindOf(loadEditHistory('1', signal()))).toBe('malformed');
  });
});
