import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { defaultCountry, isCountry, type Country } from '~/domain/common/country';
import { readChoice, writeText } from '~/shared/storage/safeStorage';

let country: Country | null = null;

/** The country of the call on the screen; before the first one the agent's own. */
export function currentCountry(): Country {
  return country ?? ownCountry();
}

/** The country that the agent chose: this tab's, else the one chosen last, else Germany (REQ A13.1). New calls begin with it. */
export function ownCountry(): Country {
  return (
    readChoice('session', sessionStorageKeys.country, isCountry) ??
    readChoice('local', localStorageKeys.country, isCountry) ??
    defaultCountry
  );
}

/** Sets the country of the call on the screen; the agent's own stays. */
export function setCurrentCountry(ofCall: Country): void {
  country = ofCall;
}

/** Stores the country that the agent chose. */
export function setOwnCountry(chosen: Country): void {
  writeText('session', sessionStorageKeys.country, chosen);
  writeText('local', localStorageKeys.country, chosen);
}
