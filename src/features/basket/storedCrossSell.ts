import * as v from 'valibot';
import { hintTypes, triggerTypes, upsellKinds } from '~/domain/article/crossSell';

/** What an article was offered with, as the browser's storage keeps it. */
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
