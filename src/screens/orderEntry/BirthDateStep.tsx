import { useSelector } from 'react-redux';
import { birthDateOnFile } from '~/domain/customer/birthDateOnFile';
import { BirthDateForm } from '~/features/callerCheck/components/BirthDateForm';
import { deskNow } from '~/features/call/deskTime';
import { selectCustomerState } from '~/features/customer/customerSlice';

/** Asks for the date of birth of the call's customer, as reservation and subscription do each time (DECISIONS 8). */
export function BirthDateStep() {
  const { customer, original } = useSelector(selectCustomerState);
  const customerNumber = customer?.externalCustomerId ?? null;
  if (customer === null || customerNumber === null) return null;
  const onFile = birthDateOnFile(customer, original);
  return <BirthDateForm key={customerNumber} customerNumber={customerNumber} onFile={onFile} now={deskNow} />;
}
