import * as v from 'valibot';
import { excludableCountries, readLinkNumber, type ProductLink } from '~/domain/subscription/productLink';
import { readProductStatus } from '~/domain/subscription/productStatus';
import { idText, optionalAmount, optionalId, optionalText } from '../http/commonWire';

const text = v.fallback(optionalText, null);
const number = v.fallback(optionalId, null);

/** A link after key conversion; only its id and its subscription product are required. */
export const WireProductLink = v.object({
  id: idText,
  subscriptionProduct: idText,
  deliveryProduct: number,
  regularProducts: v.fallback(v.nullish(v.array(v.unknown()), null), null),
  description: text,
  articleDescription: text,
  brand: text,
  productLine: text,
  category: text,
  contractNumber: number,
  price: v.fallback(optionalAmount, null),
  status: text,
  metaInfo: v.fallback(
    v.nullish(v.object({ createdBy: text, createdAt: text, editedBy: text, editedAt: text }), null),
    null,
  ),
  countriesExclusion: v.fallback(v.nullish(v.array(v.unknown()), null), null),
});
type WireProductLink = v.InferOutput<typeof WireProductLink>;

export function toProductLink(wire: WireProductLink): ProductLink {
  return {
    id: wire.id,
    subscriptionProduct: readLinkNumber(wire.subscriptionProduct),
    deliveryProduct: readLinkNumber(wire.deliveryProduct ?? ''),
    regularProducts: (wire.regularProducts ?? []).flatMap((entry) => {
      const read = v.safeParse(idText, entry);
      return read.success ? [readLinkNumber(read.output)] : [];
    }),
    description: wire.description ?? '',
    articleDescription: wire.articleDescription ?? '',
    brand: wire.brand ?? '',
    productLine: wire.productLine ?? '',
    category: wire.category ?? '',
    contractNumber: wire.contractNumber ?? '',
    price: wire.price,
    status: readProductStatus(wire.status),
    metaInfo: {
      createdBy: wire.metaInfo?.createdBy ?? '',
      createdAt: wire.metaInfo?.createdAt ?? '',
      editedBy: wire.metaInfo?.editedBy ?? '',
      editedAt: wire.metaInfo?.editedAt ?? '',
    },
    countriesExclusion: excludableCountries.filter((country) => wire.countriesExclusion?.includes(country) === true),
  };
}
