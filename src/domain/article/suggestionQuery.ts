import { isValidCity, streetProblem } from '~/domain/address/addressRules';
import type { Country } from '~/domain/common/country';
import { tidyDigits } from '~/domain/common/digits';
import { tidyName } from '~/domain/common/names';
import { isValidPostcode } from '~/domain/address/postcode';

interface Place {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
}

export interface SuggestionQuery extends Place {
  readonly countryCode: Country;
}

/**
 * Builds the suggestion query while a street is typed; null for an invalid street. An invalid postcode or city is
 * omitted.
 */
export function suggestionQuery(typed: Place, countryCode: Country, fewest: number): SuggestionQuery | null {
  const street = tidyName(typed.street);
  const problem = streetProblem(street);
  const isStreet = problem === null || problem === 'perhapsPickupPoint' || problem === 'tooShort';
  if (!isStreet || street.length < fewest || !/\p{L}/u.test(street)) return null;
  const zipCode = isValidPostcode(typed.zipCode, countryCode) ? tidyDigits(typed.zipCode) : '';
  return { street, zipCode, city: isValidCity(typed.city) ? tidyName(typed.city) : '', countryCode };
}
