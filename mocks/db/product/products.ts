import { deliveryTimeOf } from './deliveryTimes.ts';
import { currencyOf, variantBySku, type CatalogueProduct, type CatalogueVariant } from './catalogue.ts';
import { percentOf, toAmount, type Cents } from '../common/amounts.ts';
import type { WireCountry, WireProduct, WireStockLevel, WireVariant } from '../common/wireTypes.ts';

/** The changing state of a product: pieces left and price. */
export interface ShelfView {
  piecesLeft: (sku: string) => number;
  price: (variant: CatalogueVariant, country: WireCountry) => Cents;
}

const ALMOST_SOLD_OUT_UP_TO = 5;
const SALES_DRIVER_MARKUP_PERCENT = 125;

export function stockLevelOf(pieces: number): WireStockLevel {
  if (pieces <= 0) return 'SOLD_OUT';
  return pieces <= ALMOST_SOLD_OUT_UP_TO ? 'ALMOST_SOLD_OUT' : 'AVAILABLE';
}

/** The list price in the country's currency; the euro price where there is none, for products that are not sold there. */
export function listPrice(variant: CatalogueVariant, country: WireCountry): Cents {
  return variant.prices[currencyOf(country)] ?? variant.prices.EUR ?? 0;
}

export function priceBeforeDiscount(product: CatalogueProduct, price: Cents): Cents | undefined {
  return product.salesdrivers.length > 0 ? percentOf(price, SALES_DRIVER_MARKUP_PERCENT) : undefined;
}

export function pictureOf(product: CatalogueProduct, country: WireCountry): string {
  return `/services/product/${country.toLowerCase()}/images/${product.baseProductNo}.svg`;
}

/** Whether an old device is taken back; only in Germany, where the law demands it. */
export function takesBackOldDevice(product: CatalogueProduct, country: WireCountry): boolean {
  return product.takesBackOldDevice && country === 'DE';
}

export function wireVariant(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  country: WireCountry,
  shelf: ShelfView,
): WireVariant {
  const pieces = Math.max(0, shelf.piecesLeft(variant.sku));
  const price = shelf.price(variant, country);
  const before = priceBeforeDiscount(product, price);
  return {
    sku: variant.sku,
    price: toAmount(price),
    ...(before === undefined ? {} : { price_before_discount: toAmount(before) }),
    status: pieces > 0 ? 'SELLABLE' : 'SOLDOUT',
    erp_status: variant.erpStatus,
    stock_level: stockLevelOf(pieces),
    available_stock_amount: pieces,
    images: [pictureOf(product, country)],
    dimensions: variant.dimensions,
    delivery_time: deliveryTimeOf(product.deliveryType, variant.deliveryDays),
    delivery_type: product.deliveryType,
    ...(variant.deliveryDays === undefined ? {} : { delivery_days: variant.deliveryDays }),
    weee_take_back: takesBackOldDevice(product, country),
  };
}

function subscriptionInfoOf(
  { subscriptionStatus }: CatalogueProduct,
  deliveryProductNo: string,
): NonNullable<WireProduct['subscription_info']> {
  return {
    delivery_product_no: deliveryProductNo,
    ...(subscriptionStatus === undefined ? {} : { status: subscriptionStatus }),
  };
}

export function wireProduct(product: CatalogueProduct, country: WireCountry, shelf: ShelfView): WireProduct {
  return {
    base_product_no: product.baseProductNo,
    name: product.name,
    brand: product.brand,
    category_path: product.categoryPath,
    salesdrivers: product.salesdrivers,
    variants: product.variants.map((variant) => wireVariant(product, variant, country, shelf)),
    default_variant_sku: product.defaultVariantSku,
    status: product.status,
    country_visibilities: product.countries,
    ...(product.deliveryProductNo ? { subscription_info: subscriptionInfoOf(product, product.deliveryProductNo) } : {}),
    ...(product.subscriptionProductNo ? { linked_subscription_product: product.subscriptionProductNo } : {}),
    description: `${product.name.long} von ${product.brand}. ${product.categoryPath.join(' / ')}.`,
    bulky: product.bulky,
  };
}

/** Stock and prices before any order. */
export const openingShelf: ShelfView = {
  piecesLeft: (sku) => variantBySku(sku)?.pieces ?? 0,
  price: listPrice,
};

/** Whether a variant can be ordered: the ERP's status decides; subscription products cannot be ordered directly. */
export function isOrderable(product: CatalogueProduct, variant: CatalogueVariant, country: WireCountry): boolean {
  return (
    variant.erpStatus === 'SELLABLE' && product.deliveryProductNo === undefined && product.countries.includes(country)
  );
}
