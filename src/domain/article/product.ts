import type { Country } from '~/domain/common/country';
import type { Cents } from '~/domain/common/money';

export const stockLevels = ['AVAILABLE', 'ALMOST_SOLD_OUT', 'SOLD_OUT'] as const;
export type StockLevel = (typeof stockLevels)[number];

export const dimensionTypes = [
  'COLOR',
  'SIZE',
  'ALLOY',
  'TASTE',
  'MOTIV',
  'AROMA',
  'AMOUNT',
  'STONE',
  'OTHERS',
] as const;
export type DimensionType = (typeof dimensionTypes)[number];

/** `NOT_AVAILABLE` also stands for statuses that this version does not know. */
export const variantStatuses = ['SELLABLE', 'SOLDOUT', 'NOT_AVAILABLE'] as const;
export type VariantStatus = (typeof variantStatuses)[number];

export const erpStatuses = ['SELLABLE', 'NOT_IN_SORTIMENT', 'NOT_RELEASED'] as const;
export type ErpStatus = (typeof erpStatuses)[number];

/** Statuses of a product (REQ C2.1). */
export const productStatuses = [
  'Sellable',
  'Waitlistsellable',
  'Soldout',
  'SubscriptionSellable',
  'Archived',
  'Unprepared',
  'Prepared',
  'Discarded',
] as const;

export const deliveryTypes = ['TELEPHONE_NOTIFICATION', 'THIRD_PARTY', 'CONSIGNMENT'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export interface Dimension {
  readonly type: DimensionType;
  readonly value: string;
}

/** A variant of a product that can be ordered by its own SKU (REQ C2.1). */
export interface Variant {
  readonly sku: string;
  readonly price: Cents;
  readonly priceBeforeDiscount: Cents | null;
  readonly status: VariantStatus;
  /** Null where the service names none: then the other statuses decide (REQ C1.5). */
  readonly erpStatus: ErpStatus | null;
  /** Null while the stock is unknown. */
  readonly stockLevel: StockLevel | null;
  /** 0 also while it is unknown. */
  readonly availableStockAmount: number;
  readonly images: readonly string[];
  readonly dimensions: readonly Dimension[];
  readonly deliveryType: DeliveryType | null;
  readonly deliveryDays: number | null;
  readonly weeeTakeBack: boolean;
}

/** The short name of a product, or the long one where it has no short one. */
export function shortName({ name }: Pick<Product, 'name'>): string {
  return name.short === '' ? name.long : name.short;
}

/** The long name of a product, or the short one where it has no long one. */
export function longName({ name }: Pick<Product, 'name'>): string {
  return name.long === '' ? name.short : name.long;
}

export interface Product {
  readonly baseProductNo: string;
  readonly name: { readonly short: string; readonly long: string };
  readonly brand: string;
  /** From the widest to the narrowest category. */
  readonly categoryPath: readonly string[];
  readonly salesdrivers: readonly string[];
  readonly description: string;
  readonly variants: readonly Variant[];
  readonly defaultVariantSku: string | null;
  /** One of {@link productStatuses}, or an unknown one; empty where the service names none. */
  readonly status: string;
  readonly countryVisibilities: readonly Country[];
  /** `status`: a code of REQ G8.3; null where the service names none. */
  readonly subscriptionInfo: { readonly deliveryProductNo: string; readonly status: string | null } | null;
  /** Number of the subscription product with the same content. */
  readonly linkedSubscriptionProduct: string | null;
  readonly bulky: boolean;
}
