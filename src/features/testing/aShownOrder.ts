import { openDesk, type Desk } from '~/app/testing/aDesk';
import { emptyCustomerInput } from '~/domain/customer/customerInput';
import { customerInputOfOrder } from '~/domain/order/correctionInput';
import { orderDisplayActions } from '~/features/order/display/orderDisplaySlice';
import type { LoadedOrder } from '~/features/order/display/orderDisplayState';
import { requestsSeen } from '../../../mocks/node.ts';

/** A desk that shows the order of this number. */
export async function openOrder(number: string, desk = openDesk()): Promise<Desk> {
  desk.dispatch(orderDisplayActions.orderRequested(number));
  await desk.rest();
  return desk;
}

/** The shown order; throws where none is loaded. */
export function shownOf(desk: Desk): LoadedOrder {
  const { shown } = desk.getState().orderDisplay;
  if (shown.phase !== 'loaded') throw new Error(`the order is ${shown.phase}`);
  return shown;
}

/** Resubmits the shown order and waits for the end of it. */
export async function resubmit(desk: Desk): Promise<void> {
  desk.dispatch(orderDisplayActions.resubmitRequested());
  await desk.rest();
}

/** The requests of this operation since the start of the test. */
export const requestsOf = (name: string) => requestsSeen().filter(({ operation }) => operation === name);

/** Their correlation ids, in their order. */
export const correlationIdsOf = (...names: string[]) =>
  names.flatMap((name) => requestsOf(name).map((entry) => entry.correlation_id));

/** Corrects the last name of the shown order, which the stand-in accepts for order 1300000110. */
export function correctCustomer(desk: Desk): void {
  const { customer } = shownOf(desk).details;
  const before = customer === null ? emptyCustomerInput : customerInputOfOrder(customer);
  desk.dispatch(orderDisplayActions.corrected({ customer: { ...before, lastName: 'Neumann' } }));
}
