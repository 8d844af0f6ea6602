import * as v from 'valibot';
import type { ProductHit } from '~/domain/article/productHit';
import { shortName, variantStatuses } from '~/domain/article/product';
import { productName } from '../http/productWire';
import { amount, codeOr, id, idText, listOf, text } from '../http/wireValues';

/** A product in the response of the search; only what a list of hits shows is required (CONTRACT 5). */
export const WireHit = v.object({
  baseProductNo: id,
  name: productName,
  brand: text,
  variants: listOf(v.object({ price: amount, status: codeOr(variantStatuses, null), images: listOf(idText) })),
});

export function toProductHit(wire: v.InferOutput<typeof WireHit>): ProductHit {
  const prices = wire.variants.map(({ price }) => price);
  return {
    baseProductNo: wire.baseProductNo,
    name: shortName(wire),
    brand: wire.brand,
    variantCount: wire.variants.length,
    lowestPrice: prices.length === 0 ? null : Math.min(...prices),
    soldOut: wire.variants.length > 0 && wire.variants.every(({ status }) => status === 'SOLDOUT'),
    image: wire.variants[0]?.images[0] ?? null,
  };
}
