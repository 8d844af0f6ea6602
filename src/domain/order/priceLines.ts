import type { Cents } from '~/domain/common/money';
import type { Order } from './order';

export interface PriceLine {
  readonly figure: 'products' | 'voucher' | 'employeeDiscount' | 'shipping' | 'cashOnDeliveryFee' | 'other' | 'total';
  /** Negative for a reduction. */
  readonly amount: Cents;
}

type Sums = Pick<
  Order,
  | 'totalProductPrice'
  | 'totalVoucherDiscount'
  | 'employeeDiscount'
  | 'shippingCosts'
  | 'cashOnDeliveryFee'
  | 'totalPrice'
>;

/** What the total of an order consists of, the total last. What no figure explains has a line of its own, so that they add up. */
export function priceLines(order: Sums): readonly PriceLine[] {
  const always: readonly PriceLine['figure'][] = ['products', 'shipping', 'total'];
  const named: readonly PriceLine[] = [
    { figure: 'products', amount: order.totalProductPrice },
    { figure: 'voucher', amount: -order.totalVoucherDiscount },
    { figure: 'employeeDiscount', amount: -order.employeeDiscount },
    { figure: 'shipping', amount: order.shippingCosts },
    { figure: 'cashOnDeliveryFee', amount: order.cashOnDeliveryFee },
  ];
  const other = order.totalPrice - named.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...named,
    { figure: 'other' as const, amount: other },
    { figure: 'total' as const, amount: order.totalPrice },
  ].filter(({ figure, amount }) => amount !== 0 || always.includes(figure));
}
