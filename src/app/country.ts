import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { defaultCountry, isCountry, type Country } from '~/domain/country';
import { readText, writeText } from '~/shared/storage/safeStorage';

let country: Country | null = null;

/** The country of the desk: this tab's, else the one used last, else Germany (spec 1 §9). */
export function currentCountry(): Country {
  if (country === null) {
    const stored = readText('session', sessionStorageKeys.country) ?? readText('local', localStorageKeys.country);
    country = isCountry(stored) ? stored : defaultCountry;
  }
  return country;
}

export function setCurrentCountry(chosen: Country): void {
  country = chosen;
  writeText('session', sessionStorageKeys.country, chosen);
  writeText('local', localStorageKeys.country, chosen);
}
