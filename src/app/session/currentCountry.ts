import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { defaultCountry, isCountry, type Country } from '~/domain/common/country';
import { readChoice, writeText } from '~/shared/storage/safeStorage';

let country: Country | null = null;

/** The country of the desk: this tab's, else the one used last, else Germany (REQ A13.1). */
export function currentCountry(): Country {
  country ??= rememberedCountry();
  return country;
}

/** The country that the agent chose, also while the Swiss order entry uses another one. */
export function rememberedCountry(): Country {
  return (
    readChoice('session', sessionStorageKeys.country, isCountry) ??
    readChoice('local', localStorageKeys.country, isCountry) ??
    defaultCountry
  );
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
