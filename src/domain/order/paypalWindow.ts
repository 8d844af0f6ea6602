import type { OriginalOrder } from './editOrder';

/** How long a PayPal order can still be edited or resubmitted (REQ E5.1); `none`: another payment. */
export type PaypalWindow =
  | { readonly kind: 'none' }
  /** `remaining` in milliseconds. */
  | { readonly kind: 'open'; readonly remaining: number }
  | { readonly kind: 'closed' };

/** What the window of an order follows from. */
export interface PaypalFacts {
  readonly payment: { readonly method: string } | null;
  readonly placedAt: string;
}

/** The facts of an edited order; without a date of creation the service alone decides. */
export function paypalFactsOf({
  paymentMethod,
  placedAt,
}: Pick<OriginalOrder, 'paymentMethod' | 'placedAt'>): PaypalFacts {
  const isKnown = paymentMethod !== null && placedAt !== null;
  return isKnown ? { payment: { method: paymentMethod }, placedAt } : { payment: null, placedAt: '' };
}

/** `length`: milliseconds from the order's creation; `now`: the service's clock. An unreadable date closes the window. */
export function paypalWindow({ payment, placedAt }: PaypalFacts, now: Date, length: number): PaypalWindow {
  if (payment?.method !== 'PAYPAL') return { kind: 'none' };
  const remaining = Date.parse(placedAt) + length - now.getTime();
  return remaining > 0 ? { kind: 'open', remaining } : { kind: 'closed' };
}
