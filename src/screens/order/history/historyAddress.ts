import type { DateRange } from '~/domain/common/dateRange';
import { dateRangeInAddress } from '~/domain/common/dateRangeAddress';
import { defaultFilters, historyStatuses, type HistoryFilters } from '~/domain/order/orderHistory';
import { paymentMethods } from '~/domain/payment/payment';
import type { HistoryView } from '~/features/order/history/historyView';
import { fields, inAddress, oneOf, text, texts, wholeNumber } from '~/shared/list/addressCodec';

/** The dates of an address that names an order: it may be older than the default (DECISIONS 83). */
const datesOfOneOrder: DateRange = { name: 'ALL_TIME' };

/** The view of an order history in the address of its screen. */
export const historyInAddress = inAddress(
  fields<HistoryView>({
    filters: fields<HistoryFilters>({
      status: oneOf('status', historyStatuses, defaultFilters.status),
      payment: oneOf('payment', paymentMethods, null),
      keywords: texts('keyword'),
      dates: dateRangeInAddress((search) => (search.has('orderId') ? datesOfOneOrder : defaultFilters.dates)),
    }),
    page: wholeNumber('page', 1),
    opened: text('open'),
  }),
);
