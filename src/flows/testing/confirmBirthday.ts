import type { Desk } from '~/app/testing/aDesk';
import { customerActions } from '~/features/customer/ofCall/customerSlice';

/** Confirms the birthday where the login asks for it, and waits for the end of what follows. */
export async function confirmBirthday(desk: Desk): Promise<void> {
  const { login } = desk.getState().customer;
  if (login.phase === 'asking' && login.step === 'birthday') {
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
  }
  await desk.rest();
}
