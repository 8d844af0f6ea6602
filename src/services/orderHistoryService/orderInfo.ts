import * as v from 'valibot';
import { requestFound } from '../http/httpClient';
import { optionalText, optionalCustomerNumber } from '../http/wireValues';

export interface OrderInfo {
  /** Null for the order of a guest. */
  readonly externalCustomerId: string | null;
  /** The order number. */
  readonly externalOrderId: string | null;
}

/**
 * Requires one of the two, or that there is no customer number: a service that names nothing but the customer (REQ A14.3) says so of the order
 * of a guest. A response without all of it names no order.
 */
const WireOrderInfo = v.union([
  v.pipe(
    v.object({ externalCustomerId: optionalCustomerNumber, externalOrderId: optionalText }),
    v.check(({ externalCustomerId, externalOrderId }) => `${externalCustomerId ?? ''}${externalOrderId ?? ''}` !== ''),
  ),
  v.object({ externalCustomerId: v.null(), externalOrderId: v.optional(v.null(), null) }),
]);

/**
 * `GET /private/search-order-info`: the customer of an order, also by the ERP number of a lost order; null for an unknown
 * order.
 */
export async function loadOrderInfo(shopOrderId: string, signal?: AbortSignal): Promise<OrderInfo | null> {
  return await requestFound(
    {
      service: 'orderHistory',
      method: 'GET',
      path: '/private/search-order-info',
      query: { shop_order_id: shopOrderId },
      signal,
    },
    WireOrderInfo,
    null,
  );
}
