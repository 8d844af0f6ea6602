import type { Cents } from '~/domain/common/money';
import type { Order } from './order';

export interface PriceLine {
  readonly figure: 'products' | 'voucher' | 'employeeDiscount' | 'shipping' | 'cashOnDeliveryFee' | 'other' | 'total';
  /** Negative for a reduction; null for a total that the service does not name. */
  readonly amount: Cents | null;
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
  const { totalPrice } = order;
  const named = [
    { figure: 'products' as const, amount: order.totalProductPrice },
    { figure: 'voucher' as const, amount: -order.totalVoucherDiscount },
    { figure: 'employeeDiscount' as const, amount: -order.employeeDiscount },
    { figure: 'shipping' as const, amount: order.shippingCosts },
    { figure: 'cashOnDeliveryFee' as const, amount: order.cashOnDeliveryFee },
  ];
  const other = totalPrice === null ? 0 : totalPrice - named.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...named,
    { figure: 'other' as const, amount: other },
    { figure: 'total' as const, amount: totalPrice },
  ].filter(({ figure, amount }) => amount !== 0 || always.includes(figure));
}
