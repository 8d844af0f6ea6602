import type { Cents } from '~/domain/common/money';
import type { Offer } from './offer';

/** One figure of the offer that moved between two answers; discounts count as negative amounts. */
export interface PriceChange {
  readonly figure: 'products' | 'voucher' | 'employeeDiscount' | 'shipping' | 'cashOnDeliveryFee';
  readonly difference: Cents;
}

/** What made the total move, in the order of the offer's lines; empty where the total stayed (UX 3). */
export function priceChanges(before: Offer, after: Offer): readonly PriceChange[] {
  if (before.totalPrice === after.totalPrice) return [];
  const figures: readonly PriceChange[] = [
    { figure: 'products', difference: after.totalProductPrice - before.totalProductPrice },
    { figure: 'voucher', difference: before.totalVoucherDiscount - after.totalVoucherDiscount },
    { figure: 'employeeDiscount', difference: before.employeeDiscount - after.employeeDiscount },
    { figure: 'shipping', difference: after.shippingCost - before.shippingCost },
    { figure: 'cashOnDeliveryFee', difference: after.cashOnDeliveryFee - before.cashOnDeliveryFee },
  ];
  return figures.filter(({ difference }) => difference !== 0);
}

/** One article whose sum moved, came or went. */
export interface ArticleChange {
  readonly sku: string;
  readonly difference: Cents;
}

/** What the articles contribute to a change of the total, in the order of the newer offer, those that went last. */
export function articleChanges(before: Offer, after: Offer): readonly ArticleChange[] {
  const skus = [...new Set([...after.items, ...before.items].map(({ sku }) => sku))];
  return skus
    .map((sku) => ({ sku, difference: totalOf(after, sku) - totalOf(before, sku) }))
    .filter(({ difference }) => difference !== 0);
}

function totalOf({ items }: Offer, sku: string): Cents {
  return items.filter((item) => item.sku === sku).reduce((sum, { total }) => sum + total, 0);
}
