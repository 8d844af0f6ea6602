import type { KnownStreet } from './streetDirectory.ts';
import type { AddressCheckKind } from './wireAddressTypes.ts';

const LAST_LETTER = 'd';

export interface CheckedNumber {
  isKnown: boolean;
  words: string;
  kind: AddressCheckKind;
}

/** Checks a house number as people write it: 8, 8a, 8 a, 12-14, in Austria with staircase and door (45/2/7). */
export function checkHouseNumber(typed: string, { lastNumber, country_code }: KnownStreet): CheckedNumber {
  const unknown = (kind: AddressCheckKind, words = typed): CheckedNumber => ({ isKnown: false, words, kind });
  const parts = /^(\d+)([a-z]?)((?:\/\w+)*)(-\d+[a-z]?)?$/.exec(typed.replace(/\s+/g, '').toLowerCase());
  if (!parts) return unknown('NOT_FOUND');
  const [, digits = '', letter = '', door = '', range] = parts;
  const number = Number(digits);
  if (number < 1 || number > lastNumber) return unknown('DUBIOUS');
  if (range !== undefined) return unknown('PARTIALLY', `${digits}${letter}`);
  if (door !== '' && country_code !== 'AT') return unknown('DUBIOUS');
  if (letter > LAST_LETTER) return { isKnown: true, words: `${digits}${door}`, kind: 'WITHOUT' };
  const words = `${digits}${letter}${door}`;
  return { isKnown: true, words, kind: words === typed ? 'VERIFIED' : 'NORMALIZED' };
}
