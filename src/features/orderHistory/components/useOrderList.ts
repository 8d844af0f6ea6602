import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { daysOf } from '~/domain/common/dateRange';
import { cancelledOrder, listedOrders, type OrderListQuery } from '~/domain/order/orderHistory';
import { useCancelledOrders } from '~/features/orderCancellation/useCancelledOrders';
import type { HistoryView } from '../historyView';
import { orderHistoryActions, selectOrderHistory } from '../orderHistorySlice';

interface OrderListOptions {
  readonly customerId: string;
  readonly orderNumber: string | null;
  readonly view: HistoryView;
  readonly appends: boolean;
  readonly now: () => Date;
}

/** Requests the orders of a view whenever it changes, and returns those that are loaded for this customer. */
export function useOrderList({ customerId, orderNumber, view, appends, now }: OrderListOptions) {
  const dispatch = useDispatch();
  const { list: current } = useSelector(selectOrderHistory);
  const cancelledOrders = useCancelledOrders();
  const list = current?.query.customerId === customerId ? current : null;
  const [initialOffset] = useState(list?.leftAt ?? 0);
  const offset = useRef(initialOffset);
  const { filters, page, opened } = view;
  const query: OrderListQuery = { customerId, filters, orderNumber, page: appends ? 1 : page, appends };
  const { from, to } = daysOf(filters.dates, now());
  const isReversed = from !== null && to !== null && from > to;
  // Compared by value: unfolding an order changes the view, but not what is loaded.
  const key = JSON.stringify(query);
  const request = useEffectEvent((changed: string) => {
    if (changed === key && !isReversed) dispatch(orderHistoryActions.listRequested({ query, opened }));
  });
  useEffect(() => {
    request(key);
  }, [key]);
  useEffect(
    () => () => {
      dispatch(orderHistoryActions.listLeft(offset.current));
    },
    [dispatch],
  );
  const orders = useMemo(
    () =>
      list === null
        ? []
        : listedOrders(list).map((order) => (cancelledOrders.includes(order.id) ? cancelledOrder(order) : order)),
    [list, cancelledOrders],
  );
  return {
    list,
    orders,
    isReversed,
    initialOffset,
    rememberOffset: (pixels: number) => {
      offset.current = pixels;
    },
    retry: () => dispatch(orderHistoryActions.pageRequested()),
  };
}
