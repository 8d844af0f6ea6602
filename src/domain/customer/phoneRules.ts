import { normalizePhone } from './phone';

const fewestDigits = 5;
const mostDigits = 20;

/**
 * Digits, blanks and `- / ( ) .`, a + only in front: behind a bracket the country's prefix would stay in the number
 * (DECISIONS 37). 5 to 20 digits as the number is called.
 */
export function isValidPhone(text: string): boolean {
  if (!/^\+?[\d\s\-\u2010-\u2015\u2212/().]+$/.test(text.replaceAll(/\p{Cf}/gu, '').trim())) return false;
  const { length } = normalizePhone(text) ?? '';
  return length >= fewestDigits && length <= mostDigits;
}
