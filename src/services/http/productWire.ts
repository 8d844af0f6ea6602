import * as v from 'valibot';
import { takeBackCategories } from '~config/takeBackCategories';
import { countries, type Country } from '~/domain/common/country';
import {
  type Product,
  type Variant,
  longName,
  dimensionTypes,
  productStatuses,
  stockLevels,
  variantStatuses,
  erpStatuses,
} from '~/domain/article/product';
import { memberOf } from '~/domain/common/memberOf';
import { deliveryEntries, toDelivery } from './deliveryWire';
import { codesOfAnyForm } from './restrictionWire';
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
  text,
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
export const productName = v.pipe(
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
  productName,
  v.transform((name) => longName({ name })),
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

/**
 * The countries that a product is visible in, as a list of codes or a flag for each. A service that does not say it has answered for the country it
 * was asked in.
 */
const visibleCountries = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((sent): readonly Country[] => {
    if (sent === null) return countries;
    const named = v.parse(codesOfAnyForm, sent);
    return countries.filter((country) => named.includes(country));
  }),
);

/** A product after key conversion (REQ C2.5, CONTRACT 5); product service and search send the same. */
export const WireProduct = v.object({
  baseProductNo: idText,
  name: productName,
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
