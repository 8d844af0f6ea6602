import { useMemo, useRef, useState } from 'react';
import { daysOf } from '~/domain/common/dateRange';
import { cancelledOrder, listedOrders } from '~/domain/order/orderHistory';
import { useCancelledOrders } from '~/features/order/cancellation/useCancelledOrders';
import { useParts } from '~/shared/hooks/useParts';
import { notAsked } from '~/shared/list/listState';
import { usePagedList } from '~/shared/list/usePagedList';
import { isReversed } from '~/shared/ui/list/isReversed';
import type { HistoryView } from '../historyView';
import { orderHistoryActions, selectOrderHistoryState } from '../orderHistorySlice';

interface OrderListOptions {
  readonly customerId: string;
  readonly orderNumber: string | null;
  readonly view: HistoryView;
  readonly appends: boolean;
  readonly now: () => Date;
}

/** Requests the orders of a view whenever it changes, and returns those that are loaded for this customer. */
export function useOrderList({ customerId, orderNumber, view, appends, now }: OrderListOptions) {
  const { list: current, leftAt } = useParts(selectOrderHistoryState, 'list', 'leftAt');
  const cancelledOrders = useCancelledOrders();
  const list = current.status !== 'notAsked' && current.query.customerId === customerId ? current : notAsked;
  const [initialOffset] = useState(list.status === 'notAsked' || list.isShown ? 0 : leftAt);
  const offset = useRef(initialOffset);
  const { filters, page, opened } = view;
  const { pageRequested, stopRequested, listRequested, listLeft } = orderHistoryActions;
  const loaded = usePagedList({
    list,
    query: isReversed(daysOf(filters.dates, now()))
      ? null
      : { customerId, filters, orderNumber, page: appends ? 1 : page, appends },
    actions: {
      pageRequested,
      stopRequested,
      listRequested: (query) => listRequested(query, opened),
      listLeft: () => listLeft(offset.current),
    },
  });
  const facts = list.status === 'notAsked' ? { totalOrders: 0, opened: null } : list.facts;
  const rows = useMemo(
    () =>
      listedOrders(loaded.rows, facts.opened).map((order) =>
        cancelledOrders.includes(order.id) ? cancelledOrder(order) : order,
      ),
    [loaded.rows, facts.opened, cancelledOrders],
  );
  return {
    shown: { ...loaded, rows },
    /** Does not count the order that the address opens. */
    loadedOrders: loaded.rows.length,
    totalOrders: facts.totalOrders,
    total: list.status === 'notAsked' ? 0 : list.total,
    initialOffset,
    rememberOffset: (pixels: number) => {
      offset.current = pixels;
    },
  };
}
