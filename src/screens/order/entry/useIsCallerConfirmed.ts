import { useSelector } from 'react-redux';
import { selectIsCallerConfirmed } from '~/features/customer/callerCheck/callerCheckSlice';
import { selectCallState } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { wasBirthdayChecked } from '~/flows/customer/logIn/birthdayChecks';
import { useParts } from '~/shared/hooks/useParts';

/**
 * Whether this call has checked the customer's date of birth, by its login or by an earlier reservation or subscription; it is not asked
 * for twice (DECISIONS 101).
 */
export function useIsCallerConfirmed(): boolean {
  const { id: callId } = useParts(selectCallState, 'id');
  const customer = useSelector(selectCustomer);
  const customerNumber = customer?.externalCustomerId ?? null;
  const wasTyped = useSelector((state: Parameters<typeof selectIsCallerConfirmed>[0]) =>
    selectIsCallerConfirmed(state, customerNumber),
  );
  return customerNumber !== null && (wasTyped || wasBirthdayChecked(callId, customerNumber));
}
