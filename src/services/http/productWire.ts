import * as v from 'valibot';
import { takeBackCategories } from '~config/takeBackCategories';
import { countries, type Country } from '~/domain/common/country';
import {
  type Product,
  type Variant,
  dimensionTypes,
  productStatuses,
  stockLevels,
  variantStatuses,
  erpStatuses,
} from '~/domain/article/product';
import { memberOf } from '~/domain/common/memberOf';
import { deliveryEntries, toDelivery } from './deliveryWire';
import {
  codeOr,
  codeText,
  flagOr,
  id,
  idText,
  listOf,
  optionalAmount,
  optionalFlag,
  optionalNumber,
  optionalPart,
  optionalText,
  price,
  readEach,
  text,
  toFlag,
  wholeListOf,
} from './wireValues';

/** A variant after key conversion (CONTRACT 5). */
const WireVariant = v.object({
  sku: idText,
  price,
  priceBeforeDiscount: optionalAmount,
  status: optionalText,
  erpStatus: optionalText,
  stockLevel: codeOr(stockLevels, null),
  availableStockAmount: optionalNumber,
  images: listOf(idText),
  dimensions: listOf(v.object({ type: codeOr(dimensionTypes, 'OTHERS'), value: text })),
  ...deliveryEntries,
  weeeTakeBack: optionalFlag,
});
type WireVariant = v.InferOutput<typeof WireVariant>;

/** A long and a short name, or one name for both. */
export const name = v.pipe(
  optionalPart(
    v.union([
      v.object({ short: text, long: text }),
      v.pipe(
        idText,
        v.transform((both) => ({ short: both, long: both })),
      ),
    ]),
  ),
  v.transform((sent) => sent ?? { short: '', long: '' }),
);

/** The name of a product where a row has room for one: the long one. */
export const oneName = v.pipe(
  name,
  v.transform(({ short, long }) => long || short),
);

/** What a subscription product says of its subscription. That it is there makes it one (REQ A6.6), whatever is in it. */
const subscriptionInfo = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((sent) => (sent === null || sent === '' || sent === false ? null : sent)),
  v.nullable(
    v.pipe(
      optionalPart(v.object({ deliveryProductNo: text, status: optionalText })),
      v.transform((info) => info ?? { deliveryProductNo: '', status: null }),
    ),
  ),
);

/** The number of the subscription product with the same content, by itself or in the product. */
const linkedSubscriptionProduct = v.pipe(
  optionalPart(v.union([id, v.object({ baseProductNo: id })])),
  v.transform((sent) => (typeof sent === 'object' ? (sent?.baseProductNo ?? null) : sent)),
);

const VisibleIn = v.object({
  country: text,
  countryCode: text,
  code: text,
  visible: flagOr(true),
  isVisible: flagOr(true),
});

/**
 * The countries that a product is visible in: a list of codes, locales (`de_DE`) or objects, or a flag for each country. A service that does not
 * say it has answered for the country it was asked in.
 */
const visibleCountries = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((sent): readonly Country[] => {
    if (sent === null) return countries;
    const flags = typeof sent === 'object' && !Array.isArray(sent) ? Object.entries(sent) : null;
    const named =
      flags?.filter(([, isVisible]) => toFlag(isVisible) === true).map(([country]) => country) ??
      readEach(v.union([idText, VisibleIn]), Array.isArray(sent) ? sent : [sent]).map((entry) => {
        if (typeof entry === 'string') return entry;
        return entry.visible && entry.isVisible ? entry.country || entry.countryCode || entry.code : '';
      });
    const codes = named.map((spelled) => memberOf(countries, spelled.replace(/^[a-z]{2}[_-]/i, '')));
    return countries.filter((country) => codes.includes(country));
  }),
);

/** A product after key conversion (REQ C2.5, CONTRACT 5); product service and search send the same. */
export const WireProduct = v.object({
  baseProductNo: idText,
  name,
  brand: text,
  categoryPath: listOf(idText),
  salesdrivers: listOf(idText),
  description: text,
  variants: wholeListOf(WireVariant),
  defaultVariantSku: optionalText,
  status: codeText(productStatuses),
  countryVisibilities: visibleCountries,
  subscriptionInfo,
  linkedSubscriptionProduct,
  bulky: flagOr(false),
});
export type WireProduct = v.InferOutput<typeof WireProduct>;

export function toProduct({ variants, ...product }: WireProduct): Product {
  return {
    ...product,
    variants: variants.map((variant) => toVariant(variant, product.categoryPath)),
  };
}

function toVariant({ deliveryTime, ...wire }: WireVariant, categoryPath: readonly string[]): Variant {
  const erpStatus = wire.erpStatus === null ? null : (memberOf(erpStatuses, wire.erpStatus) ?? 'NOT_RELEASED');
  const { stockLevel, availableStockAmount: left } = wire;
  return {
    ...wire,
    ...toDelivery({ ...wire, deliveryTime }),
    erpStatus,
    // A code that this version does not know is not sellable; where there is none, the ERP says so alone.
    status:
      wire.status === null && erpStatus === 'SELLABLE'
        ? 'SELLABLE'
        : (memberOf(variantStatuses, wire.status) ?? 'NOT_AVAILABLE'),
    stockLevel: stockLevel ?? levelOf(left),
    availableStockAmount: left ?? 0,
    weeeTakeBack: wire.weeeTakeBack ?? mayBeElectrical(categoryPath),
  };
}

/** The stock level of an amount; null where that is unknown too. */
export function levelOf(amountLeft: number | null): Variant['stockLevel'] {
  if (amountLeft === null) return null;
  return amountLeft > 0 ? 'AVAILABLE' : 'SOLD_OUT';
}

/** Whether a product that is not marked may be an electrical device: by its categories, without any each may be one. */
function mayBeElectrical(categoryPath: readonly string[]): boolean {
  return categoryPath.length === 0 || categoryPath.some((category) => takeBackCategories.test(category));
}
