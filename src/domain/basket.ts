import type { DeliveryType, Dimension, StockLevel } from './product';
import type { Cents } from './money';

/** One line of the basket as the basket service keeps it. */
export interface BasketItem {
  readonly id: string;
  readonly sku: string;
  readonly baseProductNo: string;
  readonly quantity: number;
  readonly priceDate: string | null;
  readonly crossSell: boolean;
  readonly weeeTakeBackEnabled: boolean;
}

/** What the agent reads beside a line; known from the product before the first offer. */
export interface ItemFacts {
  readonly name: string;
  readonly brand: string;
  readonly dimensions: readonly Dimension[];
  readonly image: string | null;
  readonly price: Cents;
  readonly stockLevel: StockLevel;
  readonly availableStockAmount: number;
  readonly deliveryType: DeliveryType | null;
  readonly deliveryDays: number | null;
  readonly bulky: boolean;
}

export interface Basket {
  readonly id: string;
  readonly pregeneratedErpNumber: string | null;
  readonly items: readonly BasketItem[];
}

/** Basket add results (spec 2 §4). */
export type AddItemOutcome =
  | { readonly kind: 'added'; readonly basket: Basket }
  | { readonly kind: 'reservationFailed'; readonly detail: string | null }
  | { readonly kind: 'invalidVariantSku' }
  | { readonly kind: 'productNotFound' }
  | { readonly kind: 'invalidPriceDate' }
  | { readonly kind: 'basketNotFound' };

/** Basket update results (spec 2 §4). */
export type UpdateItemOutcome =
  | { readonly kind: 'updated'; readonly basket: Basket }
  | { readonly kind: 'reservationFailed'; readonly detail: string | null }
  | { readonly kind: 'itemNotFound' }
  | { readonly kind: 'invalidPriceDate' }
  | { readonly kind: 'basketNotFound' };

/** Removal outcomes (spec 2 §4). */
export type RemoveItemOutcome = 'removed' | 'itemNotFound' | 'basketNotFound';

/** Basket elements: lines, not pieces (spec 2 §5, §9). */
export function basketIsFull(items: readonly unknown[], maximum: number): boolean {
  return items.length >= maximum;
}

/**
 * The quantity that may be asked for: whole, at least 1, at most what is available. `available` is null while nothing
 * is known of the stock; then the service has the last word.
 */
export function quantityAllowed(wanted: number, available: number | null): number {
  const whole = Number.isFinite(wanted) ? Math.max(1, Math.trunc(wanted)) : 1;
  return available === null || available < 1 ? whole : Math.min(whole, available);
}
