import type { DateRange } from '~/domain/common/dateRange';
import { readDateRange, setOrDelete, writeDateRange } from '~/domain/common/dateRangeAddress';
import { defaultFilters, historyStatuses } from '~/domain/order/orderHistory';
import { isPaymentMethod } from '~/domain/payment/payment';
import type { HistoryView } from '~/features/orderHistory/historyView';
import type { AddressedView } from '~/shared/hooks/useViewInAddress';

/** The dates of an address that names an order: it may be older than the default (DECISIONS 83). */
const datesOfOneOrder: DateRange = { name: 'ALL_TIME' };

/** Reads the view from the address; what it does not understand is the default. */
export function readView(search: URLSearchParams): HistoryView {
  const status = search.get('status');
  const payment = search.get('payment');
  const page = Number(search.get('page'));
  return {
    filters: {
      status: historyStatuses.find((known) => known === status) ?? defaultFilters.status,
      payment: isPaymentMethod(payment) ? payment : null,
      keywords: search.getAll('keyword').filter((keyword) => keyword.trim() !== ''),
      dates: readDateRange(search) ?? defaultDates(search),
    },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    opened: search.get('open'),
  };
}

/** Writes the view into the address; defaults are left out, other parameters stay. */
export function writeView({ filters, page, opened }: HistoryView, search: URLSearchParams): URLSearchParams {
  const { status, payment, keywords, dates } = filters;
  const written = new URLSearchParams(search);
  setOrDelete(written, 'status', status === defaultFilters.status ? null : status);
  setOrDelete(written, 'payment', payment);
  written.delete('keyword');
  for (const keyword of keywords) written.append('keyword', keyword);
  writeDateRange(written, dates, defaultDates(search));
  setOrDelete(written, 'page', page === 1 ? null : String(page));
  setOrDelete(written, 'open', opened);
  return written;
}

function defaultDates(search: URLSearchParams): DateRange {
  return search.has('orderId') ? datesOfOneOrder : defaultFilters.dates;
}

export const historyInAddress: AddressedView<HistoryView> = { read: readView, write: writeView };
