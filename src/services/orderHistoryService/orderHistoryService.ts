import * as v from 'valibot';
import type { Order } from '~/domain/order/order';
import { request } from '../http/httpClient';
import { WireOrder, toOrder } from '../http/orderWire';

export type HistoryStatus = 'ALL' | 'IN_PROGRESS' | 'CANCELED';

export interface OrdersQuery {
  readonly externalCustomerId: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly status: HistoryStatus;
  /** `YYYY-MM-DD`. */
  readonly searchFrom: string;
  readonly searchTo: string;
  readonly keywords: readonly string[];
}

export interface OrdersPage {
  readonly orders: readonly Order[];
  readonly page: number;
  readonly totalOrders: number;
  readonly totalFilteredOrders: number;
}

/** `POST /private/orders-overview` (REQ E1.4). */
export async function loadOrders(query: OrdersQuery, signal?: AbortSignal): Promise<OrdersPage> {
  const wire = await request(
    {
      service: 'orderHistory',
      method: 'POST',
      path: '/private/orders-overview',
      body: query,
      mutation: false,
      ...(signal && { signal }),
    },
    v.object({
      orders: v.array(v.unknown()),
      page: v.nullish(v.number(), query.page),
      totalOrders: v.nullish(v.number(), 0),
      totalFilteredOrders: v.nullish(v.number(), 0),
    }),
  );
  // A malformed order is dropped, so that it does not hide the others.
  const orders = wire.orders.flatMap((candidate) => {
    const read = v.safeParse(WireOrder, candidate);
    return read.success ? [toOrder(read.output)] : [];
  });
  return { ...wire, orders };
}
