import * as v from 'valibot';
import type { Country } from '~/domain/common/country';
import type { ProductHit } from '~/domain/article/productHit';
import { requestRows } from '../http/requestRows';
import { id, optionalText } from '../http/wireValues';
import { WireHit, toProductHit } from './searchWire';

export interface Suggestion {
  readonly text: string;
  /** Null: the text is searched for. */
  readonly baseProductNo: string | null;
}

const WireSuggestion = v.object({ text: id, baseProductNo: optionalText });

/** `GET /suggest`: completions while the agent types. `size` at most 100 (REQ C1.9). */
export async function suggest(
  query: string,
  country: Country,
  size: number,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  return requestRows(
    { service: 'search', method: 'GET', path: '/suggest', query: { query, countryCode: country, size }, signal },
    'suggestions',
    WireSuggestion,
  );
}

/**
 * `GET /search/products`: text search; `size` 20 or 100 (REQ C1.9). Empty where nothing is found (REQ C1.8).
 */
export async function searchProducts(
  query: string,
  country: Country,
  size: number,
  signal: AbortSignal,
): Promise<readonly ProductHit[]> {
  const products = await requestRows(
    {
      service: 'search',
      method: 'GET',
      path: '/search/products',
      query: { query, countryCode: country, size },
      signal,
    },
    'products',
    WireHit,
  );
  return products.map(toProductHit);
}
