import type { Customer } from './customer';

/** Who knows the date of birth that a caller's answer is compared with. */
export type BirthDateOnFile =
  | { readonly with: 'service' }
  /** The service has none; the one that was typed in this call is sent with the next save or order. */
  | { readonly with: 'call'; readonly birthDate: string }
  | { readonly with: 'nobody' };

/** `original`: the customer as the service has it; null where it knows none. */
export function birthDateOnFile(
  customer: Pick<Customer, 'dateOfBirth'>,
  original: Pick<Customer, 'dateOfBirth'> | null,
): BirthDateOnFile {
  if (original === null || original.dateOfBirth !== null) return { with: 'service' };
  return customer.dateOfBirth === null ? { with: 'nobody' } : { with: 'call', birthDate: customer.dateOfBirth };
}
