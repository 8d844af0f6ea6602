import * as v from 'valibot';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import type { Basket } from '~/domain/basket/basket';
import { optionalCrossSell } from '../http/crossSellWire';
import {
  flagOr,
  id,
  idText,
  missingAsNull,
  numeric,
  optionalText,
  optionalTime,
  wholeListOf,
} from '../http/wireValues';

const WireBasketItem = v.object({
  id,
  sku: idText,
  baseProductNo: optionalText,
  quantity: v.pipe(numeric, v.safeInteger(), v.minValue(1)),
  priceDate: optionalTime,
  crossSell: optionalCrossSell,
  weeeTakeBackEnabled: flagOr(false),
});

/** A basket after key conversion (CONTRACT Basket); `items` is null where the answer does not contain the lines (REQ C3.1, DECISIONS 206). */
export const WireBasket = v.object({
  id,
  pregeneratedErpNumber: optionalText,
  items: missingAsNull(wholeListOf(WireBasketItem)),
});
type WireBasket = v.InferOutput<typeof WireBasket>;

/** Returns null where the answer does not contain the lines. A missing article number is derived from the SKU. */
export function toBasket({ items, ...basket }: WireBasket): Basket | null {
  return items === null
    ? null
    : {
        ...basket,
        items: items.map((item) => ({ ...item, baseProductNo: item.baseProductNo ?? baseProductNoOf(item.sku) })),
      };
}
