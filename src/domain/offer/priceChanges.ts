import type { Cents } from '~/domain/common/money';
import type { Offer } from './offer';
import { otherCosts } from './otherCosts';

/** One figure that differs between two offers; discounts are negative amounts. */
export interface PriceChange {
  readonly figure: 'products' | 'voucher' | 'employeeDiscount' | 'shipping' | 'cashOnDeliveryFee' | 'other';
  readonly difference: Cents;
}

/** The figures that changed the total, in the order of the offer's lines; empty where the total is unchanged (UX 3). */
export function priceChanges(before: Offer, after: Offer): readonly PriceChange[] {
  if (before.totalPrice === after.totalPrice) return [];
  const figures: readonly PriceChange[] = [
    { figure: 'products', difference: after.totalProductPrice - before.totalProductPrice },
    { figure: 'voucher', difference: before.totalVoucherDiscount - after.totalVoucherDiscount },
    { figure: 'employeeDiscount', difference: before.employeeDiscount - after.employeeDiscount },
    { figure: 'shipping', difference: after.shippingCost - before.shippingCost },
    { figure: 'cashOnDeliveryFee', difference: after.cashOnDeliveryFee - before.cashOnDeliveryFee },
    { figure: 'other', difference: otherCosts(after) - otherCosts(before) },
  ];
  return figures.filter(({ difference }) => difference !== 0);
}

/** One article that was added, removed or whose sum changed. */
export interface ArticleChange {
  readonly sku: string;
  readonly difference: Cents;
}

/** The articles that changed the total, in the order of the newer offer; removed ones come last. */
export function articleChanges(before: Offer, after: Offer): readonly ArticleChange[] {
  const skus = [...new Set([...after.items, ...before.items].map(({ sku }) => sku))];
  return skus
    .map((sku) => ({ sku, difference: totalOf(after, sku) - totalOf(before, sku) }))
    .filter(({ difference }) => difference !== 0);
}

function totalOf({ items }: Offer, sku: string): Cents {
  return items.filter((item) => item.sku === sku).reduce((sum, { total }) => sum + (total ?? 0), 0);
}
