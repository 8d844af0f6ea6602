import { birthDateOnFile } from '~/domain/customer/birthDateOnFile';
import { BirthDateForm } from '~/features/customer/callerCheck/components/BirthDateForm';
import { deskNow } from '~/features/call/deskTime';
import { selectCustomerState } from '~/features/customer/ofCall/customerSlice';
import { useParts } from '~/shared/hooks/useParts';

/** Renders the question for the customer's date of birth; used where this call has not checked it (DECISIONS 101). */
export function BirthDateStep() {
  const { customer, original } = useParts(selectCustomerState, 'customer', 'original');
  const customerNumber = customer?.externalCustomerId ?? null;
  if (customer === null || customerNumber === null) return null;
  const onFile = birthDateOnFile(customer, original);
  return <BirthDateForm key={customerNumber} customerNumber={customerNumber} onFile={onFile} now={deskNow} />;
}
