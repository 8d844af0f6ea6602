import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { openDesk, type Desk } from './aDesk';

/** An action of the agent that sends a request, and how its outcome is read from the state. */
export interface DeskAction {
  readonly prepare: () => Promise<Desk>;
  readonly act: (desk: Desk) => void;
  /** The second try, where it dispatches something else than `act`. */
  readonly again?: (desk: Desk) => void;
  readonly outcome: (desk: Desk) => string;
  readonly good: string;
  /** The outcomes that are allowed after a fault. */
  readonly bad: readonly string[];
  /** A further outcome allowed for the second try: the first request did arrive, only its response was lost. */
  readonly arrived?: string;
  /** The part of the state that a failure must not change. */
  readonly preserved?: (desk: Desk) => unknown;
}

export const loggedIn = async (number: string): Promise<Desk> => {
  const desk = openDesk();
  await desk.logIn(number);
  return desk;
};
export const asking = async (number: string): Promise<Desk> => {
  const desk = openDesk();
  desk.dispatch(customerActions.loginRequested(number));
  await desk.rest();
  return desk;
};
export const noticeOf = (desk: Desk): string => {
  const text = desk.notices.at(-1)?.text;
  if (text === undefined) return 'none';
  return 'key' in text ? text.key : 'plain';
};
export const customerOf = ({ getState }: Desk) => getState().customer.customer;

/** Submits an order a second time as the screen offers it: the same one resent where nothing is known of the first, or a new one. */
export function submitAgain({ dispatch, getState }: Desk): void {
  const isUnknown = getState().order.phase === 'outcomeUnknown';
  dispatch(isUnknown ? orderActions.resendRequested() : orderActions.submitRequested());
}
