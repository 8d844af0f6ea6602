import { urlPart } from '~/domain/common/urlPart';
import type { Order } from '~/domain/order/order';
import { requestFound } from '../http/httpClient';
import { WireOrder, toOrder } from '../http/orderWire';

/** `GET /orders/{id}`, by shop order id or order number; null for an unknown one. */
export async function loadOrder(id: string, signal?: AbortSignal): Promise<Order | null> {
  const wire = await requestFound(
    { service: 'order', method: 'GET', path: `/orders/${urlPart(id)}`, signal },
    WireOrder,
    null,
  );
  return wire === null ? null : toOrder(wire);
}
