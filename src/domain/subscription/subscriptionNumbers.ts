import { baseProductNoOf } from '~/domain/article/searchTerm';
import { tidyDigits, withoutBlanks } from '~/domain/common/digits';

/** A typed product number. */
export type ProductNumberInput =
  | { readonly kind: 'valid'; readonly number: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid' };

/** Removes blanks and cuts to the base number of 6 characters (REQ G4.5), so that a SKU can be pasted. */
export function readProductNumber(typed: string): ProductNumberInput {
  const tidied = tidyDigits(typed);
  if (tidied === '') return { kind: 'missing' };
  return /^(?:\d{6}|\d{9})$/.test(tidied) ? { kind: 'valid', number: baseProductNoOf(tidied) } : { kind: 'invalid' };
}

/** A typed quantity of 1 to 999 pieces; null for anything else (REQ C3.1). */
export function readQuantity(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,3}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** A number of the service as lists show it: without blanks, 6 characters. */
export function shownProductNumber(number: string): string {
  return baseProductNoOf(withoutBlanks(number));
}
