import { tidyDigits } from '~/domain/common/digits';

/**
 * Parses a typed customer number: 0, then 1–9, then at least 5 digits, at most 20 in all; blanks are dropped (REQ B1.1,
 * B1.2).
 */
export type CustomerNumberInput =
  | { readonly kind: 'valid'; readonly customerNumber: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid' };

export function readCustomerNumber(input: string): CustomerNumberInput {
  const customerNumber = tidyDigits(input);
  if (customerNumber === '') return { kind: 'missing' };
  return /^0[1-9]\d{5,18}$/.test(customerNumber) ? { kind: 'valid', customerNumber } : { kind: 'invalid' };
}
