import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, resetWorld, startServer } from '../../node.ts';
import { askOffer, fillBasket, orderFor, orderRefusalOf, placeOrder, send } from '../../testing/deskRequests.ts';
import type { WireCreateOrder, WirePayment, WirePlan } from '../../db/order/wireOrderTypes.ts';
import type { WireBasket } from '../../db/common/wireTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

const bank = { iban: 'DE89370400440532013000', account_holder: 'Erika Musterfrau' };
type InstallmentMethod = 'INSTALLMENTS' | 'INSTALLMENTS_FACTORING';

const twoCreams = (): Promise<WireBasket> => fillBasket([['432011001', 2]]);

async function plansFor(basket: WireBasket, payment: WirePayment): Promise<WirePlan[]> {
  return (await askOffer({ basket_id: basket.id, payment })).body.installment_plans;
}

async function orderWith(
  method: InstallmentMethod,
  change: Partial<WirePayment> = {},
  order: Partial<WireCreateOrder> = {},
): Promise<WireCreateOrder> {
  const basket = await twoCreams();
  const [plan] = await plansFor(basket, { method });
  if (!plan) throw new Error('There are plans');
  return orderFor(basket, { payment: { method, ...plan, ...bank, ...change }, ...order });
}

describe('an offer by installments', () => {
  it.each<InstallmentMethod>(['INSTALLMENTS', 'INSTALLMENTS_FACTORING'])(
    '%s shows plans before one is chosen, and answers an unknown plan with a refusal and the offer',
    async (method) => {
      const basket = await twoCreams();
      expect(await plansFor(basket, { method })).toHaveLength(3);
      expect(await plansFor(basket, { method, installment_count: 6 })).toHaveLength(3);
      const wrong = await askOffer({ basket_id: basket.id, payment: { method, installment_count: 4 } });
      expect([wrong.status, wrong.body.key, wrong.body.offer.total_price]).toEqual([
        400,
        'invalid-installments',
        75.93,
      ]);
    },
  );

  it('refuses a due day other than the first and the fifteenth', async () => {
    const basket_id = (await twoCreams()).id;
    const { status } = await askOffer({ basket_id, payment: { method: 'INSTALLMENTS', due_day: 7 } });
    expect(status).toBe(400);
  });
});

describe('an order by installments', () => {
  it.each<InstallmentMethod>(['INSTALLMENTS', 'INSTALLMENTS_FACTORING'])(
    '%s is accepted with the figures of its plan',
    async (method) => {
      const order = await orderWith(method);
      const { status, body } = await placeOrder(order);
      const { iban: _typed, ...plan } = order.payment;
      expect(status).toBe(201);
      expect(body.payment).toMatchObject({ ...plan, type: method });
      expect(body.payment.masked_iban).toContain('****');
      expect(JSON.stringify(body)).not.toContain(order.payment.iban);
      expect(body.total_price).toBe(order.payment.total);
    },
  );

  it.each<[string, Partial<WirePayment>]>([
    ['without a plan', { installment_count: null }],
    ['without the calculation', { calculation_id: null }],
    ['without the last installment', { final_installment: null }],
    ['without a due day', { due_day: null }],
    ['with the figures of another due day', { due_day: 15 }],
    ['with a lower installment', { installment: 1 }],
    ['with another total', { total: 75.92 }],
    ['with another interest', { total_interest: 0 }],
  ])('%s is refused', async (_what, change) => {
    expect(await orderRefusalOf(await orderWith('INSTALLMENTS', change))).toBe('invalid-installments');
  });

  it('needs bank details, typed or on file', async () => {
    expect(await orderRefusalOf(await orderWith('INSTALLMENTS', { iban: null }))).toBe('missing_banking_info');
    expect(await orderRefusalOf(await orderWith('INSTALLMENTS', { account_holder: null }))).toBe(
      'missing_banking_info',
    );
    const prefilled = { iban: null, account_holder: null, uses_prefilled_iban: true };
    expect(await orderRefusalOf(await orderWith('INSTALLMENTS', prefilled))).toBe('missing_banking_info');
    const order = await orderWith('INSTALLMENTS', prefilled);
    const customer_info = { ...order.customer_info, external_customer_id: '0110001' };
    const { status } = await send('preCheckOrder', { body: { ...order, customer_info } });
    expect(status).toBe(200);
  });
});

describe('worlds in which installments fail', () => {
  it('factoringRefused: the partner refuses the chosen method, which the options still list', async () => {
    resetWorld('factoringRefused');
    const basket = await twoCreams();
    const { body } = await askOffer({ basket_id: basket.id });
    expect(body.payment_options.find(({ method }) => method === 'INSTALLMENTS_FACTORING')?.enabled).toBe(true);
    const payment = { method: 'INSTALLMENTS_FACTORING' as const };
    const refused = await askOffer({ basket_id: basket.id, payment });
    expect([refused.status, refused.body.key]).toEqual([400, 'invalid_payment_method']);
    expect(refused.body.offer.total_price).toBe(75.93);
    expect(await orderRefusalOf(orderFor(basket, { payment }))).toBe('invalid_payment_method');
  });

  it('installmentPlanGone: the plan that is chosen first is withdrawn, another one is accepted', async () => {
    resetWorld('installmentPlanGone');
    const basket = await twoCreams();
    const payment = { method: 'INSTALLMENTS' as const };
    expect(await plansFor(basket, payment)).toHaveLength(3);
    const chosen = { ...payment, installment_count: 3 };
    expect((await askOffer({ basket_id: basket.id, payment: chosen })).body.key).toBe('invalid-installments');
    const left = await plansFor(basket, { ...payment, installment_count: 6 });
    expect(left.map(({ installment_count }) => installment_count)).toEqual([6, 9]);
  });
});
