import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireAddress, aWirePackstation } from '../../builders/aWireAddress.ts';
import { aWireCustomer } from '../../builders/aWireCustomer.ts';
import { distribute, percentOf, toAmount, toCents } from '../../db/common/amounts.ts';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { askOffer, fillBasket, orderFor, placeOrder } from '../../testing/deskRequests.ts';
import type { WireCustomer } from '../../db/common/wireTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

function known(number: string): WireCustomer {
  const customer = currentWorld().db.customers.get(number);
  if (!customer) throw new Error(number);
  return customer;
}

const voucher = (...codes: string[]): { code: string | null; codes: string[] } => ({ code: codes[0] ?? null, codes });

describe('an offer adds up to the cent', () => {
  it('products and shipping', async () => {
    const { body } = await askOffer({
      basket_id: (
        await fillBasket([
          ['432011001', 3],
          ['411377001', 1],
        ])
      ).id,
    });
    expect(body.offer).toMatchObject({
      total_product_price: 122.47,
      shipping_cost: 5.95,
      total_price: 128.42,
      employee_discount: 0,
    });
  });

  it('cash on delivery in Germany and in Austria', async () => {
    const german = await askOffer({
      basket_id: (await fillBasket([['432011001', 1]])).id,
      payment: { method: 'CASH_ON_DELIVERY' },
    });
    expect(german.body.offer).toMatchObject({ cash_on_delivery_fee: 5.99, total_price: 46.93 });
    const basket = await fillBasket([['432011001', 1]], { country: 'AT' });
    const austrian = await askOffer(
      { basket_id: basket.id, customer: known('0200001'), payment: { method: 'CASH_ON_DELIVERY' } },
      'AT',
    );
    expect(austrian.body.offer).toMatchObject({ cash_on_delivery_fee: 4.5, total_price: 45.44 });
  });

  it('Swiss francs with invoice as the only payment method', async () => {
    const basket = await fillBasket([['432011001', 2]], { country: 'CH' });
    const { body } = await askOffer({ basket_id: basket.id, customer: known('0300001') }, 'CH');
    expect(body.offer).toMatchObject({ total_product_price: 69.9, shipping_cost: 7.95, total_price: 77.85 });
    expect(body.payment_options.filter(({ enabled }) => enabled).map(({ method }) => method)).toEqual(['INVOICE']);
  });

  it('a value voucher, distributed over the lines', async () => {
    const basket = await fillBasket([
      ['432011001', 1],
      ['411377001', 1],
      ['443450001', 1],
    ]);
    const { body } = await askOffer({ basket_id: basket.id, voucher: voucher('SOMMER') });
    expect(body.offer).toMatchObject({ total_product_price: 60.44, total_voucher_discount: 10, total_price: 56.39 });
    expect(body.offer.items.reduce((total, item) => total + toCents(item.voucher_discount_value), 0)).toBe(1_000);
  });

  it('a percentage, rounded half up, and a value voucher after it', async () => {
    const basket = await fillBasket([['432011001', 1]]);
    const { body } = await askOffer({ basket_id: basket.id, voucher: voucher('PROZENT15', 'SOMMER') });
    expect(body.offer.vouchers).toEqual([
      expect.objectContaining({ code: 'PROZENT15', percentage: 15, calculated_percentage_value: 5.25 }),
      expect.objectContaining({ code: 'SOMMER', value: 10 }),
    ]);
    expect(body.offer).toMatchObject({ total_voucher_discount: 15.25, total_price: 25.69 });
  });

  it('a voucher never deducts more than the product total', async () => {
    const { body } = await askOffer({
      basket_id: (await fillBasket([['443450001', 1]])).id,
      voucher: voucher('SOMMER'),
    });
    expect(body.offer).toMatchObject({ total_voucher_discount: 7.95, total_price: 5.95 });
  });

  it('employees get a discount and no voucher; TV creators are no employees', async () => {
    const basket = await fillBasket([['432011001', 1]]);
    const employee = await askOffer({ basket_id: basket.id, customer: known('0600001') });
    expect(employee.body.offer).toMatchObject({ employee_discount: 5.25, total_price: 35.69 });
    const refused = await askOffer({ basket_id: basket.id, customer: known('0600001'), voucher: voucher('SOMMER') });
    expect([refused.status, refused.body.key]).toEqual([400, 'voucher-error']);
    const creator = await askOffer({ basket_id: basket.id, customer: known('0600004') });
    expect(creator.body.offer.employee_discount).toBe(0);
  });

  it('shipping is charged once a day, and not at all when it is waived', async () => {
    const basket = await fillBasket([['432011001', 1]]);
    const waived = await askOffer({
      basket_id: basket.id,
      is_shipping_cost_overwritten: true,
      service_voucher: { code: 'UMTAUSCH' },
    });
    expect(waived.body.offer).toMatchObject({ shipping_cost: 0, free_shipping_reason: 'UMTAUSCH' });
    await placeOrder(orderFor(basket));
    const second = await fillBasket([['432011001', 1]]);
    expect((await askOffer({ basket_id: second.id })).body.offer.shipping_cost).toBe(0);
    currentWorld().db.advance(24 * 60);
    expect((await askOffer({ basket_id: second.id })).body.offer.shipping_cost).toBe(5.95);
  });

  it('parts of any discount add up to the whole, for any lines', () => {
    const lines = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100 }), (weights, percent) => {
        const whole = weights.reduce((total, weight) => total + weight, 0);
        const parts = distribute(percentOf(whole, percent), weights);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(percentOf(whole, percent));
        expect(parts.every((part, index) => part >= 0 && part <= (weights[index] ?? 0))).toBe(true);
      }),
    );
    expect(toCents(toAmount(123_456_789))).toBe(123_456_789);
    expect([percentOf(1, 50), percentOf(1, 49), percentOf(10, 5)]).toEqual([1, 0, 1]);
  });
});

describe('the payment methods of an offer', () => {
  async function refusedMethods(request: Parameters<typeof askOffer>[0]): Promise<string[]> {
    const { body } = await askOffer(request);
    for (const option of body.payment_options) expect(option.enabled).toBe(option.reason === undefined);
    return body.payment_options.filter(({ enabled }) => !enabled).map(({ method }) => method);
  }
  const online = ['PAYPAL', 'CREDIT_CARD', 'SOFORT'];

  it('are all but the online methods, from 45 euros on', async () => {
    const basket = await fillBasket([['411064001', 1]]);
    expect(await refusedMethods({ basket_id: basket.id })).toEqual(online);
  });

  it('refuse installments below the minimum', async () => {
    const basket = await fillBasket([['443450001', 1]]);
    expect(await refusedMethods({ basket_id: basket.id })).toEqual([
      'INSTALLMENTS',
      'INSTALLMENTS_FACTORING',
      ...online,
    ]);
    const { status, body } = await askOffer({ basket_id: basket.id, payment: { method: 'INSTALLMENTS' } });
    expect([status, body.key, body.offer.total_price]).toEqual([400, 'order-amount-not-eligible', 13.9]);
  });

  it('allow cash on delivery to the billing address only, and no installments to a pick-up point', async () => {
    const basket = await fillBasket([['432011001', 2]]);
    expect(
      await refusedMethods({ basket_id: basket.id, delivery_address: aWireAddress({ street: 'Domstraße' }) }),
    ).toEqual(['CASH_ON_DELIVERY', ...online]);
    expect(await refusedMethods({ basket_id: basket.id, delivery_address: aWirePackstation() })).toEqual([
      'CASH_ON_DELIVERY',
      'INSTALLMENTS',
      'INSTALLMENTS_FACTORING',
      ...online,
    ]);
    expect(await refusedMethods({ basket_id: basket.id, delivery_address: aWireCustomer().billing_address })).toEqual(
      online,
    );
  });

  it('refuse a method above its limit', async () => {
    const basket = await fillBasket([['410913001', 1]]);
    expect(await refusedMethods({ basket_id: basket.id })).toEqual(['CASH_ON_DELIVERY', ...online]);
  });

  it('allow cash on delivery in dunning, and no method in insolvency', async () => {
    const basket = await fillBasket([['432011001', 2]]);
    expect(await refusedMethods({ basket_id: basket.id, customer: known('0110003') })).not.toContain(
      'CASH_ON_DELIVERY',
    );
    expect(await refusedMethods({ basket_id: basket.id, customer: known('0110004') })).toHaveLength(8);
  });

  it('have plans that add up to their gross amount', async () => {
    const basket = await fillBasket([['432011001', 2]]);
    const { body } = await askOffer({ basket_id: basket.id, payment: { method: 'INSTALLMENTS', due_day: 15 } });
    expect(body.installment_plans.map(({ installment_count }) => installment_count)).toEqual([3, 6, 9]);
    for (const plan of body.installment_plans) {
      const paid = toCents(plan.installment) * (plan.installment_count - 1) + toCents(plan.final_installment);
      expect(paid).toBe(toCents(plan.total_gross_amount));
      expect(toCents(plan.total) + toCents(plan.total_interest)).toBe(toCents(plan.total_gross_amount));
      expect(plan.due_day).toBe(15);
    }
    const impossible = await askOffer({
      basket_id: basket.id,
      payment: { method: 'INSTALLMENTS', installment_count: 4 },
    });
    expect(impossible.status).toBe(400);
  });
});

describe('what an offer refuses or marks', () => {
  it.each([
    ['GIBTESNICHT', 'VOUCHER_NOT_FOUND'],
    ['BENUTZT', 'VOUCHER_USED'],
    ['HEUTEWEG', 'VOUCHER_USED_SAME_DAY'],
    ['ABGELAUFEN', 'VOUCHER_EXPIRED'],
    ['HERBST20', 'VOUCHER_MINIMUM_ORDER_VALUE'],
  ])('the voucher %s: answers %s with the offer without it', async (code, title) => {
    const basket = await fillBasket([['432011001', 1]]);
    const { status, body } = await askOffer({ basket_id: basket.id, voucher: voucher(code) });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      voucher_code: code,
      invalid_vouchers: [{ code, title }],
      offer: { total_price: 40.94 },
    });
  });

  it('an address of category 1', async () => {
    const basket = await fillBasket([['432011001', 1]]);
    const { body } = await askOffer({ basket_id: basket.id, customer: known('0110005') });
    expect(body.key).toBe('order_with_address_category1_not_allowed');
    expect(
      (await askOffer({ basket_id: basket.id, customer: known('0110005'), delivery_address: aWireAddress() })).status,
    ).toBe(200);
  });

  it('bulky goods cannot go to a pick-up point, and an unknown basket is not found', async () => {
    const bulky = await fillBasket([['454398001', 1]]);
    expect((await askOffer({ basket_id: bulky.id })).body.offer.can_use_packstation_address).toBe(false);
    expect((await askOffer({ basket_id: 'basket-none' })).status).toBe(404);
  });

  it('goods that were sold since they were reserved', async () => {
    const basket = await fillBasket([['432011001', 3]]);
    currentWorld().db.stock.leaveOnly('432011001', 1);
    const { status, body } = await askOffer({ basket_id: basket.id });
    expect(status).toBe(200);
    expect(body.offer.items[0]).toMatchObject({
      reserved: false,
      available_stock_amount: 1,
      stock_level: 'ALMOST_SOLD_OUT',
    });
  });

  it('a price date keeps the price of that moment; without one the current price applies', async () => {
    const basket = await fillBasket([['432011001', 1]], { priceDate: currentWorld().db.now().toISOString() });
    const open = await fillBasket([['432011001', 1]]);
    currentWorld().db.advance(1);
    currentWorld().db.prices.changeTo(110);
    expect((await askOffer({ basket_id: basket.id })).body.offer.total_product_price).toBe(34.99);
    expect((await askOffer({ basket_id: open.id })).body.offer.total_product_price).toBe(38.49);
  });
});

it('an item names its upgrade and its subscription', async () => {
  const { offer } = (
    await askOffer({
      basket_id: (
        await fillBasket([
          ['432011001', 1],
          ['410217006', 1],
        ])
      ).id,
    })
  ).body;
  expect(offer.items.map(({ upgrade, subscription_offer: subscription }) => [upgrade, subscription])).toEqual([
    [{ product_no: '432128' }, { product_no: '532011' }],
    [{ product_no: '410588' }, undefined],
  ]);
});
