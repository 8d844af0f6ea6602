import * as v from 'valibot';
import { urlPart } from '~/domain/common/urlPart';
import { isCancelled } from '~/domain/order/orderHistory';
import { requestOptional } from '../http/httpClient';
import { WireOrderStatus } from '../http/orderWire';
import { failedOrderChange, type FailedOrderChange } from './failedOrderChange';

export interface OrderCancellation {
  /** The `shop_order_id`. */
  readonly orderId: string;
  /** Null for the order of a guest. */
  readonly externalCustomerId: string | null;
  readonly reasonCode: string;
}

/** `unknown`: the response was lost or does not say so, the order may be cancelled. */
export type CancelOrderOutcome = { readonly kind: 'cancelled' } | FailedOrderChange;

const WireCancelled = v.object({ orderStatus: WireOrderStatus });

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
    const answer = await requestOptional(
      {
        service: 'order',
        method: 'POST',
        path: `/orders/${urlPart(orderId)}/cancel`,
        body: { externalCustomerId, reasonCode },
      },
      WireCancelled,
    );
    const status = answer?.orderStatus;
    // A success that names no status has done what it was asked to.
    return status === undefined || status.code === '' || isCancelled(status)
      ? { kind: 'cancelled' }
      : { kind: 'unknown', detail: null };
  } catch (error) {
    return failedOrderChange(error);
  }
}
