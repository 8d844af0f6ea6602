import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
import { excludableCountries, type ProductLink } from '~/domain/subscription/productLink';
import { readProductStatus } from '~/domain/subscription/productStatus';
import { withoutBlanks } from '~/domain/common/digits';
import { shownAmount } from '../http/wireFigures';
import { id, list, listOf, optionalPart, optionalText, text, time } from '../http/wireValues';

/** A link after key conversion; only its id and its subscription product are required. */
export const WireProductLink = v.object({
  id,
  subscriptionProduct: id,
  deliveryProduct: text,
  regularProducts: listOf(id),
  description: text,
  articleDescription: text,
  brand: text,
  productLine: text,
  category: text,
  contractNumber: text,
  price: shownAmount,
  status: optionalText,
  metaInfo: optionalPart(v.object({ createdBy: text, createdAt: time, editedBy: text, editedAt: time })),
  countriesExclusion: list,
});

export function toProductLink(wire: v.InferOutput<typeof WireProductLink>): ProductLink {
  return {
    ...wire,
    deliveryProduct: withoutBlanks(wire.deliveryProduct),
    status: readProductStatus(wire.status),
    metaInfo: wire.metaInfo ?? { createdBy: '', createdAt: '', editedBy: '', editedAt: '' },
    countriesExclusion: excludableCountries.filter((country) =>
      wire.countriesExclusion.some((sent) => memberOf(excludableCountries, sent) === country),
    ),
  };
}
