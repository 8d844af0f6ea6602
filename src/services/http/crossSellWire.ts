import * as v from 'valibot';
import { features, hintTypes, triggerTypes, upsellKinds, type CrossSell } from '~/domain/article/crossSell';
import { codeOr, codeText, optionalPart, text } from './wireValues';

/** A cross-sell (REQ C4.2, C4.3) after key conversion; unknown codes are replaced by null or a default. */
export const WireCrossSell = v.object({
  productNo: text,
  leadProductSku: text,
  leadProductName: text,
  triggerType: codeOr(triggerTypes, 'manual'),
  feature: codeText(features),
  sourceType: codeOr(['CROSS_SELL'], 'CROSS_SELL'),
  hintType: codeOr(hintTypes, null),
  kind: codeOr(upsellKinds, null),
});

/** The cross-sell of a line or a product; null when malformed, so that the rest can be read. */
export const optionalCrossSell = optionalPart(WireCrossSell);

/** The cross-sell as a request carries it, without null values. */
export function fromCrossSell(crossSell: CrossSell | null): Record<string, unknown> | undefined {
  if (crossSell === null) return undefined;
  return { ...crossSell, hintType: crossSell.hintType ?? undefined, kind: crossSell.kind ?? undefined };
}
