import { tidyDigits } from '~/domain/common/digits';
import { hasForbiddenCharacters, isValidName, tidyName } from '~/domain/common/names';
import { hasPostNumberPhrase, mayBeStreetName, pickupPointIn } from './pickupPoint';
import { isTooLong } from '~/domain/common/textLength';

/*
 * REQ B7.7, B7.8, B7.9, B7.10. All rules judge the text as `tidyName` leaves it, which is also what is to be stored.
 */

export type StreetProblem =
  | 'missing'
  | 'tooShort'
  | 'tooLong'
  | 'forbidden'
  | 'pickupPoint'
  /** Might be a pick-up point: the agent is asked whether it is a street. */
  | 'perhapsPickupPoint'
  | 'postNumber';

/** Validates a street. A pick-up point is reported before other problems, because it needs another form. */
export function streetProblem(street: string): StreetProblem | null {
  const tidied = tidyName(street);
  if (tidied === '') return 'missing';
  if (isTooLong(tidied)) return 'tooLong';
  const isPoint = pickupPointIn(tidied) !== null;
  if (isPoint && !mayBeStreetName(tidied)) return 'pickupPoint';
  if (hasPostNumberPhrase(tidied)) return 'postNumber';
  if (hasForbiddenCharacters(tidied)) return 'forbidden';
  if (isPoint) return 'perhapsPickupPoint';
  return /^(?:[^\p{L}\d]*[\p{L}\d]){3}/u.test(tidied) ? null : 'tooShort';
}

/** Starts with a digit, blanks aside: `12 a`, `5-7`, `3/4/12`. */
export function isValidStreetNumber(text: string): boolean {
  return !isTooLong(text) && /^\s*\d/.test(text) && !hasForbiddenCharacters(tidyName(text));
}

/** Validates a city; allows the same characters as a name: `Halle (Saale)`, `Biel/Bienne`, `Frankfurt a. M.`. */
export function isValidCity(text: string): boolean {
  return isValidName(text);
}

/** Validates the care-of field: empty, or more than one character. */
export function isValidCareOf(text: string): boolean {
  return tidyName(text).length !== 1 && isValidAddressAddition(text);
}

/** Validates the address addition: empty, or without forbidden characters, pick-up point and post number. */
export function isValidAddressAddition(text: string): boolean {
  const tidied = tidyName(text);
  if (isTooLong(tidied) || hasForbiddenCharacters(tidied) || hasPostNumberPhrase(tidied)) return false;
  return pickupPointIn(tidied) === null || mayBeStreetName(tidied);
}

/** Validates the number of a Packstation, branch or shop: 1 to 6 digits. */
export function isValidServicePointNumber(text: string): boolean {
  return /^\d{1,6}$/.test(tidyDigits(text));
}
