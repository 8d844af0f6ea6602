import type { Order } from './order';

/** An article of a recent order, for the warning that the customer already has it. */
export interface RecentPurchase {
  readonly sku: string;
  readonly orderNumber: string;
  /** ISO 8601 with offset. */
  readonly placedAt: string;
}

const undone: readonly string[] = ['cancelled', 'returned', 'CANCELLED', 'REJECTED', 'FAILED'];

/** The articles that the customer ordered and did not cancel or return; the newest order of an article counts. */
export function recentPurchases(orders: readonly Order[]): readonly RecentPurchase[] {
  const purchases = orders
    .filter(({ status }) => !undone.includes(status.code))
    .toSorted((one, other) => other.placedAt.localeCompare(one.placedAt))
    .flatMap(({ number, placedAt, items }) => items.map(({ sku }) => ({ sku, orderNumber: number, placedAt })));
  return purchases.filter(({ sku }, index) => index === purchases.findIndex((other) => other.sku === sku));
}
