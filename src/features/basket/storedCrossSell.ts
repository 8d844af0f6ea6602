import * as v from 'valibot';
import { hintTypes, triggerTypes, upsellKinds } from '~/domain/article/crossSell';

/** Schema of a cross-sell in the browser's storage. */
export const StoredCrossSell = v.object({
  productNo: v.string(),
  leadProductSku: v.string(),
  leadProductName: v.string(),
  triggerType: v.picklist(triggerTypes),
  feature: v.string(),
  sourceType: v.literal('CROSS_SELL'),
  hintType: v.nullable(v.picklist(hintTypes)),
  kind: v.nullable(v.picklist(upsellKinds)),
});
