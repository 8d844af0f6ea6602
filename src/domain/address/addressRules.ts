import { tidyDigits } from '~/domain/common/digits';
import { hasForbiddenCharacters, isValidName, tidyName } from '~/domain/customer/names';
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
  /** The agent is asked whether it is a street. */
  | 'perhapsPickupPoint'
  | 'postNumber';

/** A pick-up point is told first: it is what the agent has to do something else about. */
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

/** The characters of a name are those of a city, too: `Halle (Saale)`, `Biel/Bienne`, `Frankfurt a. M.`. */
export function isValidCity(text: string): boolean {
  return isValidName(text);
}

/** May be empty; otherwise more than one character. */
export function isValidCareOf(text: string): boolean {
  return tidyName(text).length !== 1 && isValidAddressAddition(text);
}

/** May be empty; no forbidden characters, no pick-up point, no post number. */
export function isValidAddressAddition(text: string): boolean {
  const tidied = tidyName(text);
  if (isTooLong(tidied) || hasForbiddenCharacters(tidied) || hasPostNumberPhrase(tidied)) return false;
  return pickupPointIn(tidied) === null || mayBeStreetName(tidied);
}

/** The number of a Packstation, branch or shop: 1 to 6 digits. */
export function isValidServicePointNumber(text: string): boolean {
  return /^\d{1,6}$/.test(tidyDigits(text));
}
