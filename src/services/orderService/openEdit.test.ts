import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { openEdit } from './editOrderService';

const wire = openWire();

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
          changes: [{ operation: 'UPDATE_POSITION', before: { text: '1 × Gesichtscreme' }, after: {} }],
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
          items: [{ id: '432011001', number: null, quantity: 2 }],
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

  it('takes what the draft does not name from the order (REQ F1.1)', async () => {
    const original = {
      ...originalOrder,
      service_voucher: { code: 'UMTAUSCH' },
      vouchers: [{ code: 'SOMMER', value: 10 }],
      delivery_address: address,
    };
    wire.answers({ original_order: original, edited_offer: { items: offer.items, total_price: 25.94 } });
    expect(await openEdit('1')).toMatchObject({
      draft: {
        editedOffer: {
          contact: { email: 'erika@example.com', phoneNumber: '0301' },
          deliveryAddress: { street: 'Domstraße' },
          payment: { method: 'INSTALLMENTS' },
          vouchers: [{ code: 'SOMMER' }],
          serviceVoucher: 'UMTAUSCH',
        },
      },
    });
    wire.answers({
      original_order: original,
      edited_offer: { items: [], payment: null, vouchers: null, changes: [{ operation: 'CHANGE_SERVICE_VOUCHER' }] },
    });
    expect(await openEdit('1')).toMatchObject({
      draft: { editedOffer: { payment: null, vouchers: [], serviceVoucher: null } },
    });
  });

  it('reads titles without characters that turn the words around them', async () => {
    const items = [
      { sku: '432011001', quantity: 1, title: '\u202EGesichts\u0000creme', cancellation_reason: 'X\u202E' },
    ];
    wire.answers({ original_order: originalOrder, edited_offer: { ...offer, items } });
    expect(await openEdit('1')).toMatchObject({
      draft: { editedOffer: { items: [{ title: 'Gesichtscreme', cancellationReason: 'X' }] } },
    });
  });

  it.each([
    [
      [{ type: 'update-position', order_id: '1', id: 'p', quantity: 3 }],
      [{ operation: 'UPDATE_POSITION', before: {}, after: { quantity: '3' } }],
    ],
    [[{}], [{ operation: '', before: {}, after: {} }]],
    [['Menge geändert'], null],
    [[], []],
  ])('reads the changes %j (REQ F1.2, F3.1)', async (changes, read) => {
    wire.answers({ original_order: originalOrder, edited_offer: { ...offer, changes } });
    expect(await openEdit('1')).toMatchObject({ draft: { editedOffer: { changes: read } } });
  });

  it('needs no offer of an order that is not editable (REQ F3.5)', async () => {
    wire.answers({ original_order: { ...originalOrder, is_editable: false }, edited_offer: null });
    expect(await openEdit('1')).toEqual({ kind: 'notEditable', detail: null });
  });

  it.each([
    [['ALT'], ['ALT']],
    [
      [{ code: 7, detail: null }, 'ALT', null],
      ['7', 'ALT'],
    ],
  ])('reads the invalid vouchers %j (REQ F2.5)', async (invalid, codes) => {
    wire.answers({ original_order: originalOrder, ...answer, invalid_vouchers: invalid, details: 'Text' });
    const outcome = await openEdit('1');
    expect(outcome.kind === 'opened' && outcome.draft.invalidVouchers.map(({ code }) => code)).toEqual(codes);
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
