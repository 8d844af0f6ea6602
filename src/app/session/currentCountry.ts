import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { defaultCountry, isCountry, type Country } from '~/domain/common/country';
import { readText, writeText } from '~/shared/storage/safeStorage';

let country: Country | null = null;

/** The country of the desk: this tab's, else the one used last, else Germany (REQ A13.1). */
export function currentCountry(): Country {
  country ??= rememberedCountry();
  return country;
}

/** The country that the agent chose, also while the Swiss order entry uses another one. */
export function rememberedCountry(): Country {
  const stored = readText('session', sessionStorageKeys.country) ?? readText('local', localStorageKeys.country);
  return isCountry(stored) ? stored : defaultCountry;
}

/**
 * Sets the country of the desk. `isChosen`: the agent chose it, so it is stored for later calls; the Swiss order entry sets its
 * own without that.
 */
export function setCurrentCountry(chosen: Country, isChosen: boolean): void {
  country = chosen;
  if (!isChosen) return;
  writeText('session', sessionStorageKeys.country, chosen);
  writeText('local', localStorageKeys.country, chosen);
}
