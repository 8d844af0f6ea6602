import { useMemo, useRef, useState } from 'react';
import { cancelledOrder, listedOrders } from '~/domain/order/orderHistory';
import { useCancelledOrders } from '~/features/order/cancellation/useCancelledOrders';
import { useParts } from '~/shared/hooks/useParts';
import { notAsked } from '~/shared/list/listState';
import { usePagedList } from '~/shared/list/usePagedList';
import { orderHistoryActions, selectOrderHistoryState } from '../orderHistorySlice';
import { orderListQuery, type ShownOrders } from '../orderList';

/** Requests the orders of a view whenever it changes, and returns those that are loaded for this customer. */
export function useOrderList(options: ShownOrders) {
  const {
    customerId,
    view: { opened },
  } = options;
  const { list: current, leftAt } = useParts(selectOrderHistoryState, 'list', 'leftAt');
  const cancelledOrders = useCancelledOrders();
  const list = current.status !== 'notAsked' && current.query.customerId === customerId ? current : notAsked;
  const [initialOffset] = useState(list.status === 'notAsked' || list.isShown ? 0 : leftAt);
  const offset = useRef(initialOffset);
  const { pageRequested, stopRequested, listRequested, listLeft } = orderHistoryActions;
  const loaded = usePagedList({
    list,
    query: orderListQuery(options),
    actions: {
      pageRequested,
      stopRequested,
      listRequested: (query) => listRequested(query, opened),
      listLeft: () => listLeft(offset.current),
    },
  });
  const facts = list.status === 'notAsked' ? { totalOrders: null, opened: null } : list.facts;
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
    initialOffset,
    rememberOffset: (pixels: number) => {
      offset.current = pixels;
    },
  };
}
