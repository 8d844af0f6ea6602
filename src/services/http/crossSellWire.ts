import * as v from 'valibot';
import { hintTypes, triggerTypes, upsellKinds, type CrossSell } from '~/domain/article/crossSell';
import { idText } from './commonWire';

/** A cross-sell (REQ C4.2, C4.3) after key conversion; codes that this version does not know are none. */
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

/** Of a line or a product; what cannot be read does not hide the rest. */
export const optionalCrossSell = v.fallback(v.nullish(WireCrossSell, null), null);

/** As a request carries it; what is not known is left out. */
export function fromCrossSell(crossSell: CrossSell | null): Record<string, unknown> | undefined {
  if (crossSell === null) return undefined;
  return { ...crossSell, hintType: crossSell.hintType ?? undefined, kind: crossSell.kind ?? undefined };
}
