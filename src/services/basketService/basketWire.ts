import * as v from 'valibot';
import type { Basket } from '~/domain/basket/basket';
import { idText, optionalId, optionalText } from '../http/commonWire';
import { optionalCrossSell } from '../http/crossSellWire';

/** A basket after key conversion (CONTRACT Basket). */
export const WireBasket = v.object({
  id: v.pipe(idText, v.nonEmpty()),
  pregeneratedErpNumber: optionalId,
  items: v.array(
    v.object({
      id: v.pipe(idText, v.nonEmpty()),
      sku: idText,
      baseProductNo: v.nullish(idText, ''),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      priceDate: optionalText,
      crossSell: optionalCrossSell,
      weeeTakeBackEnabled: v.nullish(v.boolean(), false),
    }),
  ),
});
export type WireBasket = v.InferOutput<typeof WireBasket>;

export function toBasket(wire: WireBasket): Basket {
  return wire;
}
