import type { RecreationState } from './recreationSlice';

/**
 * The id of the order that the call recreates; null: none. From the state, which lacks the slice until its group is loaded, not
 * from session storage: what stands there may be left over or damaged, and every order that names it would be refused.
 */
export function selectRecreatedOrderId({ recreation }: { readonly recreation?: RecreationState }): string | null {
  if (recreation === undefined || recreation.phase === 'none') return null;
  return recreation.phase === 'running' ? recreation.order.orderId : recreation.orderId;
}
