import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { defaultCountry, isCountry, type Country } from '~/domain/common/country';
import { readText, writeText } from '~/shared/storage/safeStorage';

let country: Country | null = null;

/** The country of the desk: this tab's, else the one used last, else Germany (REQ A13.1). */
export function currentCountry(): Country {
  country ??= rememberedCountry();
  return country;
}

/** The country that was chosen, whatever the Swiss order entry works in meanwhile. */
export function rememberedCountry(): Country {
  const stored = readText('session', sessionStorageKeys.country) ?? readText('local', localStorageKeys.country);
  return isCountry(stored) ? stored : defaultCountry;
}

/** `isChosen`: by the agent, for the calls to come; the Swiss order entry brings its country along. */
export function setCurrentCountry(chosen: Country, isChosen: boolean): void {
  country = chosen;
  if (!isChosen) return;
  writeText('session', sessionStorageKeys.country, chosen);
  writeText('local', localStorageKeys.country, chosen);
}
