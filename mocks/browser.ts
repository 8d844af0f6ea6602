import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { productSearchAnswer, suggestionAnswer, tvOffersAnswer } from './handlers/catalogueAnswers.ts';
import { openingShelf } from './db/products.ts';
import type { WireCountry } from './db/wireTypes.ts';

// Staging's worker answers product search and TV offers from the sample catalogue; everything else passes through.

function countryIn(part: unknown): WireCountry {
  return part === 'at' ? 'AT' : part === 'ch' ? 'CH' : 'DE';
}

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

const worker = setupWorker(
  http.get('*/services/search/:country/search/products', ({ request, params }) =>
    HttpResponse.json(productSearchAnswer(queryOf(request), countryIn(params['country']), openingShelf)),
  ),
  http.get('*/services/search/:country/suggest', ({ request }) =>
    HttpResponse.json(suggestionAnswer(queryOf(request))),
  ),
  http.get('*/services/tv-offers/:country/:channel', ({ request, params }) =>
    HttpResponse.json(tvOffersAnswer(String(params['channel']), queryOf(request), countryIn(params['country']))),
  ),
);

export async function startWorker(): Promise<void> {
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
}
