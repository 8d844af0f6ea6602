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

/** Splits typed keywords at commas, trims them, joins a number typed in groups, and drops empty and repeated ones (REQ E1.2). */
export function readKeywords(typed: string): readonly string[] {
  const keywords = typed.split(/[,;]/).map((keyword) => joinedNumber(keyword.trim().replaceAll(/\s+/g, ' ')));
  return [...new Set(keywords)].filter((keyword) => keyword !== '');
}

/** A number of at most ten digits without the blanks between its groups (`1300 000 107`, DECISIONS 55); any other text as it is. */
function joinedNumber(keyword: string): string {
  const joined = keyword.replaceAll(' ', '');
  return /^\d{1,10}$/.test(joined) ? joined : keyword;
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

/** The name of an order in addresses: its number, or its id while it has none. */
export function nameOfOrder({ number, id }: Pick<Order, 'number' | 'id'>): string {
  return number === '' ? id : number;
}

/** The listed orders, first the opened one where its page is not loaded. */
export function listedOrders(orders: readonly Order[], opened: Order | null): readonly Order[] {
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
