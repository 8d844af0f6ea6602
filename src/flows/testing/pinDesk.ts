import { openDesk, type Desk } from '~/app/testing/aDesk';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { pinActions } from '~/features/customer/pin/pinSlice';

export async function deskAskingFor(number: string): Promise<Desk> {
  const desk = openDesk();
  desk.dispatch(customerActions.loginRequested(number));
  await desk.rest();
  return desk;
}

export async function say(desk: Desk, pin: string): Promise<void> {
  desk.dispatch(pinActions.pinEntered(pin));
  await desk.rest();
}

/** The step that the login asks about, else its phase. */
export const stepOf = ({ getState }: Desk) => {
  const { login } = getState().customer;
  return login.phase === 'asking' ? login.step : login.phase;
};
