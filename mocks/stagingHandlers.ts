import { http, HttpResponse, type HttpHandler } from 'msw';
import { headers } from '../config/headers.ts';
import { openingShelf } from './db/product/products.ts';
import type { WireCountry } from './db/common/wireTypes.ts';
import { productSearchAnswer, suggestionAnswer, tvOffersAnswer } from './handlers/product/catalogueAnswers.ts';

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

/** The base addresses that the application is configured with; `{country}` stands for de, at or ch. */
export interface StagingAddresses {
  readonly search: string;
  readonly tvOffers: string;
}

const countries: readonly WireCountry[] = ['DE', 'AT', 'CH'];

/** A handler for each country's address; where one address serves all of them, the request's header names the country. */
function forEachCountry(
  base: string,
  handlerAt: (address: string, countryOf: (request: Request) => WireCountry) => HttpHandler,
): HttpHandler[] {
  if (!base.includes('{country}')) {
    const named = (request: Request) =>
      countries.find((country) => country === request.headers.get(headers.country)) ?? 'DE';
    return [handlerAt(base, named)];
  }
  return countries.map((country) => handlerAt(base.replaceAll('{country}', country.toLowerCase()), () => country));
}

/** Product search and TV offers from the sample catalogue, wherever their configured base addresses point (DECISIONS 16). */
export function stagingHandlers({ search, tvOffers }: StagingAddresses): HttpHandler[] {
  return [
    ...forEachCountry(search, (address, countryOf) =>
      http.get(`${address}/search/products`, ({ request }) =>
        HttpResponse.json(productSearchAnswer(queryOf(request), countryOf(request), openingShelf)),
      ),
    ),
    ...forEachCountry(search, (address) =>
      http.get(`${address}/suggest`, ({ request }) => HttpResponse.json(suggestionAnswer(queryOf(request)))),
    ),
    ...forEachCountry(tvOffers, (address, countryOf) =>
      http.get(`${address}/:channel`, ({ request, params }) =>
        HttpResponse.json(tvOffersAnswer(String(params['channel']), queryOf(request), countryOf(request))),
      ),
    ),
  ];
}
