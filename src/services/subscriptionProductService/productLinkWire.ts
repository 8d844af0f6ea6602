import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
import { excludableCountries, type ProductLink } from '~/domain/subscription/productLink';
import { readProductStatus } from '~/domain/subscription/productStatus';
import { withoutBlanks } from '~/domain/subscription/subscriptionNumbers';
import { shownAmount } from '../http/wireFigures';
import { id, list, listOf, optionalPart, optionalText, optionalTime } from '../http/wireValues';

/** A link after key conversion; only its id and its subscription product are required. */
export const WireProductLink = v.object({
  id,
  subscriptionProduct: id,
  deliveryProduct: optionalText,
  regularProducts: listOf(id),
  description: optionalText,
  articleDescription: optionalText,
  brand: optionalText,
  productLine: optionalText,
  category: optionalText,
  contractNumber: optionalText,
  price: shownAmount,
  status: optionalText,
  metaInfo: optionalPart(
    v.object({ createdBy: optionalText, createdAt: optionalTime, editedBy: optionalText, editedAt: optionalTime }),
  ),
  countriesExclusion: list,
});
type WireProductLink = v.InferOutput<typeof WireProductLink>;

export function toProductLink(wire: WireProductLink): ProductLink {
  return {
    id: wire.id,
    subscriptionProduct: wire.subscriptionProduct,
    deliveryProduct: withoutBlanks(wire.deliveryProduct ?? ''),
    regularProducts: wire.regularProducts,
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
    countriesExclusion: excludableCountries.filter((country) =>
      wire.countriesExclusion.some((sent) => memberOf(excludableCountries, sent) === country),
    ),
  };
}
