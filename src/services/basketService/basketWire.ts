import * as v from 'valibot';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import type { Basket } from '~/domain/basket/basket';
import { optionalCrossSell } from '../http/crossSellWire';
import { flagOr, id, idText, numeric, optionalText, optionalTime, wholeListOf } from '../http/wireValues';

/** A basket after key conversion (CONTRACT Basket). */
export const WireBasket = v.object({
  id,
  pregeneratedErpNumber: optionalText,
  items: wholeListOf(
    v.object({
      id,
      sku: idText,
      baseProductNo: optionalText,
      quantity: v.pipe(numeric, v.integer(), v.minValue(1)),
      priceDate: optionalTime,
      crossSell: optionalCrossSell,
      weeeTakeBackEnabled: flagOr(false),
    }),
  ),
});
export type WireBasket = v.InferOutput<typeof WireBasket>;

/** An article number that is missing is a part of the SKU. */
export function toBasket({ items, ...basket }: WireBasket): Basket {
  return {
    ...basket,
    items: items.map((item) => ({ ...item, baseProductNo: item.baseProductNo ?? baseProductNoOf(item.sku) })),
  };
}
