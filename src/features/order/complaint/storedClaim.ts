import * as v from 'valibot';
import type { ComplaintClaim } from '~/domain/order/complaint';

/** Schema of a claim in the browser's storage: only which order it is about (QUALITY 10). */
export const StoredClaim = v.object({ orderId: v.string(), orderNumber: v.string(), externalCustomerId: v.string() });

export function storedClaimOf({ content: _left, ...claim }: ComplaintClaim): v.InferOutput<typeof StoredClaim> {
  return claim;
}
