import type { Country } from '~/domain/common/country';
import type { Product, Variant } from './product';
import { isOutOfStock } from './variantStock';

/** Why a variant cannot be put into the basket (REQ C1.5, C1.7). */
export type UnsellableReason =
  | 'NOT_AVAILABLE_IN_COUNTRY'
  | 'SUBSCRIPTION_ONLY'
  | 'ERP_PRODUCT_NOT_RELEASED'
  | 'ERP_PRODUCT_NOT_IN_SORTIMENT'
  | 'VARIANT_NOT_AVAILABLE'
  | 'OUT_OF_STOCK';

export interface SellabilityContext {
  readonly country: Country;
  /** Flag of REQ A6.6: recognises a subscription product by `subscriptionInfo`, otherwise by its status. */
  readonly subscriptionBySubscriptionInfo: boolean;
}

/** Product statuses of discontinued products; only the ERP can override them. */
const givenUp: readonly string[] = ['Discarded', 'Archived'];

export function isSubscriptionProduct(product: Product, bySubscriptionInfo: boolean): boolean {
  return bySubscriptionInfo ? product.subscriptionInfo !== null : product.status === 'SubscriptionSellable';
}

/**
 * Why a product of this status cannot be sold, where the ERP names no reason; null: it can. A status that is not listed cannot be
 * sold.
 */
const reasonsOfStatus: Readonly<Record<string, UnsellableReason | null>> = {
  '': null,
  Sellable: null,
  Soldout: 'OUT_OF_STOCK',
  Waitlistsellable: 'OUT_OF_STOCK',
  SubscriptionSellable: 'SUBSCRIPTION_ONLY',
  Unprepared: 'ERP_PRODUCT_NOT_RELEASED',
  Prepared: 'ERP_PRODUCT_NOT_RELEASED',
  Archived: 'ERP_PRODUCT_NOT_IN_SORTIMENT',
  Discarded: 'ERP_PRODUCT_NOT_IN_SORTIMENT',
};

/**
 * The reason why a variant cannot be sold, or null. The ERP status decides: SELLABLE takes priority over the product's
 * own status, so that an archived product that the ERP still sells can be ordered (REQ C1.5).
 */
export function unsellableReason(
  product: Product,
  variant: Variant,
  { country, subscriptionBySubscriptionInfo }: SellabilityContext,
): UnsellableReason | null {
  if (!product.countryVisibilities.includes(country)) return 'NOT_AVAILABLE_IN_COUNTRY';
  if (isSubscriptionProduct(product, subscriptionBySubscriptionInfo)) return 'SUBSCRIPTION_ONLY';
  if (variant.erpStatus === null) {
    const { [product.status]: reason = 'VARIANT_NOT_AVAILABLE' } = reasonsOfStatus;
    if (reason !== null) return reason;
  } else if (variant.erpStatus !== 'SELLABLE') {
    const isGone = variant.erpStatus === 'NOT_IN_SORTIMENT' || givenUp.includes(product.status);
    return isGone ? 'ERP_PRODUCT_NOT_IN_SORTIMENT' : 'ERP_PRODUCT_NOT_RELEASED';
  }
  if (isOutOfStock(variant)) return 'OUT_OF_STOCK';
  return variant.status === 'NOT_AVAILABLE' ? 'VARIANT_NOT_AVAILABLE' : null;
}

/** Whether any variant is sellable; the team leader must be informed when the main product is not (REQ C18.2). */
export function isProductSellable(product: Product, context: SellabilityContext): boolean {
  return product.variants.some((variant) => unsellableReason(product, variant, context) === null);
}

/**
 * `AVAILABLE_QUANTITY_EXCEEDED` (REQ C1.7): the quantity exceeds the stock. False for unknown stock, which the service
 * checks.
 */
export function exceedsAvailable(
  quantity: number,
  { availableStockAmount }: Pick<Variant, 'availableStockAmount'>,
): boolean {
  return availableStockAmount > 0 && quantity > availableStockAmount;
}
