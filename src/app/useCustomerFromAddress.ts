import { useDispatch } from 'react-redux';
import { customerActions } from '~/features/customer/customerSlice';
import { useOnceFromAddress } from './useOnceFromAddress';

/**
 * The telephone system opens `/orderapp?customer=0123456` for a caller it knows: the ordinary login of that customer. What
 * is no customer number is refused at the field, as if it had been typed.
 */
export function useCustomerFromAddress(): void {
  const dispatch = useDispatch();
  useOnceFromAddress('customer', (number) => {
    dispatch(customerActions.loginRequested(number.replaceAll(/\s/g, '')));
  });
}
