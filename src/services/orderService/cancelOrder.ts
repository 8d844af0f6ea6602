import * as v from 'valibot';
import { isCancelled } from '~/domain/order/orderHistory';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';

export interface OrderCancellation {
  /** The `shop_order_id`. */
  readonly orderId: string;
  readonly externalCustomerId: string;
  readonly reasonCode: string;
}

/** `unknown`: the response was lost or does not say so, the order may be cancelled. */
export type CancelOrderOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly detail: string | null }
  | { readonly kind: 'unknown' };

const WireCancelled = v.object({ orderStatus: v.object({ code: v.string() }) });

/**
 * `POST /orders/{id}/cancel` (REQ E3.1).
 * @throws ServiceError when the agent is signed out.
 */
export async function cancelOrder({
  orderId,
  externalCustomerId,
  reasonCode,
}: OrderCancellation): Promise<CancelOrderOutcome> {
  try {
    const { orderStatus } = await request(
      {
        service: 'order',
        method: 'POST',
        path: `/orders/${encodeURIComponent(orderId)}/cancel`,
        body: { externalCustomerId, reasonCode },
      },
      WireCancelled,
    );
    return { kind: isCancelled(orderStatus) ? 'cancelled' : 'unknown' };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind === 'signedOut') throw error;
    const { status } = error;
    const isRefused = status !== null && status >= 400 && status < 500 && status !== 408;
    return isRefused ? { kind: 'refused', detail: error.detail } : { kind: 'unknown' };
  }
}
