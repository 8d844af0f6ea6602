import isEqual from 'fast-deep-equal';
import { selectCallState } from '~/features/call/callSlice';
import { deskNow } from '~/features/call/deskTime';
import { orderHistoryActions, selectOrderHistoryState } from '~/features/order/history/orderHistorySlice';
import { askForFirstPage, orderListQuery, preparedList } from '~/features/order/history/orderList';
import type { AskAhead } from '~/shared/askedAhead';
import { isCurrent } from '~/shared/list/pagedList';
import { historyInAddress } from './historyAddress';

type State = Parameters<typeof selectCallState>[0] & Parameters<typeof selectOrderHistoryState>[0];

/** Requests the first page of orders for the address. Does nothing if it is loaded: the screen shows it at once and refreshes it. */
export const askForOrders: AskAhead<State> = ({ params, search, state, signal }) => {
  const query = orderListQuery({
    customerId: params['customerId'] ?? '',
    orderNumber: search.get('orderId'),
    view: historyInAddress.read(search),
    appends: selectCallState(state).flags.infiniteScrolling,
    now: deskNow,
  });
  const { list } = selectOrderHistoryState(state);
  if (query === null || (isCurrent(list) && isEqual(list.query, query))) return null;
  return askForFirstPage(query, signal).then((page) =>
    page === null ? null : orderHistoryActions.listPrepared(preparedList(query, page)),
  );
};
