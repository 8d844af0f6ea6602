import * as v from 'valibot';
import { deliveryTimeTypes } from '~/domain/article/deliveryTime';
import type { ComplaintClaim } from '~/domain/order/complaint';
import { paymentMethods } from '~/domain/payment/payment';

const text = v.string();

/** Schema of a claim in the browser's storage: without the delivery address (QUALITY 10). */
export const StoredClaim = v.object({
  orderId: text,
  orderNumber: text,
  externalCustomerId: text,
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  item: v.object({
    sku: text,
    baseProductNumber: text,
    quantity: v.number(),
    id: v.nullable(text),
    variants: v.array(v.object({ type: text, value: text })),
    mediaUris: v.array(text),
    deliveryTime: v.nullable(v.object({ type: v.picklist(deliveryTimeTypes), days: v.nullable(v.number()) })),
    priceDate: v.nullable(text),
  }),
});

export function storedClaimOf({
  deliveryAddress: _left,
  item,
  ...claim
}: ComplaintClaim): v.InferOutput<typeof StoredClaim> {
  return {
    ...claim,
    item: { ...item, variants: [...item.variants], mediaUris: [...item.mediaUris] },
  };
}
