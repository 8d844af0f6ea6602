import * as v from 'valibot';
import { isCountry } from '~/domain/common/country';
import {
  type Product,
  dimensionTypes,
  stockLevels,
  deliveryTypes,
  variantStatuses,
  erpStatuses,
} from '~/domain/article/product';
import { amount, idText, optionalAmount, optionalId } from './commonWire';
import { optionalCrossSell } from './crossSellWire';

/** A variant after key conversion (CONTRACT 5). Codes that this version does not know count as not sellable. */
const WireVariant = v.object({
  sku: idText,
  price: amount,
  priceBeforeDiscount: optionalAmount,
  status: v.fallback(v.picklist(variantStatuses), 'NOT_AVAILABLE'),
  erpStatus: v.fallback(v.picklist(erpStatuses), 'NOT_RELEASED'),
  stockLevel: v.fallback(v.picklist(stockLevels), 'AVAILABLE'),
  availableStockAmount: v.nullish(v.number(), 0),
  images: v.nullish(v.array(v.string()), []),
  dimensions: v.nullish(
    v.array(
      v.object({
        type: v.fallback(v.picklist(dimensionTypes), 'OTHERS'),
        value: v.nullish(idText, ''),
      }),
    ),
    [],
  ),
  deliveryType: v.fallback(v.nullish(v.picklist(deliveryTypes), null), null),
  deliveryDays: v.nullish(v.number(), null),
  weeeTakeBack: v.nullish(v.boolean(), false),
});

/** A product after key conversion (REQ C2.5, CONTRACT 5); product service and search send the same. */
export const WireProduct = v.object({
  baseProductNo: idText,
  name: v.object({ short: v.nullish(v.string(), ''), long: v.nullish(v.string(), '') }),
  brand: v.nullish(v.string(), ''),
  categoryPath: v.fallback(v.nullish(v.array(v.string()), []), []),
  salesdrivers: v.fallback(v.nullish(v.array(v.string()), []), []),
  description: v.nullish(v.string(), ''),
  variants: v.array(WireVariant),
  defaultVariantSku: optionalId,
  status: v.nullish(v.string(), ''),
  countryVisibilities: v.nullish(v.array(v.string()), []),
  subscriptionInfo: v.nullish(
    v.object({ deliveryProductNo: v.nullish(idText, ''), status: v.fallback(optionalId, null) }),
    null,
  ),
  linkedSubscriptionProduct: v.fallback(optionalId, null),
  crossSell: optionalCrossSell,
  bulky: v.nullish(v.boolean(), false),
});
export type WireProduct = v.InferOutput<typeof WireProduct>;

export function toProduct(wire: WireProduct): Product {
  return { ...wire, countryVisibilities: wire.countryVisibilities.filter(isCountry) };
}
