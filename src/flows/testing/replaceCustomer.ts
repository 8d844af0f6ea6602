import { expect } from 'vitest';
import type { Desk } from '~/app/testing/aDesk';
import { customerActions } from '~/features/customer/ofCall/customerSlice';

/** Loads another customer, whose login asks for the birthday, while something of the call is still in flight. */
export async function replaceCustomer({ dispatch, getState }: Desk, customerNumber: string): Promise<void> {
  dispatch(customerActions.loginRequested(customerNumber));
  await expect.poll(() => getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
  dispatch(customerActions.birthdayAnswered('confirmed'));
  await expect.poll(() => getState().customer.customer?.externalCustomerId).toBe(customerNumber);
}
