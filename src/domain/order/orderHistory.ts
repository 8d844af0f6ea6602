import type { DateRange } from '~/domain/common/dateRange';
import type { PaymentMethod } from '~/domain/payment/payment';
import type { Order } from './order';

/** The codes of the status filter, and of the tabs (REQ E1.1, E1.2). */
export const historyStatuses = ['ALL', 'IN_PROGRESS', 'CANCELED'] as const;
export type HistoryStatus = (typeof historyStatuses)[number];

/** What the orders of a customer are filtered by (REQ E1.2). */
export interface HistoryFilters {
  readonly status: HistoryStatus;
  readonly payment: PaymentMethod | null;
  readonly keywords: readonly string[];
  readonly dates: DateRange;
}

export const defaultFilters: HistoryFilters = {
  status: 'ALL',
  payment: null,
  keywords: [],
  dates: { name: 'LAST_SIX_MONTHS' },
};

/** Splits typed keywords at commas, trims them and drops empty and repeated ones (REQ E1.2). */
export function readKeywords(typed: string): readonly string[] {
  const keywords = typed.split(/[,;]/).map((keyword) => keyword.trim().replaceAll(/\s+/g, ' '));
  return [...new Set(keywords)].filter((keyword) => keyword !== '');
}

/** Which orders are listed. */
export interface OrderListQuery {
  readonly customerId: string;
  readonly filters: HistoryFilters;
  /** The order requested by the address (`?orderId=`: REQ E1.5). */
  readonly orderNumber: string | null;
  /** The first page that is loaded, from 1. */
  readonly page: number;
  /** Further pages are appended; otherwise each replaces the one before (REQ E1.8). */
  readonly appends: boolean;
}

/** A page of orders as the service returns it (REQ E1.4). */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly totalOrders: number;
  readonly totalFilteredOrders: number;
}

/** The loaded orders of one query. While another query of the same customer loads, the old orders stay. */
export interface OrderList {
  readonly query: OrderListQuery;
  readonly load: 'loading' | 'loaded' | 'failed';
  /** The last loaded page; 0: the orders belong to an earlier query. */
  readonly page: number;
  readonly orders: readonly Order[];
  /** The order that the address opens, where it is on a page that is not loaded. */
  readonly opened: Order | null;
  readonly totalOrders: number;
  readonly totalFilteredOrders: number;
  /** There is a page after the last loaded one. */
  readonly hasMore: boolean;
  /** Pixels by which the list was scrolled when it was left; null while it is on the screen. */
  readonly leftAt: number | null;
}

/** The name of an order in addresses: its number, or its id while it has none. */
export function nameOfOrder({ number, id }: Pick<Order, 'number' | 'id'>): string {
  return number === '' ? id : number;
}

/** Starts a query: an equal one goes on with the loaded orders, another one of the same customer keeps them on the screen. */
export function startList(query: OrderListQuery, previous: OrderList | null): OrderList {
  if (previous?.query.customerId === query.customerId) {
    return isSame(previous.query, query)
      ? { ...previous, load: 'loading', leftAt: null }
      : { ...previous, query, load: 'loading', page: 0, opened: null, hasMore: false, leftAt: null };
  }
  return {
    query,
    load: 'loading',
    page: 0,
    orders: [],
    opened: null,
    totalOrders: 0,
    totalFilteredOrders: 0,
    hasMore: false,
    leftAt: null,
  };
}

/** Only a change of filters, keywords or dates of a list on the screen waits before it loads (REQ E1.7, DECISIONS 61). */
export function changesFilters({ customerId, filters }: OrderListQuery, previous: OrderList | null): boolean {
  if (previous === null || previous.leftAt !== null) return false;
  return previous.query.customerId === customerId && !isSame(previous.query.filters, filters);
}

/** Adds a page that has arrived. An order that is listed already is replaced in its place. */
export function addPage(list: OrderList, page: number, arrived: OrderPage): OrderList {
  const { appends, page: firstPage } = list.query;
  const isFurther = appends && list.page > 0;
  const orders = isFurther ? merged(list.orders, arrived.orders, page === firstPage) : distinct(arrived.orders);
  const isNext = !isFurther || page > list.page;
  // A page that adds nothing ends the list whatever the total says, or it would be requested for ever.
  const addsNothing = isNext && orders.length === (isFurther ? list.orders.length : 0);
  const isComplete = addsNothing || orders.length >= arrived.totalFilteredOrders;
  return {
    ...list,
    load: 'loaded',
    page: isNext ? page : list.page,
    orders,
    totalOrders: arrived.totalOrders,
    totalFilteredOrders: arrived.totalFilteredOrders,
    hasMore: !isComplete && (isNext || list.hasMore),
  };
}

function merged(known: readonly Order[], arrived: readonly Order[], isFirstPage: boolean): readonly Order[] {
  const fresh = new Map(arrived.map((order) => [order.id, order]));
  const updated = known.map((order) => fresh.get(order.id) ?? order);
  for (const { id } of known) fresh.delete(id);
  return isFirstPage ? [...fresh.values(), ...updated] : [...updated, ...fresh.values()];
}

function distinct(orders: readonly Order[]): readonly Order[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

/** The listed orders, first the opened one where its page is not loaded. */
export function listedOrders({ orders, opened }: OrderList): readonly Order[] {
  return opened === null || orders.some(({ id }) => id === opened.id) ? orders : [opened, ...orders];
}

/** Whether a status is that of a cancelled order, in the codes of the history or of the order (REQ E1.6, E2.3). */
export function isCancelled({ code }: { readonly code: string }): boolean {
  return /^cancell?ed$/i.test(code);
}

/** Whether an order is cancelled as its status says, or the latest entry of its status history. */
export function isCancelledOrder({ status, statusHistory }: Pick<Order, 'status' | 'statusHistory'>): boolean {
  return isCancelled(status) || isCancelled({ code: statusHistory.at(-1)?.status ?? '' });
}

/** An order that was cancelled in this session, until the service says so itself (REQ E3.2). */
export function cancelledOrder(order: Order): Order {
  return { ...order, isCancelable: false, status: { code: 'cancelled', label: '' } };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
