import { describe, expect, it } from 'vitest';
import { priceExplanation, type PriceFacts, type PriceLine } from './priceExplanation';
import { anOffer, anOfferItem, aVoucher } from '~/domain/testing/samples';

const plain: PriceFacts = { country: 'DE', method: 'INVOICE', isShippingWaived: false };
const kinds = (lines: readonly PriceLine[]) => lines.map(({ kind }) => kind);

describe('the explanation of the total', () => {
  it('lists the lines in the order in which they are read out: articles, goods, shipping, total', () => {
    const item = anOfferItem();
    expect(priceExplanation(anOffer({ items: [item] }), plain)).toEqual([
      { kind: 'article', item },
      { kind: 'products', amount: 34_99 },
      { kind: 'shipping', amount: 5_95, why: 'oncePerDay' },
      { kind: 'total', amount: 40_94 },
    ]);
  });

  it('lists a voucher’s discount behind each article, and the voucher with all its codes', () => {
    const offer = anOffer({
      items: [
        anOfferItem({ voucherDiscountValue: 10_00 }),
        anOfferItem({ sku: '443015001', singlePrice: 29_99, total: 29_99 }),
      ],
      vouchers: [aVoucher(), aVoucher({ code: 'DANKE5', value: 5_00 })],
      totalVoucherDiscount: 15_00,
      totalPrice: 25_94,
    });
    const lines = priceExplanation(offer, plain);
    expect(kinds(lines)).toEqual(['article', 'articleVoucher', 'article', 'products', 'voucher', 'shipping', 'total']);
    expect(lines).toContainEqual({ kind: 'articleVoucher', sku: '432011001', amount: 10_00 });
    expect(lines).toContainEqual({ kind: 'voucher', codes: ['SOMMER', 'DANKE5'], amount: 15_00 });
  });

  it('lists employee discount before shipping, savings after the total', () => {
    const lines = priceExplanation(anOffer({ employeeDiscount: 5_25, totalSavings: 4_00, totalPrice: 35_69 }), plain);
    expect(kinds(lines)).toEqual(['article', 'products', 'employeeDiscount', 'shipping', 'total', 'savings']);
    expect(lines.at(-1)).toEqual({ kind: 'savings', amount: 4_00 });
  });

  it('names what no figure explains', () => {
    const lines = priceExplanation(anOffer({ totalPrice: 46_93 }), { ...plain, method: 'CASH_ON_DELIVERY' });
    expect(lines).toContainEqual({ kind: 'other', amount: 5_99 });
  });

  it.each([
    ['charged once a day', 5_95, false, 'oncePerDay'],
    ['waived by the agent', 0, true, 'waived'],
    ['paid already today, or free by a voucher', 0, false, 'free'],
  ] as const)('gives the reason why shipping is %s', (_case, shippingCost, isShippingWaived, why) => {
    const lines = priceExplanation(anOffer({ shippingCost }), { ...plain, isShippingWaived });
    expect(lines).toContainEqual({ kind: 'shipping', amount: shippingCost, why });
  });

  it.each([
    ['DE', 'CASH_ON_DELIVERY', 5_99, [{ kind: 'cashOnDeliveryFee', amount: 5_99, country: 'DE' }]],
    ['AT', 'CASH_ON_DELIVERY', 4_50, [{ kind: 'cashOnDeliveryFee', amount: 4_50, country: 'AT' }]],
    ['DE', 'CASH_ON_DELIVERY', 0, []],
    ['DE', 'INVOICE', 5_99, []],
    ['DE', null, 5_99, []],
  ] as const)('%s, %s: a fee of %d is the line %j', (country, method, cashOnDeliveryFee, expected) => {
    const lines = priceExplanation(anOffer({ cashOnDeliveryFee }), { ...plain, country, method });
    expect(lines.filter(({ kind }) => kind === 'cashOnDeliveryFee')).toEqual(expected);
  });
});
