import { useStore } from 'react-redux';
import { withoutBlanks } from '~/domain/common/digits';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import type { CallRootState } from '~/app/modules';
import { unsavedWorkOf } from './unsavedWork';
import { useNewCall } from '~/app/shell/newCallContext';
import { useOnceFromAddress } from './useOnceFromAddress';

/**
 * Logs in the customer whom the address names: the telephone system opens `/orderapp?customer=0123456` for a caller it knows.
 * Starts a new call for the login when the current one has a customer or unsaved work. An invalid number is refused at the field,
 * as if it had been typed.
 */
export function useCustomerFromAddress(): void {
  const store = useStore<CallRootState>();
  const newCall = useNewCall();
  useOnceFromAddress('customer', (number) => {
    const login = customerActions.loginRequested(withoutBlanks(number));
    const state = store.getState();
    if (state.customer.customer === null && unsavedWorkOf(state) === 'nothing') store.dispatch(login);
    else newCall({ first: [login] });
  });
}
