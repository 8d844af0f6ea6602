import catalogueFile from './catalogue.json' with { type: 'json' };
import { toCents, type Cents } from '../common/amounts.ts';
import type { WireCountry, WireCurrency, WireDeliveryType, WireDimension, WireErpStatus } from '../common/wireTypes.ts';

export interface CatalogueVariant {
  sku: string;
  dimensions: WireDimension[];
  prices: Partial<Record<WireCurrency, Cents>>;
  erpStatus: WireErpStatus;
  pieces: number;
  deliveryDays?: number;
}

export interface CatalogueProduct {
  baseProductNo: string;
  name: { short: string; long: string };
  brand: string;
  categoryPath: string[];
  status: string;
  countries: WireCountry[];
  defaultVariantSku: string;
  salesdrivers: string[];
  takesBackOldDevice: boolean;
  bulky: boolean;
  deliveryType: WireDeliveryType | null;
  crossSells: { productNo: string; triggerType: 'auto' | 'manual'; feature: string }[];
  deliveryProductNo?: string;
  /** The status of the link of a subscription product. */
  subscriptionStatus?: string;
  subscriptionProductNo?: string;
  variants: CatalogueVariant[];
}

type FileProduct = (typeof catalogueFile)['products'][number];

function countriesOf(codes: readonly string[]): WireCountry[] {
  const countries: readonly WireCountry[] = ['DE', 'AT', 'CH'];
  return countries.filter((country) => codes.includes(country));
}

function erpStatusOf(status: string): WireErpStatus {
  if (status === 'NOT_IN_SORTIMENT' || status === 'NOT_RELEASED') return status;
  return 'SELLABLE';
}

function deliveryTypeOf(type: string | null): WireDeliveryType | null {
  switch (type) {
    case 'telephone notification':
      return 'TELEPHONE_NOTIFICATION';
    case 'third-party delivery':
      return 'THIRD_PARTY';
    case 'consignment':
      return 'CONSIGNMENT';
    default:
      return null;
  }
}

function toVariant(variant: FileProduct['variants'][number]): CatalogueVariant {
  const days = 'days' in variant.deliveryTime ? variant.deliveryTime.days : undefined;
  return {
    sku: variant.sku,
    dimensions: variant.dimensions,
    prices: {
      EUR: toCents(variant.price.EUR),
      ...('CHF' in variant.price && typeof variant.price.CHF === 'string' ? { CHF: toCents(variant.price.CHF) } : {}),
    },
    erpStatus: erpStatusOf(variant.erpStatus),
    pieces: variant.availableStockAmount,
    ...(typeof days === 'number' ? { deliveryDays: days } : {}),
  };
}

const linkStatuses = new Map(
  catalogueFile.subscriptionProductLinks.map(({ subscriptionProduct, status }) => [subscriptionProduct, status]),
);

function toProduct(product: FileProduct): CatalogueProduct {
  const subscriptionStatus = linkStatuses.get(product.baseProductNo);
  return {
    baseProductNo: product.baseProductNo,
    name: product.name,
    brand: product.brand,
    categoryPath: product.categoryPath,
    status: product.status,
    countries: countriesOf(product.countryVisibilities),
    defaultVariantSku: product.defaultVariantSku,
    salesdrivers: product.salesdrivers,
    takesBackOldDevice: product.weee?.takeBack ?? false,
    bulky: product.bulky,
    deliveryType: deliveryTypeOf(product.deliveryType),
    crossSells: product.crossSell.map(({ productNo, triggerType, feature }) => ({
      productNo,
      triggerType: triggerType === 'auto' ? 'auto' : 'manual',
      feature,
    })),
    ...(product.subscriptionInfo ? { deliveryProductNo: product.subscriptionInfo.deliveryProductNo } : {}),
    ...(subscriptionStatus === undefined ? {} : { subscriptionStatus }),
    ...(product.linkedSubscriptionProduct ? { subscriptionProductNo: product.linkedSubscriptionProduct } : {}),
    variants: product.variants.map(toVariant),
  };
}

export const catalogue: readonly CatalogueProduct[] = catalogueFile.products.map(toProduct);

/** The links between subscription products and delivery products. */
export const catalogueLinks = catalogueFile.subscriptionProductLinks;

const productsByNumber = new Map(catalogue.map((product) => [product.baseProductNo, product]));

/** The product of a product number or a SKU, whose first six digits are the product number. */
export function productByNumber(number: string): CatalogueProduct | undefined {
  return productsByNumber.get(number.slice(0, 6));
}

export function variantBySku(sku: string): CatalogueVariant | undefined {
  return productByNumber(sku)?.variants.find((variant) => variant.sku === sku);
}

export function currencyOf(country: WireCountry): WireCurrency {
  return country === 'CH' ? 'CHF' : 'EUR';
}
