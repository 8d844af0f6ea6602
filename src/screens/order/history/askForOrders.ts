import { selectCallState } from '~/features/call/callSlice';
import { deskNow } from '~/features/call/deskTime';
import { askForFirstPage, orderListQuery } from '~/features/order/history/orderList';
import type { AskAhead } from '~/shared/askedAhead';
import { historyInAddress } from './historyAddress';

/** Requests the first orders of the address. */
export const askForOrders: AskAhead<Parameters<typeof selectCallState>[0]> = ({ params, search, state, signal }) => {
  const query = orderListQuery({
    customerId: params['customerId'] ?? '',
    orderNumber: search.get('orderId'),
    view: historyInAddress.read(search),
    appends: selectCallState(state).flags.infiniteScrolling,
    now: deskNow,
  });
  if (query !== null) askForFirstPage(query, signal);
};
