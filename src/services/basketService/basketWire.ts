import * as v from 'valibot';
import type { Basket } from '~/domain/basket';
import { idText, optionalId, optionalText } from '../http/commonWire';

/** CONTRACT §6 'Basket', after key conversion. */
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
      crossSell: v.nullish(v.unknown(), null),
      weeeTakeBackEnabled: v.nullish(v.boolean(), false),
    }),
  ),
});
export type WireBasket = v.InferOutput<typeof WireBasket>;

export function toBasket(wire: WireBasket): Basket {
  return {
    id: wire.id,
    pregeneratedErpNumber: wire.pregeneratedErpNumber,
    items: wire.items.map((item) => ({ ...item, crossSell: item.crossSell !== null && item.crossSell !== false })),
  };
}
