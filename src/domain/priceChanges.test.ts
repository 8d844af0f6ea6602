import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceChanges } from './priceChanges';
import { anOffer } from './testing/samples';

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

it('nothing is said where the total stayed', () => {
  expect(priceChanges(before, anOffer({ totalProductPrice: 35_99, totalVoucherDiscount: 1_00 }))).toEqual([]);
});

it('the differences add up to the difference of the totals, whatever moved', () => {
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
