import { describe, expect, it } from 'vitest';
import { aCrossSell, aCustomer, aPostalAddress } from '~/domain/testing/samples';
import { failureKindOf, openWire } from '../testing/aWire';
import { sentAddress, sentCrossSell } from '../testing/sentSamples';
import { wireOrder } from '../testing/wireOrder';
import { createOrder, preCheckOrder, type OrderDraft } from './orderService';

const wire = openWire();
const attempt = '0d9e1c34-6f0a-4c55-9f3a-3f1f5f0a8a11';

const draft: OrderDraft = {
  customer: aCustomer({ billingAddress: aPostalAddress({ careOf: 'bei Müller' }), preferredPaymentMethod: 'INVOICE' }),
  country: 'DE',
  items: [
    {
      id: 'i-1',
      sku: '432011001',
      baseProductNo: '432011',
      quantity: 2,
      priceDate: null,
      crossSell: null,
      weeeTakeBackEnabled: true,
    },
    {
      id: 'i-2',
      sku: '443015001',
      baseProductNo: '443015',
      quantity: 1,
      priceDate: '2026-11-12T10:00:00+01:00',
      crossSell: aCrossSell(),
      weeeTakeBackEnabled: false,
    },
  ],
  basketId: 'b-1',
  deliveryAddress: aPostalAddress(),
  payment: { method: 'INVOICE' },
  plan: null,
  voucherCodes: ['SOMMER'],
  freeShipping: null,
  complaintFlag: null,
  salesChannel: '04',
  salesOffice: '4001',
  sourceChannel: 'ECOM',
  signupForNewsletter: false,
  originalOrderId: null,
};

const sentOrder = {
  order_items: [
    { sku: '432011001', base_product_no: '432011', quantity: 2, price_date: null, weee_take_back_enabled: true },
    {
      sku: '443015001',
      base_product_no: '443015',
      quantity: 1,
      price_date: '2026-11-12T10:00:00+01:00',
      cross_sell: sentCrossSell,
      weee_take_back_enabled: false,
    },
  ],
  customer_info: {
    external_customer_id: '0123456',
    date_of_birth: '1964-08-12',
    salutation: 'MS',
    first_name: 'Erika',
    last_name: 'Musterfrau',
    email: 'erika.musterfrau@example.com',
    phone: '022112345678',
    care_of: 'bei Müller',
    street: 'Heidestraße',
    street_number: '17',
    zip_code: '51147',
    city: 'Köln',
    country_code: 'DE',
    create_account: false,
    consents: {
      email_newsletter: true,
      export_dhl_email: true,
      printed_advertising: true,
      phone_market_research: 'NOT_ALLOWED',
      email_market_research: 'ALLOWED',
    },
    data_protection: true,
    skip_double_check: false,
    preferred_payment_method: 'INVOICE',
    signup_for_newsletter: false,
    reception: 'CABLE',
  },
  delivery_address: { id: 'billing', ...sentAddress },
  payment: { method: 'INVOICE' },
  voucher: { code: 'SOMMER', codes: ['SOMMER'] },
  service_voucher: null,
  sales_office: '4001',
  sales_channel: '04',
  source_channel: 'ECOM',
  country: 'DE',
  is_shipping_overwritten: false,
  free_shipping: null,
  basket_id: 'b-1',
  rekla_flag: null,
};

describe('creating an order (REQ C12.2, C12.3)', () => {
  it('sends exactly the payload of the contract, under the id of the attempt', async () => {
    wire.answers(wireOrder, 201);
    expect(await createOrder(draft, attempt)).toMatchObject({
      kind: 'created',
      order: {
        id: 'o-1',
        number: '1400000001',
        totalPrice: 40_94,
        shippingCosts: 5_95,
        payment: { method: 'INVOICE' },
      },
    });
    expect(wire.request()).toMatchObject({ method: 'POST', path: '/services/order/backoffice-orders/0123456' });
    expect(wire.request().body).toEqual(sentOrder);
    expect(wire.request().headers.get('X-Correlation-Id')).toBe(attempt);
  });

  it('by installments sends the plan with the figures of the offer', async () => {
    wire.answers(wireOrder, 201);
    const plan = {
      count: 6,
      dueDay: 15,
      installment: 12_60,
      finalInstallment: 12_57,
      total: 71_92,
      calculationId: 'FACTORING-6-7192-15',
      channel: 'FACTORING',
      interestRate: 10.36,
      nominalInterestRate: 9.9,
      totalInterest: 3_65,
      totalGrossAmount: 75_57,
    } as const;
    await createOrder(
      {
        ...draft,
        payment: {
          method: 'INSTALLMENTS_FACTORING',
          bank: { kind: 'entered', accountHolder: 'E M', iban: 'DE89370400440532013000', bankName: 'Bank' },
          dueDay: 15,
          count: 6,
          conditionsAccepted: true,
        },
        plan,
      },
      attempt,
    );
    expect(wire.request().body).toHaveProperty('payment', {
      method: 'INSTALLMENTS_FACTORING',
      iban: 'DE89370400440532013000',
      account_holder: 'E M',
      uses_prefilled_iban: false,
      due_day: 15,
      installment_count: 6,
      installment: 12.6,
      final_installment: 12.57,
      total: 71.92,
      calculation_id: 'FACTORING-6-7192-15',
      channel: 'FACTORING',
      interest_rate: 10.36,
      total_interest: 3.65,
      total_gross_amount: 75.57,
    });
  });

  it.each(['VERARGERTERKD', 'SYSTEMFEHLER', 'UMTAUSCH'] as const)(
    'with free shipping sends the reason %s and its service voucher',
    async (reason) => {
      wire.answers(wireOrder, 201);
      await createOrder({ ...draft, freeShipping: reason }, attempt);
      expect(wire.request().body).toEqual({
        ...sentOrder,
        is_shipping_overwritten: true,
        free_shipping: reason,
        service_voucher: { code: reason },
      });
    },
  );

  it('leaves out voucher, e-mail and phone when there are none', async () => {
    wire.answers(wireOrder, 201);
    await createOrder({ ...draft, voucherCodes: [], customer: aCustomer({ email: null, phoneNumbers: [] }) }, attempt);
    const {
      email: _email,
      phone: _phone,
      care_of: _careOf,
      preferred_payment_method: _method,
      ...info
    } = sentOrder.customer_info;
    expect(wire.request().body).toEqual({ ...sentOrder, voucher: null, customer_info: info });
  });

  it.each([
    [false, true],
    [true, false],
  ])('sends a customer without number to the guest orders; guest: %s, account: %s', async (isGuest, account) => {
    wire.answers({ ...wireOrder, external_customer_id: '0700001' }, 201);
    const outcome = await createOrder(
      {
        ...draft,
        customer: {
          ...draft.customer,
          id: 'local-1',
          externalCustomerId: null,
          isGuest,
          skipDoubleCheck: true,
          billingAddress: aPostalAddress({ id: 'local-2', careOf: 'bei Müller' }),
        },
        deliveryAddress: aPostalAddress({ id: 'local-3' }),
        signupForNewsletter: true,
      },
      attempt,
    );
    // The number assigned by the service.
    expect(outcome).toMatchObject({ kind: 'created', order: { externalCustomerId: '0700001' } });
    expect(wire.request()).toMatchObject({ method: 'POST', path: '/services/order/backoffice-guest-orders' });
    expect(wire.request().headers.get('X-Source')).toBe('BACKOFFICE');
    expect(wire.request().headers.get('X-Correlation-Id')).toBe(attempt);
    const { external_customer_id: _number, ...info } = sentOrder.customer_info;
    expect(wire.request().body).toEqual({
      ...sentOrder,
      customer_info: { ...info, create_account: account, skip_double_check: true, signup_for_newsletter: true },
      delivery_address: sentAddress,
    });
  });

  it.each([400, 403, 404, 409, 422, 429])('resolves with refused, code and detail for %d', async (status) => {
    wire.answers({ type: '/dpl/order/errors/credit_limit_exceeded', status, detail: 'Zu hoch.' }, status);
    expect(await createOrder(draft, attempt)).toEqual({
      kind: 'refused',
      code: 'credit_limit_exceeded',
      detail: 'Zu hoch.',
    });
  });

  it.each([
    { type: 'credit_limit_exceeded', key: 'order.error' },
    { code: 'credit_limit_exceeded', title: 'Bad Request' },
    { errors: [{ type: '/x/credit_limit_exceeded', key: 'order.error' }] },
  ])('finds the known code of the refusal %j (REQ C12.6)', async (body) => {
    wire.answers(body, 400);
    expect(await createOrder(draft, attempt)).toMatchObject({ kind: 'refused', code: 'credit_limit_exceeded' });
    expect(await preCheckOrder(draft)).toMatchObject({ kind: 'refused', code: 'credit_limit_exceeded' });
  });

  const unanswered = [408, 501, 502, 504].map((status) => [status, 'unknown'] as const);
  it.each([[500, 'unavailable'] as const, [503, 'unavailable'] as const, ...unanswered])(
    'for %d resolves with %s, and the words of the service (DECISIONS 240)',
    async (status, kind) => {
      wire.answers({ detail: 'Wartung bis 14 Uhr' }, status);
      expect(await createOrder(draft, attempt)).toEqual({ kind, detail: 'Wartung bis 14 Uhr' });
    },
  );

  it.each([undefined, {}, 'OK', { status: 'created' }])('resolves with created for a success with %j', async (body) => {
    wire.answers(body, 201);
    expect(await createOrder(draft, attempt)).toEqual({ kind: 'created', order: null });
  });

  it.each([
    [{ id: 'o-1' }, 'o-1', ''],
    [{ order_id: 9, items: [{ id: 'i-1', number: '10' }] }, '9', ''],
    [{ shop_order_id: 'o-9', external_order_id: 1300099 }, 'o-9', '1300099'],
    [{ order_number: '1300099' }, null, '1300099'],
    [{ number: '1300099' }, null, '1300099'],
    [{ external_order_id: '1300099' }, null, '1300099'],
    [[{ order: { id: 'o-9' } }], 'o-9', ''],
  ])('resolves with what %j names of the order (DECISIONS 207)', async (body, id, number) => {
    wire.answers(body, 201);
    expect(await createOrder(draft, attempt)).toMatchObject({
      kind: 'created',
      order: { id, number, totalPrice: null },
    });
  });

  it('reads a whole order under the other names, also beside its customer', async () => {
    const { id, number, ...content } = wireOrder;
    wire.answers({ order: { ...content, order_id: id, order_number: number }, customer: { id: 'c-1' } }, 201);
    expect(await createOrder(draft, attempt)).toMatchObject({ order: { id, number, totalPrice: 40_94 } });
  });

  it.each([[], '<!doctype html>', 7])('resolves with unknown for a malformed 200: %.30j', async (body) => {
    wire.answers(body);
    expect(await createOrder(draft, attempt)).toEqual({ kind: 'unknown', detail: null });
  });

  it('rejects with signedOut for a 401, so that the outcome is not unknown', async () => {
    wire.answers({ status: 401 }, 401);
    expect(await failureKindOf(createOrder(draft, attempt))).toBe('signedOut');
  });
});

describe('the pre-check (REQ C12.1)', () => {
  it('sends the same payload under its own correlation id', async () => {
    wire.answers({});
    expect(await preCheckOrder(draft)).toEqual({ kind: 'passed' });
    expect(wire.request()).toMatchObject({ method: 'POST', path: '/services/order/order-pre-check', body: sentOrder });
    expect(wire.request().headers.get('X-Correlation-Id')).not.toBe(attempt);
  });

  it('resolves with refused, and rejects when the service fails', async () => {
    wire.answers({ key: 'missing_email', detail: 'E-Mail fehlt.' }, 400);
    expect(await preCheckOrder(draft)).toEqual({ kind: 'refused', code: 'missing_email', detail: 'E-Mail fehlt.' });
    wire.answers(undefined, 500);
    expect(await failureKindOf(preCheckOrder(draft))).toBe('problem');
    wire.answers('<!doctype html>');
    expect(await failureKindOf(preCheckOrder(draft))).toBe('malformed');
  });

  it.each([undefined, {}, 'OK'])('is passed by a success with the body %j', async (body) => {
    wire.answers(body);
    expect(await preCheckOrder(draft)).toEqual({ kind: 'passed' });
  });
});
