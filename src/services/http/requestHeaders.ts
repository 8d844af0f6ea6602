import { headerValues, headers, sendSecondAuthorization } from '~config/headers';
import type { ServiceEndpoint } from '~config/endpoints';
import type { Country } from '~/domain/common/country';
import { urlPart } from '~/domain/common/urlPart';

interface HeaderFacts {
  readonly endpoint: ServiceEndpoint;
  readonly path: string;
  readonly idToken: string | null;
  readonly country: Country;
  readonly correlationId: string;
}

/**
 * The headers of a request (REQ A7.2, A7.3, A7.4, CONTRACT 2). A service that is not `business` gets none of them (QUALITY 19).
 */
export function requestHeaders(facts: HeaderFacts): Record<string, string> {
  const { endpoint, path, idToken, country, correlationId } = facts;
  if (!endpoint.business) return {};
  const sent: Record<string, string> = {
    [headers.country]: country,
    [headers.appVersion]: safeHeaderValue(__APP_VERSION__),
    [headers.correlationId]: safeHeaderValue(correlationId),
  };
  if (idToken !== null) {
    const bearer = `Bearer ${safeHeaderValue(idToken)}`;
    sent[headers.authorization] = bearer;
    if (sendSecondAuthorization) sent[headers.secondAuthorization] = bearer;
  }
  for (const name of ['source', 'clientId', 'device'] as const) {
    const where = endpoint.sends[name];
    if (where === true || (where !== undefined && path.startsWith(where))) {
      sent[headers[name]] = safeHeaderValue(headerValues[name]);
    }
  }
  return sent;
}

/**
 * Makes a header value safe (QUALITY 22): removes control characters, which could end its line, and percent-encodes everything
 * beyond ASCII, for which the browser would throw.
 */
function safeHeaderValue(value: string): string {
  return value
    .replace(/\p{Cc}/gu, '')
    .replace(/[^\x20-\x7e]/gu, (character) => (/\p{Cs}/u.test(character) ? '' : urlPart(character)))
    .trim();
}
