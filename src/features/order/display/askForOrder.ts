import { loadDisplayedOrder, type LoadDisplayedOrderOutcome } from '~/services/orderService/rejectedOrderService';
import { askedAhead, type AskAhead } from '~/shared/askedAhead';
import { orderDisplayActions } from './orderDisplaySlice';

const ahead = askedAhead<string, LoadDisplayedOrderOutcome>();

/** Requests the order of the address. */
export const askForOrder: AskAhead<unknown> = async ({ params: { id = '' }, signal }) => {
  const answer = await ahead.hold(id, loadDisplayedOrder(id, signal), signal);
  if (answer?.kind !== 'loaded') return null;
  const { order, details, document } = answer;
  return orderDisplayActions.orderPrepared({ id, order, details, document });
};

/** Whether the order was requested ahead, less than `limits.askedAheadAge` ago. Each request counts once: a second call returns false. */
export const wasAskedAhead = (id: string): boolean => ahead.take(id) !== null;

/** Loads an order, or returns the one that was requested ahead. */
export const loadShownOrder = (id: string, signal: AbortSignal): Promise<LoadDisplayedOrderOutcome> =>
  ahead.take(id) ?? loadDisplayedOrder(id, signal);
