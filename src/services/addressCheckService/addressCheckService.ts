import * as v from 'valibot';
import type { PostalAddress } from '~/domain/address/address';
import { addressCheckKinds, type AddressCheckResult, type AddressSuggestion } from '~/domain/address/addressCheck';
import { completePostcode } from '~/domain/address/postcode';
import { countries, defaultCountry, type Country } from '~/domain/common/country';
import { fromAddress } from '../http/commonWire';
import { request, requestFound } from '../http/httpClient';
import { requestRows } from '../http/requestRows';
import { ServiceError } from '../http/serviceError';
import { code, codeOr, flag, id, list, listOf, rowsUnder, readEach, text, wholeListOf } from '../http/wireValues';

/** The address as far as it is typed. */
export interface AddressQuestion {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly countryCode: Country;
}

/**
 * `POST /address-check-and-suggestions`. Resolves with `offline` for a network failure, an error status and a malformed
 * response: the agent may go on without the check (REQ B9.5).
 * @throws ServiceError when the agent is signed out or the request is cancelled.
 */
export async function checkAddress(
  address: PostalAddress,
  signal?: AbortSignal,
): Promise<AddressCheckResult | 'offline'> {
  const suggestion = suggestionIn(address.countryCode ?? defaultCountry);
  try {
    const { completeAddresses, partialAddresses } = await request(
      {
        service: 'addressCheck',
        method: 'POST',
        path: '/address-check-and-suggestions',
        body: fromAddress(address),
        mutation: false,
        signal,
      },
      v.pipe(
        v.object({ completeAddresses: v.optional(v.unknown()), partialAddresses: v.optional(v.unknown()) }),
        v.transform(withBothLists),
        v.object({
          // A malformed address rejects the whole list: without it, a single one might remain and confirm the typed address.
          completeAddresses: wholeListOf(
            v.object({ ...suggestion, zipCode: id, kind: codeOr(addressCheckKinds, null) }),
          ),
          partialAddresses: listOf(v.object({ ...suggestion, flags: list })),
        }),
      ),
    );
    return {
      completeAddresses: completeAddresses.map(withPostcode),
      partialAddresses: partialAddresses.map(({ flags, ...place }) => ({
        ...withPostcode(place),
        flags: readEach(code(addressCheckKinds), flags),
      })),
    };
  } catch (error) {
    if (error instanceof ServiceError && isOffline(error)) return 'offline';
    throw error;
  }
}

/** A service that has partial addresses only may leave the list of complete ones out. */
function withBothLists<Sent extends { completeAddresses?: unknown; partialAddresses?: unknown }>(sent: Sent) {
  return Array.isArray(sent.partialAddresses) ? { ...sent, completeAddresses: sent.completeAddresses ?? [] } : sent;
}

/** `GET /address-suggestions`: completions while the agent types. */
export async function suggestAddresses(
  { street, zipCode, city, countryCode }: AddressQuestion,
  signal?: AbortSignal,
): Promise<readonly AddressSuggestion[]> {
  const suggestions = await requestFound(
    {
      service: 'addressCheck',
      method: 'GET',
      path: '/address-suggestions',
      query: { street, zip_code: zipCode, city, country_code: countryCode },
      signal,
    },
    rowsUnder('suggestions', v.object({ ...suggestionIn(countryCode), zipCode: id })),
    [],
  );
  return readEach(v.object(suggestionIn(countryCode)), suggestions).map(withPostcode);
}

/** `GET /city-suggestions`: the cities of a zip code. */
export async function suggestCities(
  zipCode: string,
  country: Country,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const cities = await requestRows(
    {
      service: 'addressCheck',
      method: 'GET',
      path: '/city-suggestions',
      query: { zip_code: zipCode, country_code: country },
      signal,
    },
    'cities',
    v.pipe(id, v.trim()),
  );
  return cities.filter((city) => city !== '');
}

/** `POST /verify-post-number`: whether DHL knows the post number. */
export async function verifyPostNumber(postNumber: string, signal?: AbortSignal): Promise<boolean> {
  const { valid } = await request(
    {
      service: 'addressCheck',
      method: 'POST',
      path: '/verify-post-number',
      body: { postNumber },
      mutation: false,
      signal,
    },
    v.object({ valid: flag }),
  );
  return valid;
}

/** A suggestion (CONTRACT 5); its country defaults to the one asked for. */
function suggestionIn(country: Country) {
  return {
    street: text,
    streetNumber: text,
    zipCode: text,
    city: text,
    // One in a country that this version does not know is malformed: it is not the country that was asked for.
    countryCode: v.nullish(code(countries), country),
  };
}

const withPostcode = <P extends AddressSuggestion>(place: P): P => ({
  ...place,
  zipCode: completePostcode(place.zipCode, place.countryCode),
});

/** True for every failure but a sign-out and a cancelled request: the agent may go on without the check (REQ B9.5). */
function isOffline({ kind }: ServiceError): boolean {
  return kind !== 'signedOut' && kind !== 'cancelled';
}
