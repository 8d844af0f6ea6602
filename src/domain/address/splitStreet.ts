import { pickupPointIn } from './pickupPoint';

export interface StreetAndNumber {
  readonly street: string;
  readonly streetNumber: string;
}

const withNumber = /^(\p{L}.{2,}?)[\s,]+(\d{1,4}(?:\s?[a-z])?(?:\s?[-–/]\s?\d{1,4}(?:\s?[a-z])?)?)$/iu;

/**
 * Splits a street that was typed with its house number, `Lindenweg 12 a`; null where the text is a street alone, a
 * quarter's letter and number (`C 4`) or a pick-up point.
 */
export function splitStreet(typed: string): StreetAndNumber | null {
  const [, street = '', streetNumber = ''] = withNumber.exec(typed.trim()) ?? [];
  return street === '' || pickupPointIn(typed) !== null ? null : { street, streetNumber };
}
