import { tidyDigits } from '~/domain/common/digits';

/**
 * Parses a typed customer number: 0, then 1–9, then at least 5 digits, at most 20 in all; blanks are dropped (REQ B1.1,
 * B1.2).
 */
export type CustomerNumberInput =
  | { readonly kind: 'valid'; readonly customerNumber: string }
  | { readonly kind: 'missing' }
  /** `missingDigits`: how many are missing at the end; 0 where something else is wrong. */
  | { readonly kind: 'invalid'; readonly missingDigits: number };

const shortest = 7;

export function readCustomerNumber(input: string): CustomerNumberInput {
  const customerNumber = tidyDigits(input);
  if (customerNumber === '') return { kind: 'missing' };
  if (/^0[1-9]\d{5,18}$/.test(customerNumber)) return { kind: 'valid', customerNumber };
  const isBeginning = /^0(?:[1-9]\d*)?$/.test(customerNumber);
  return { kind: 'invalid', missingDigits: isBeginning ? Math.max(0, shortest - customerNumber.length) : 0 };
}
