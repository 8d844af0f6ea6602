import * as v from 'valibot';
import type { Order } from '~/domain/order/order';
import type { HistoryStatus } from '~/domain/order/orderHistory';
import type { PaymentMethod } from '~/domain/payment/payment';
import { requestFound } from '../http/httpClient';
import { WireOrder, toOrder } from '../http/orderWire';
import { optionalRowsOf, pageOf, totalKnown } from '../http/wireFigures';
import { optionalCount, readEach } from '../http/wireValues';

/** The fields of REQ E1.4; those that are left out do not filter. `total` is never sent (DECISIONS 81). */
export interface OrdersQuery {
  readonly externalCustomerId: string;
  /** An order number. */
  readonly externalOrderId?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly status: HistoryStatus;
  /** `YYYY-MM-DD`. */
  readonly searchFrom?: string | undefined;
  readonly searchTo?: string | undefined;
  readonly payment?: PaymentMethod | undefined;
  readonly keywords: readonly string[];
}

export interface OrdersPage {
  readonly orders: readonly Order[];
  readonly page: number;
  /** Null: the service does not name it. */
  readonly totalOrders: number | null;
  /** Null: the service does not name it, and more may follow. */
  readonly totalFilteredOrders: number | null;
}

const WirePage = v.pipe(
  v.object({
    orders: optionalRowsOf(WireOrder),
    page: optionalCount,
    totalOrders: optionalCount,
    totalFilteredOrders: optionalCount,
  }),
  v.transform((page) => ({ ...page, total: page.totalFilteredOrders ?? page.totalOrders })),
);

/** The service need not sort a page; an order without a time comes last. */
function newestFirst(one: Order, other: Order): number {
  const time = ({ placedAt }: Order) => Date.parse(placedAt) || 0;
  return time(other) - time(one);
}

/** `POST /private/orders-overview` (REQ E1.4). */
export async function loadOrders(query: OrdersQuery, signal?: AbortSignal): Promise<OrdersPage> {
  const wire = await requestFound(
    {
      service: 'orderHistory',
      method: 'POST',
      path: '/private/orders-overview',
      body: query,
      mutation: false,
      signal,
    },
    pageOf(WirePage, 'orders', query.page === 1),
    { orders: null, page: null, totalOrders: null, totalFilteredOrders: null, total: null },
  );
  const sent = wire.orders ?? [];
  return {
    // A malformed order is dropped, so that it does not hide the others.
    orders: readEach(WireOrder, sent).map(toOrder).toSorted(newestFirst),
    page: wire.page ?? query.page,
    totalOrders: wire.totalOrders,
    totalFilteredOrders: totalKnown(wire.totalFilteredOrders, {
      offset: (query.page - 1) * query.size,
      received: sent.length,
      mayHaveNext: sent.length >= query.size,
    }),
  };
}
