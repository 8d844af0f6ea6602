import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleChanges, priceChanges } from './priceChanges';
import { anOffer, anOfferItem } from '~/domain/testing/samples';

const before = anOffer();

it.each([
  ['products', { totalProductPrice: 44_99, totalPrice: 50_94 }, [{ figure: 'products', difference: 10_00 }]],
  [
    'a voucher, as a negative amount',
    { totalVoucherDiscount: 10_00, totalPrice: 30_94 },
    [{ figure: 'voucher', difference: -10_00 }],
  ],
  [
    'the employee discount',
    { employeeDiscount: 5_25, totalPrice: 35_69 },
    [{ figure: 'employeeDiscount', difference: -5_25 }],
  ],
  ['shipping', { shippingCost: 0, totalPrice: 34_99 }, [{ figure: 'shipping', difference: -5_95 }]],
  ['the fee', { cashOnDeliveryFee: 5_99, totalPrice: 46_93 }, [{ figure: 'cashOnDeliveryFee', difference: 5_99 }]],
] as const)('the total moved by %s', (_figure, overrides, changes) => {
  expect(priceChanges(before, anOffer(overrides))).toEqual(changes);
});

it('returns no changes where the total is unchanged', () => {
  expect(priceChanges(before, anOffer({ totalProductPrice: 35_99, totalVoucherDiscount: 1_00 }))).toEqual([]);
});

it('the differences add up to the difference of the totals, for any figures', () => {
  const cents = fc.nat(1_000_00);
  const offers = fc
    .record({
      totalProductPrice: cents,
      totalVoucherDiscount: cents,
      employeeDiscount: cents,
      shippingCost: cents,
      cashOnDeliveryFee: cents,
    })
    .map((figures) =>
      anOffer({
        ...figures,
        totalPrice:
          figures.totalProductPrice -
          figures.totalVoucherDiscount -
          figures.employeeDiscount +
          figures.shippingCost +
          figures.cashOnDeliveryFee,
      }),
    );
  fc.assert(
    fc.property(offers, offers, (first, second) => {
      const sum = priceChanges(first, second).reduce((total, { difference }) => total + difference, 0);
      expect(sum).toBe(second.totalPrice - first.totalPrice);
    }),
  );
});

describe('the share of the articles in a change', () => {
  const cream = anOfferItem();
  const magnesium = anOfferItem({ sku: '443015001', singlePrice: 29_99, total: 29_99 });
  it.each([
    ['nothing moved', [cream, magnesium], [cream, magnesium], []],
    ['one became dearer', [cream, magnesium], [{ ...cream, total: 38_49 }, magnesium], [['432011001', 3_50]]],
    ['one came', [cream], [cream, magnesium], [['443015001', 29_99]]],
    ['one went', [cream, magnesium], [magnesium], [['432011001', -34_99]]],
    [
      'one added, and one removed, which comes last',
      [cream],
      [magnesium],
      [
        ['443015001', 29_99],
        ['432011001', -34_99],
      ],
    ],
    ['two lines of one article count together', [cream], [cream, cream], [['432011001', 34_99]]],
    ['two lines of one article that balance each other are nothing', [cream, cream], [{ ...cream, total: 69_98 }], []],
  ] as const)('%s', (_case, items, itemsAfter, changes) => {
    expect(articleChanges(anOffer({ items: [...items] }), anOffer({ items: [...itemsAfter] }))).toEqual(
      changes.map(([sku, difference]) => ({ sku, difference })),
    );
  });
});
