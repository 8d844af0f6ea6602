import { describe, expect, it } from 'vitest';
import type { EditOperation } from '~/domain/order/editOrder';
import { aCrossSell, aPackstation, aPostalAddress } from '~/domain/testing/samples';
import { anEditedOffer, aPlan } from '~/domain/testing/editSamples';
import { failureKindOf, openWire } from '../testing/aWire';
import { sentCrossSell, sentPackstation } from '../testing/sentSamples';
import { changeEdit } from './editOrderService';

const wire = openWire();

const offer = {
  edited_order_id: 'edit-1',
  items: [{ id: 'position-1', number: '1', sku: '432011001', quantity: 2, single_price: 34.99, total: 69.98 }],
  total_price: 75.93,
};
const answer = { edited_offer: offer, installment_plans: [], invalid_vouchers: [], restrictions: {} };

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
        cross_sell: sentCrossSell,
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

  it('take the billing address of the draft as one, whatever kind it names (REQ F1.2)', async () => {
    const billing_address = {
      street: 'Neuweg',
      street_number: '9',
      zip_code: '50667',
      city: 'Köln',
      country_code: 'DE',
    };
    wire.answers({ edited_offer: { ...offer, customer: { billing_address } } });
    expect(await changeEdit('1', update)).toMatchObject({
      draft: { editedOffer: { billingAddress: { kind: 'BILLING', street: 'Neuweg' } } },
    });
  });

  it('leave what the answer does not name as it was, but for what the operation asks for', async () => {
    wire.answers(answer);
    const before = anEditedOffer({ serviceVoucher: 'UMTAUSCH' });
    const { contact, deliveryAddress, payment } = before;
    expect(await changeEdit('1', update, before)).toMatchObject({
      draft: { editedOffer: { contact, deliveryAddress, payment, serviceVoucher: 'UMTAUSCH' } },
    });
    const without = { type: 'CHANGE_SERVICE_VOUCHER', code: null } as const;
    expect(await changeEdit('1', without, before)).toMatchObject({ draft: { editedOffer: { serviceVoucher: null } } });
  });

  it.each([
    [null, []],
    [{}, []],
    [{ payment: { method: 'INVOICE' }, installment_plans: [] }, []],
    [
      {
        payment: { method: 'INSTALLMENTS' },
        installment_plans: [
          {
            count: 3,
            monthly_rate: 20,
            final_installment: 20,
            funding_amount: 60,
            interest: 0,
            effective_rate: 0,
            nominal_rate: 0,
            due_day: 1,
            calculation_id: 'c-3',
          },
        ],
      },
      [{ count: 3 }],
    ],
  ])('answered %j have to read the draft again, but for the plans', async (body, installmentPlans) => {
    wire.answers(body);
    expect(await changeEdit('1', update)).toMatchObject({ kind: 'updated', draft: null, installmentPlans });
  });

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
    [update, 404, {}, { kind: 'orderChanged', order: null }],
    [update, 410, { title: 'EDIT_EXPIRED', detail: 'Abgelaufen.' }, { kind: 'orderChanged', order: null }],
    [update, 404, { type: 'about:blank', title: 'Not Found' }, { kind: 'orderChanged', order: null }],
    [redeem, 404, { key: 'voucher_not_found', detail: 'X?' }, { kind: 'refused', detail: 'X?' }],
    // The path of this one is assumed: a service without it says nothing of the draft.
    [{ type: 'UPDATE_CUSTOMER', email: null, phoneNumber: null }, 404, {}, { kind: 'refused', detail: null }],
    [
      update,
      409,
      { type: '/dpl/order/errors/order-changed', order: { id: '1', order_status: { code: 'ACCEPTED' } } },
      { kind: 'orderChanged', order: { id: '1' } },
    ],
    [update, 409, { title: 'ALL_POSITIONS_ARE_CANCELLED' }, { kind: 'allPositionsCancelled' }],
    [update, 422, { detail: 'Unbekannt.' }, { kind: 'refused', detail: 'Unbekannt.' }],
    [update, 409, { title: 'Nein', key: 'order_delivery_block' }, { kind: 'refused', title: 'order_delivery_block' }],
    [update, 409, { key: 'SOMETHING_NEW' }, { kind: 'refused', title: 'SOMETHING_NEW', detail: null }],
  ])('%j answered %i %j', async (operation, status, body, outcome) => {
    wire.answers(body, status);
    expect(await changeEdit('1', operation)).toMatchObject(outcome);
  });

  it.each([408, 500, 503])('answered %i leave the outcome open', async (status) => {
    wire.answers({}, status);
    expect(await failureKindOf(changeEdit('1', update))).toBe('problem');
  });
});
