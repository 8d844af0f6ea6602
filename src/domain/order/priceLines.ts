import { sumCents, type Cents } from '~/domain/common/money';
import type { Order } from './order';

export interface PriceLine {
  readonly figure: 'products' | 'voucher' | 'employeeDiscount' | 'shipping' | 'cashOnDeliveryFee' | 'other' | 'total';
  /** Negative for a reduction; null for a total that the service does not name. Other figures that it does not name have no line. */
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
  const always: readonly PriceLine['figure'][] = ['products', 'shipping'];
  const { totalPrice } = order;
  const named = [
    { figure: 'products' as const, amount: order.totalProductPrice },
    { figure: 'voucher' as const, amount: -order.totalVoucherDiscount },
    { figure: 'employeeDiscount' as const, amount: -order.employeeDiscount },
    { figure: 'shipping' as const, amount: order.shippingCosts },
    { figure: 'cashOnDeliveryFee' as const, amount: order.cashOnDeliveryFee },
  ];
  const amounts = named.map(({ amount }) => amount).filter((amount) => amount !== null);
  const other = totalPrice === null || amounts.length < named.length ? null : totalPrice - sumCents(amounts);
  const lines = [...named, { figure: 'other' as const, amount: other }];
  return [
    ...lines.filter(({ figure, amount }) => amount !== null && (amount !== 0 || always.includes(figure))),
    { figure: 'total', amount: totalPrice },
  ];
}
