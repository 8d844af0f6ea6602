import { useSelector } from 'react-redux';
import type { Order } from '~/domain/order/order';
import { isRejected } from '~/domain/order/orderActions';
import { cancelledOrder } from '~/domain/order/orderHistory';
import { useCancelledOrders } from '~/features/order/cancellation/useCancelledOrders';
import { askForOrder } from '~/features/order/display/askForOrder';
import { selectListedOrder } from '~/features/order/history/orderHistorySlice';
import type { AskAhead } from '~/shared/askedAhead';

type State = Parameters<typeof selectListedOrder>[0];

/**
 * Returns the order of the address, an id or a number, as the history has it, which is shown until the order itself is loaded. Null: the history does not
 * have it, or it is rejected: what is loaded of a rejected order stands above its articles and would move them.
 */
function selectKnownOrder(state: State, name: string): Order | null {
  const order = selectListedOrder(state, name);
  return order === null || isRejected(order) ? null : order;
}

/** The order of the address as the history has it, cancelled where it was cancelled in this session; null: nothing of it can be shown. */
export function useKnownOrder(name: string): Order | null {
  const order = useSelector((state: State) => selectKnownOrder(state, name));
  const isCancelled = useCancelledOrders().includes(order?.id ?? '');
  return order !== null && isCancelled ? cancelledOrder(order) : order;
}

/** Requests the order of the address. The screen does not wait for the answer if it has something to show of the order. */
export const askAheadForOrder: AskAhead<State> = (screen) => {
  const asked = askForOrder(screen);
  return selectKnownOrder(screen.state, screen.params['id'] ?? '') === null ? asked : Promise.resolve(null);
};
