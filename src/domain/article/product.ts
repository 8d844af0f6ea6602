import type { Country } from '~/domain/common/country';
import type { CrossSell } from './crossSell';
import type { Cents } from '~/domain/common/money';

export type StockLevel = 'AVAILABLE' | 'ALMOST_SOLD_OUT' | 'SOLD_OUT';
export type DimensionType = 'COLOR' | 'SIZE' | 'ALLOY' | 'TASTE' | 'MOTIV' | 'AROMA' | 'AMOUNT' | 'STONE' | 'OTHERS';
export type ErpStatus = 'SELLABLE' | 'NOT_IN_SORTIMENT' | 'NOT_RELEASED';
export type DeliveryType = 'TELEPHONE_NOTIFICATION' | 'THIRD_PARTY' | 'CONSIGNMENT';

export interface Dimension {
  readonly type: DimensionType;
  readonly value: string;
}

/** One orderable shape of a product (REQ C2.1). */
export interface Variant {
  readonly sku: string;
  readonly price: Cents;
  readonly priceBeforeDiscount: Cents | null;
  /** `NOT_AVAILABLE`: a status that this version does not know. */
  readonly status: 'SELLABLE' | 'SOLDOUT' | 'NOT_AVAILABLE';
  readonly erpStatus: ErpStatus;
  readonly stockLevel: StockLevel;
  readonly availableStockAmount: number;
  readonly images: readonly string[];
  readonly dimensions: readonly Dimension[];
  readonly deliveryType: DeliveryType | null;
  readonly deliveryDays: number | null;
  readonly weeeTakeBack: boolean;
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
  readonly status: string;
  readonly countryVisibilities: readonly Country[];
  readonly subscriptionInfo: { readonly deliveryProductNo: string } | null;
  /** The product that brings the same in a subscription. */
  readonly linkedSubscriptionProduct: string | null;
  readonly crossSell: CrossSell | null;
  readonly bulky: boolean;
}
