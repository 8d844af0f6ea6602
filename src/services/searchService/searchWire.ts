import * as v from 'valibot';
import type { ProductHit } from '~/domain/article/productHit';
import { amount, idText } from '../http/commonWire';

/** A product in the response of the search; only what a list of hits shows is required (CONTRACT 5). */
export const WireHit = v.object({
  baseProductNo: idText,
  name: v.object({ short: v.nullish(v.string(), ''), long: v.nullish(v.string(), '') }),
  brand: v.nullish(v.string(), ''),
  variants: v.nullish(
    v.array(
      v.object({
        price: amount,
        status: v.nullish(v.string(), ''),
        images: v.nullish(v.array(v.string()), []),
      }),
    ),
    [],
  ),
});

export function toProductHit(wire: v.InferOutput<typeof WireHit>): ProductHit {
  const prices = wire.variants.map(({ price }) => price);
  return {
    baseProductNo: wire.baseProductNo,
    name: wire.name.short === '' ? wire.name.long : wire.name.short,
    brand: wire.brand,
    variantCount: wire.variants.length,
    lowestPrice: prices.length === 0 ? null : Math.min(...prices),
    soldOut: wire.variants.length > 0 && wire.variants.every(({ status }) => status === 'SOLDOUT'),
    image: wire.variants[0]?.images[0] ?? null,
  };
}
