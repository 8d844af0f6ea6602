import type { Country } from './country';
import type { Product, Variant } from './product';

/** Why a variant cannot be put into the basket (spec 2 §5, §8 'Unsellable reasons'). */
export type UnsellableReason =
  | 'NOT_AVAILABLE_IN_COUNTRY'
  | 'SUBSCRIPTION_ONLY'
  | 'ERP_PRODUCT_NOT_RELEASED'
  | 'ERP_PRODUCT_NOT_IN_SORTIMENT'
  | 'OUT_OF_STOCK';

export interface SellabilityContext {
  readonly country: Country;
  /** The flag of spec 1 §6.3: detect a subscription product by `subscriptionInfo`, else by its status. */
  readonly subscriptionBySubscriptionInfo: boolean;
}

export function isSubscriptionProduct(product: Product, bySubscriptionInfo: boolean): boolean {
  return bySubscriptionInfo ? product.subscriptionInfo !== null : product.status === 'SubscriptionSellable';
}

/**
 * Null where the variant can be sold. The ERP status has the word: SELLABLE takes priority over the product's own status,
 * so that an archived product the ERP still sells can be ordered (spec 2 §5).
 */
export function unsellableReason(
  product: Product,
  variant: Variant,
  { country, subscriptionBySubscriptionInfo }: SellabilityContext,
): UnsellableReason | null {
  if (!product.countryVisibilities.includes(country)) return 'NOT_AVAILABLE_IN_COUNTRY';
  if (isSubscriptionProduct(product, subscriptionBySubscriptionInfo)) return 'SUBSCRIPTION_ONLY';
  if (variant.erpStatus === 'NOT_RELEASED') return 'ERP_PRODUCT_NOT_RELEASED';
  if (variant.erpStatus === 'NOT_IN_SORTIMENT') return 'ERP_PRODUCT_NOT_IN_SORTIMENT';
  if (variant.status === 'SOLDOUT' || variant.stockLevel === 'SOLD_OUT') return 'OUT_OF_STOCK';
  return null;
}
