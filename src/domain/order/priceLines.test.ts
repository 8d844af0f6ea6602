import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceLines } from './priceLines';

const cents = fc.integer({ min: 0, max: 100_000 });

it('the lines of a price add up to its total, whatever the service names (REQ E2.1)', () => {
  const figures = {
    totalProductPrice: cents,
    totalVoucherDiscount: cents,
    employeeDiscount: cents,
    shippingCosts: cents,
    cashOnDeliveryFee: cents,
    totalPrice: cents,
  };
  fc.assert(
    fc.property(fc.record(figures), (order) => {
      const lines = priceLines(order);
      const total = lines.at(-1);
      expect(total).toEqual({ figure: 'total', amount: order.totalPrice });
      expect(lines.slice(0, -1).reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(order.totalPrice);
    }),
  );
});

it('names the fee of a cash on delivery, and what nothing else explains', () => {
  const order = {
    totalProductPrice: 34_99,
    totalVoucherDiscount: 0,
    employeeDiscount: 0,
    shippingCosts: 5_95,
    cashOnDeliveryFee: 5_99,
    totalPrice: 47_93,
  };
  expect(priceLines(order)).toEqual([
    { figure: 'products', amount: 34_99 },
    { figure: 'shipping', amount: 5_95 },
    { figure: 'cashOnDeliveryFee', amount: 5_99 },
    { figure: 'other', amount: 1_00 },
    { figure: 'total', amount: 47_93 },
  ]);
});
