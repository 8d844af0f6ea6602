import type { Order } from './order';

/** How long a PayPal order can still be edited or resubmitted (REQ E5.1); `none`: another payment. */
export type PaypalWindow =
  | { readonly kind: 'none' }
  /** `remaining` in milliseconds. */
  | { readonly kind: 'open'; readonly remaining: number }
  | { readonly kind: 'closed' };

/** `length`: milliseconds from the order's creation; `now`: the service's clock. An unreadable date closes the window. */
export function paypalWindow(
  { payment, placedAt }: Pick<Order, 'payment' | 'placedAt'>,
  now: Date,
  length: number,
): PaypalWindow {
  if (payment?.method !== 'PAYPAL') return { kind: 'none' };
  const remaining = Date.parse(placedAt) + length - now.getTime();
  return remaining > 0 ? { kind: 'open', remaining } : { kind: 'closed' };
}
