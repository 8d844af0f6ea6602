import { loadDisplayedOrder, type LoadDisplayedOrderOutcome } from '~/services/orderService/rejectedOrderService';
import { askedAhead, type AskAhead } from '~/shared/askedAhead';

const ahead = askedAhead<string, LoadDisplayedOrderOutcome>();

/** Requests the order of the address. */
export const askForOrder: AskAhead<unknown> = async ({ params: { id = '' }, signal }) => {
  await ahead.hold(id, loadDisplayedOrder(id, signal), signal);
  return null;
};

/** Loads an order, or returns the one that was requested ahead. */
export const loadShownOrder = (id: string, signal: AbortSignal): Promise<LoadDisplayedOrderOutcome> =>
  ahead.take(id) ?? loadDisplayedOrder(id, signal);
