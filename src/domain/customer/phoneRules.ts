import { normalizePhone } from './phone';

const fewestDigits = 5;
const mostDigits = 20;

/**
 * Validates a typed phone number: digits, blanks and `- / ( ) .`, a + only at the start, because the prefix is not
 * recognised inside brackets (DECISIONS 37); 5 to 20 digits after normalization.
 */
export function isValidPhone(text: string): boolean {
  if (!/^\+?[\d\s\-\u2010-\u2015\u2212/().]+$/.test(text.replaceAll(/\p{Cf}/gu, '').trim())) return false;
  const { length } = normalizePhone(text) ?? '';
  return length >= fewestDigits && length <= mostDigits;
}
