import * as v from 'valibot';
import { hintTypes, triggerTypes, upsellKinds, type CrossSell } from '~/domain/article/crossSell';
import { idText } from './commonWire';

/** A cross-sell (REQ C4.2, C4.3) after key conversion; unknown codes are replaced by null or a default. */
export const WireCrossSell = v.object({
  productNo: v.nullish(idText, ''),
  leadProductSku: v.nullish(idText, ''),
  leadProductName: v.nullish(v.string(), ''),
  triggerType: v.fallback(v.picklist(triggerTypes), 'manual'),
  feature: v.nullish(v.string(), ''),
  sourceType: v.fallback(v.literal('CROSS_SELL'), 'CROSS_SELL'),
  hintType: v.fallback(v.nullish(v.picklist(hintTypes), null), null),
  kind: v.fallback(v.nullish(v.picklist(upsellKinds), null), null),
});

/** The cross-sell of a line or a product; null when malformed, so that the rest can be read. */
export const optionalCrossSell = v.fallback(v.nullish(WireCrossSell, null), null);

/** The cross-sell as a request carries it, without null values. */
export function fromCrossSell(crossSell: CrossSell | null): Record<string, unknown> | undefined {
  if (crossSell === null) return undefined;
  return { ...crossSell, hintType: crossSell.hintType ?? undefined, kind: crossSell.kind ?? undefined };
}
