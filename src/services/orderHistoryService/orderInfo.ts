import * as v from 'valibot';
import { idText, optionalId } from '../http/commonWire';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';

export interface OrderInfo {
  readonly externalCustomerId: string;
  /** The order number. */
  readonly externalOrderId: string | null;
}

/** `GET /private/search-order-info`: whose order this is, also by the ERP number of a lost order; null where there is none. */
export async function loadOrderInfo(shopOrderId: string, signal?: AbortSignal): Promise<OrderInfo | null> {
  try {
    return await request(
      {
        service: 'orderHistory',
        method: 'GET',
        path: '/private/search-order-info',
        query: { shop_order_id: shopOrderId },
        ...(signal && { signal }),
      },
      v.object({ externalCustomerId: v.pipe(idText, v.nonEmpty()), externalOrderId: optionalId }),
    );
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
