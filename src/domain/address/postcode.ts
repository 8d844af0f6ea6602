import type { Country } from '~/domain/common/country';
import { tidyDigits } from '~/domain/common/digits';

const patterns: Readonly<Record<Country, RegExp>> = { DE: /^\d{5}$/, AT: /^\d{4}$/, CH: /^\d{4}$/ };

/**
 * Restores the leading 0 of a German postcode that a service sent as a number. Postcodes of Austria and Switzerland have four digits and
 * never begin with 0 (DECISIONS 217).
 */
export function completePostcode(zip: string, country: Country | null): string {
  return country === 'DE' && /^\d{4}$/.test(zip) ? `0${zip}` : zip;
}

/** Validates a postcode: Germany 5 digits, Austria and Switzerland 4, leading zeros included (REQ B7.7). */
export function isValidPostcode(zip: string, country: Country): boolean {
  return patterns[country].test(tidyDigits(zip));
}
