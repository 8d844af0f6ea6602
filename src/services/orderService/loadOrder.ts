import { urlPart } from '~/domain/common/urlPart';
import type { Order } from '~/domain/order/order';
import { request } from '../http/httpClient';
import { WireOrder, toOrder } from '../http/orderWire';
import { ServiceError } from '../http/serviceError';

/** `GET /orders/{id}`, by shop order id or order number; null for an unknown one. */
export async function loadOrder(id: string, signal?: AbortSignal): Promise<Order | null> {
  try {
    const wire = await request(
      { service: 'order', method: 'GET', path: `/orders/${urlPart(id)}`, ...(signal && { signal }) },
      WireOrder,
    );
    return toOrder(wire);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
