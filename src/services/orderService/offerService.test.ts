import type { JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { aCustomer, aPackstation, aPostalAddress, aVoucher } from '~/domain/testing/samples';
import { failureKindOf, openWire } from '../testing/aWire';
import { sentAddress, sentPackstation } from '../testing/sentSamples';
import { calculateOffer, type OfferRequest } from './offerService';

const wire = openWire();
const { signal } = new AbortController();

const request: OfferRequest = {
  customer: aCustomer({ salutation: null, billingAddress: aPostalAddress({ countryCode: null }) }),
  country: 'DE',
  deliveryAddress: aPackstation(),
  payment: {
    method: 'DIRECT_DEBIT',
    bank: { kind: 'entered', accountHolder: 'E M', iban: 'DE89370400440532013000', bankName: 'Bank' },
  },
  voucherCodes: ['SOMMER'],
  freeShipping: null,
  complaintFlag: null,
  basketId: 'b-1',
  salesChannel: '04',
  salesOffice: '4001',
  sourceChannel: 'ECOM',
  isCustomerDataChanged: false,
  pregenerateErpNumber: true,
};

const wireOffer = {
  items: [
    {
      sku: '432011001',
      base_product_no: '432011',
      quantity: 2,
      reserved: false,
      available_stock_amount: 1,
      stock_level: 'ALMOST_SOLD_OUT',
      single_price: 34.99,
      total: 69.98,
      voucher_discount_value: 10,
      delivery_type: null,
    },
  ],
  vouchers: [{ code: 'SOMMER', type: 'VALUE', value: 10 }],
  total_product_price: 69.98,
  total_savings: 0.1,
  total_voucher_discount: 10,
  employee_discount: 0,
  shipping_cost: 5.95,
  cash_on_delivery_fee: 5.99,
  total_price: 71.92,
  pregenerated_erp_number: '4711000001',
  can_use_packstation_address: false,
  free_shipping_reason: null,
};

describe('an offer is requested (REQ C6.1, C6.2)', () => {
  it('with exactly the fields of the contract', async () => {
    wire.answers({ offer: wireOffer, payment_options: [] });
    await calculateOffer(request, signal);
    const { path, query, body } = wire.request();
    expect(path).toBe('/services/order/backoffice-offers');
    expect(query).toEqual({ sales_office: '4001', sales_channel: '04', pregenerate_erp_number: 'true' });
    expect(wire.request().headers.get('X-Source')).toBe('BACKOFFICE');
    expect(body).toEqual({
      customer: {
        id: 'customer-0123456',
        external_customer_id: '0123456',
        salutation: 'MISS',
        first_name: 'Erika',
        last_name: 'Musterfrau',
        email: 'erika.musterfrau@example.com',
        date_of_birth: '1964-08-12',
        phone_numbers: [{ phone_number_type: 'PRIVATE', value: '022112345678' }],
        billing_address: { id: 'billing', ...sentAddress },
        type: 'REGULAR',
      },
      delivery_address: sentPackstation,
      payment: {
        method: 'DIRECT_DEBIT',
        iban: 'DE89370400440532013000',
        account_holder: 'E M',
        uses_prefilled_iban: false,
      },
      voucher: { code: 'SOMMER', codes: ['SOMMER'], sales_channel: '04' },
      is_shipping_cost_overwritten: false,
      basket_id: 'b-1',
      sales_channel: '04',
      is_customer_data_changed: false,
      source_channel: 'ECOM',
      rekla_flag: null,
    });
  });

  it.each([true, false])('for a complaint, with is_zero_percent %s only (REQ D2.5)', async (isZeroPercent) => {
    wire.answers({ offer: wireOffer });
    await calculateOffer(
      { ...request, complaintFlag: { originalExternalOrderId: '1000000004', isZeroPercent } },
      signal,
    );
    expect(wire.request().body).toHaveProperty('rekla_flag', { is_zero_percent: isZeroPercent });
  });

  it('for a customer without number, without local ids', async () => {
    wire.answers({ offer: wireOffer });
    const billingAddress = aPostalAddress({ id: 'local-2' });
    const customer = aCustomer({ id: 'local-1', externalCustomerId: null, isGuest: true, billingAddress });
    await calculateOffer({ ...request, customer, deliveryAddress: aPackstation({ id: 'local-3' }) }, signal);
    const { body } = wire.request();
    expect(JSON.stringify(body)).not.toContain('local-');
    expect(body).not.toHaveProperty('customer.id');
    expect(body).not.toHaveProperty('customer.external_customer_id');
    expect(body).not.toHaveProperty('customer.billing_address.id');
    expect(body).not.toHaveProperty('delivery_address.id');
  });

  it.each([
    [{ method: 'INVOICE' }, { method: 'INVOICE' }],
    [
      { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } },
      { method: 'DIRECT_DEBIT', uses_prefilled_iban: true },
    ],
    [{ method: 'DIRECT_DEBIT', bank: { kind: 'missing' } }, { method: 'DIRECT_DEBIT' }],
    [null, null],
  ] as const)('with the payment %j as %j', async (payment, sent) => {
    wire.answers({ offer: wireOffer });
    await calculateOffer({ ...request, payment, voucherCodes: [], deliveryAddress: null }, signal);
    expect(wire.request().body).toMatchObject({ payment: sent, voucher: null, delivery_address: null });
  });
});

describe('an offer by installments is requested', () => {
  const agreed = { dueDay: 15, count: null, conditionsAccepted: false } as const;
  it.each([
    [
      { method: 'INSTALLMENTS', bank: { kind: 'missing' }, ...agreed },
      { method: 'INSTALLMENTS', due_day: 15 },
    ],
    [
      { method: 'INSTALLMENTS', bank: { kind: 'onFile' }, ...agreed, count: 6 },
      { method: 'INSTALLMENTS', due_day: 15, installment_count: 6 },
    ],
    [
      { method: 'INSTALLMENTS_FACTORING', bank: { kind: 'prefilled' }, ...agreed, dueDay: 1, count: 3 },
      { method: 'INSTALLMENTS_FACTORING', uses_prefilled_iban: true, due_day: 1, installment_count: 3 },
    ],
  ] as const)('with %j as %j, and with nothing else of the plan', async (payment, sent) => {
    wire.answers({ offer: wireOffer });
    await calculateOffer({ ...request, payment }, signal);
    expect(wire.request().body).toHaveProperty('payment', sent);
  });
});

describe('an offer with free shipping', () => {
  it.each(['VERARGERTERKD', 'SYSTEMFEHLER', 'UMTAUSCH'] as const)(
    'for %s carries the service voucher of the reason and marks the costs as overwritten',
    async (reason) => {
      wire.answers({ offer: wireOffer });
      await calculateOffer({ ...request, freeShipping: reason }, signal);
      expect(wire.request().body).toMatchObject({
        service_voucher: { code: reason },
        is_shipping_cost_overwritten: true,
      });
    },
  );
});

describe('the installment plans of an offer (REQ C9.2)', () => {
  const wirePlan = {
    installment_count: 3,
    installment: 24.75,
    final_installment: 24.74,
    total: 71.92,
    calculation_id: 'HOUSE-3-7192-1',
    channel: 'HOUSE',
    interest_rate: 10.36,
    nominal_interest_rate: 9.9,
    total_interest: 2.32,
    total_gross_amount: 74.24,
    due_day: 15,
  };
  const plan = {
    count: 3,
    installment: 24_75,
    finalInstallment: 24_74,
    total: 71_92,
    calculationId: 'HOUSE-3-7192-1',
    channel: 'HOUSE',
    interestRate: 10.36,
    nominalInterestRate: 9.9,
    totalInterest: 2_32,
    totalGrossAmount: 74_24,
    dueDay: 15,
  };
  const plansOf = async (installment_plans: JsonBodyType) => {
    wire.answers({ offer: wireOffer, installment_plans });
    const outcome = await calculateOffer(request, signal);
    return outcome.kind === 'offered' ? outcome.plans : outcome.kind;
  };

  it('are read with their figures in cents', async () => {
    expect(await plansOf([wirePlan])).toEqual([plan]);
  });

  it.each([
    ['a rate that is missing', { installment: null }],
    ['a gross amount that is no number', { total_gross_amount: 'viel' }],
    ['no number of installments', { installment_count: 0 }],
    ['half an installment', { installment_count: 2.5 }],
  ])('leave out one with %s, because it cannot be read out', async (_what, odd) => {
    expect(await plansOf([{ ...wirePlan, ...odd }, null, 'x', wirePlan])).toEqual([plan]);
  });

  it('are read without their optional values', async () => {
    const { nominal_interest_rate: _rate, channel: _channel, calculation_id: _id, due_day: _day, ...least } = wirePlan;
    expect(await plansOf([least])).toEqual([
      { ...plan, nominalInterestRate: null, channel: '', calculationId: '', dueDay: 1 },
    ]);
  });

  it.each([
    [{}, plan],
    [{ final_installment: undefined }, plan],
    [{ interest: undefined }, { ...plan, totalInterest: 0 }],
  ])('are read in the words of the requirement, with %j', async (odd, expected) => {
    const words = {
      count: 3,
      monthly_rate: 24.75,
      final_installment: 24.74,
      interest: 2.32,
      effective_rate: 10.36,
      nominal_rate: 9.9,
      funding_amount: 71.92,
      due_day: 15,
    };
    const plans = [{ ...words, ...odd }];
    expect(await plansOf(plans)).toEqual([{ ...expected, calculationId: '', channel: '' }]);
  });

  it('are null where none can be read, which is not the same as none', async () => {
    expect(await plansOf([{ ...wirePlan, installment: null }, 'x'])).toBeNull();
  });

  it.each([[undefined], [null], [[]]])('are empty for %j', async (plans) => {
    expect(await plansOf(plans ?? null)).toEqual([]);
  });
});

describe('an offer (REQ C6.4)', () => {
  it('is read with its figures in cents and its payment options', async () => {
    wire.answers({
      offer: wireOffer,
      payment_options: [
        { method: 'INVOICE', enabled: true, limit: 500 },
        { method: 'DIRECT_DEBIT', enabled: false, reason: 'Mahnstufe' },
        { method: 'CASH_ON_DELIVERY' },
        { method: 'BITCOIN', enabled: true },
        'CREDIT_CARD',
      ],
    });
    const outcome = await calculateOffer(request, signal);
    expect(outcome).toMatchObject({
      kind: 'offered',
      offer: {
        items: [
          {
            sku: '432011001',
            reserved: false,
            availableStockAmount: 1,
            singlePrice: 34_99,
            total: 69_98,
            voucherDiscountValue: 10_00,
          },
        ],
        vouchers: [aVoucher()],
        totalSavings: 10,
        cashOnDeliveryFee: 5_99,
        totalPrice: 71_92,
        pregeneratedErpNumber: '4711000001',
        canUsePackstationAddress: false,
      },
    });
    expect(outcome.kind === 'offered' && outcome.paymentOptions).toEqual([
      { method: 'INVOICE', enabled: true, reason: null, limit: 500_00 },
      { method: 'DIRECT_DEBIT', enabled: false, reason: 'Mahnstufe', limit: null },
      { method: 'CASH_ON_DELIVERY', enabled: false, reason: null, limit: null },
      { method: 'CREDIT_CARD', enabled: true, reason: null, limit: null },
    ]);
  });

  it.each([
    [{}, [], false],
    [{ upgrade: '432128', upgrade2: 432399 }, ['432128', '432399'], false],
    [{ upgrade: { product_no: '432128' }, upgrade2: { sku: '432399001' } }, ['432128', '432399001'], false],
    [{ upgrade: true, upgrade2: null, subscription_offer: true }, [], true],
    [{ subscription_offer: { product_no: '532011' } }, [], true],
    [{ subscription_offer: false }, [], false],
    [{ subscription_offer: null }, [], false],
  ])(
    'reads from the item %j its upgrades and whether it has a subscription offer',
    async (part, upgrades, hasSubscriptionOffer) => {
      wire.answers({ offer: { ...wireOffer, items: [{ ...wireOffer.items[0], ...part }] } });
      const outcome = await calculateOffer(request, signal);
      expect(outcome).toMatchObject({ kind: 'offered', offer: { items: [{ upgrades, hasSubscriptionOffer }] } });
    },
  );

  it.each([
    [undefined, true],
    [{}, true],
    [{ status: 'SELLABLE', erp_status: 'SELLABLE' }, true],
    [{ status: 'SOLDOUT', erp_status: 'SELLABLE' }, false],
    [{ status: 'SELLABLE', erp_status: 'NOT_IN_SORTIMENT' }, false],
    [{ erp_status: 'NOT_RELEASED' }, false],
    ['SELLABLE', true],
  ])('reads from the variant %j whether the article is still sellable: %s', async (variant, isSellable) => {
    wire.answers({ offer: { ...wireOffer, items: [{ ...wireOffer.items[0], variant }] } });
    const outcome = await calculateOffer(request, signal);
    expect(outcome).toMatchObject({ kind: 'offered', offer: { items: [{ isSellable }] } });
  });

  it.each([
    ['order_with_invoice_address_category1_not_allowed', { kind: 'billingAddressCategory1', detail: 'Nein.' }],
    ['order_with_address_category1_not_allowed', { kind: 'addressCategory1', detail: 'Nein.' }],
    ['invalid_payment_method', { kind: 'payment', code: 'invalid_payment_method', detail: 'Nein.' }],
    ['order-amount-not-eligible', { kind: 'payment', code: 'order-amount-not-eligible', detail: 'Nein.' }],
    ['invalid-installments', { kind: 'payment', code: 'invalid-installments', detail: 'Nein.' }],
    ['empty-basket', { kind: 'emptyBasket' }],
    ['BasketNotFound', { kind: 'basketNotFound' }],
    ['anything-else', { kind: 'refused', detail: 'Nein.' }],
  ])('is refused with %s, by key or by type, with the offer if the problem carries one', async (code, problem) => {
    wire.answers({ type: 'about:blank', key: code, title: 'x', status: 400, detail: 'Nein.', offer: wireOffer }, 400);
    expect(await calculateOffer(request, signal)).toMatchObject({
      kind: 'problem',
      problem,
      offer: { totalPrice: 71_92 },
    });
    wire.answers({ type: `/dpl/order/errors/${code}`, title: 'x', status: 409, detail: 'Nein.' }, 409);
    expect(await calculateOffer(request, signal)).toEqual({ kind: 'problem', problem, offer: null });
    wire.answers({ type: code, key: 'order.offer.error', title: 'x', status: 400, detail: 'Nein.' }, 400);
    expect(await calculateOffer(request, signal)).toMatchObject({ kind: 'problem', problem });
  });

  it('is refused with a voucher error, its title, code and every invalid voucher (REQ C6.8)', async () => {
    const invalid = { code: 'SOMMER', title: 'VOUCHER_USED', detail: 'Schon eingelöst.' };
    wire.answers(
      {
        key: 'voucher-error',
        title: 'VOUCHER_USED_SAME_DAY',
        detail: 'Nein.',
        voucher_code: 'SOMMER',
        invalid_vouchers: [invalid],
      },
      400,
    );
    expect(await calculateOffer(request, signal)).toEqual({
      kind: 'problem',
      offer: null,
      problem: {
        kind: 'voucher',
        title: 'VOUCHER_USED_SAME_DAY',
        detail: 'Nein.',
        code: 'SOMMER',
        invalidVouchers: [invalid],
      },
    });
  });

  it('is a voucher error where a success names a code sent as invalid', async () => {
    const problem = { kind: 'voucher', title: 'VOUCHER_USED', detail: 'Nein.', code: 'sommer' };
    wire.answers({ offer: { ...wireOffer, invalid_vouchers: problem } });
    expect(await calculateOffer(request, signal)).toMatchObject({ kind: 'problem', problem });
    wire.answers({ offer: wireOffer, invalid_vouchers: [problem] });
    expect(await calculateOffer(request, signal)).toMatchObject({ problem, offer: { totalPrice: 71_92 } });
    expect((await calculateOffer({ ...request, voucherCodes: ['HERBST'] }, signal)).kind).toBe('offered');
  });

  it('is a timeout for a 504, and is rejected as malformed without a total', async () => {
    wire.answers(undefined, 504);
    expect(await calculateOffer(request, signal)).toMatchObject({ kind: 'problem', problem: { kind: 'timeout' } });
    wire.answers({ offer: { ...wireOffer, total_price: null } });
    expect(await failureKindOf(calculateOffer(request, signal))).toBe('malformed');
  });
});
