import { customerActions } from '~/features/customer/customerSlice';
import { openDesk, type Desk } from './aDesk';

/** What an agent does that makes a call, and how the screen says what it came to. */
export interface Deed {
  readonly prepare: () => Promise<Desk>;
  readonly act: (desk: Desk) => void;
  /** Where the same deed is done again in another way. */
  readonly again?: (desk: Desk) => void;
  readonly outcome: (desk: Desk) => string;
  readonly good: string;
  /** The messages that the deed may end with. */
  readonly bad: readonly string[];
  /** What a second try may also say: the first one did arrive, only its answer was lost. */
  readonly arrived?: string;
  /** What must be as it was when it failed. */
  readonly kept?: (desk: Desk) => unknown;
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
