import * as v from 'valibot';
import type { Country } from '~/domain/common/country';
import type { ProductHit } from '~/domain/article/productHit';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { id, optionalText, rowsUnder, readEach } from '../http/wireValues';
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
  const suggestions = await request(
    { service: 'search', method: 'GET', path: '/suggest', query: { query, countryCode: country, size }, signal },
    rowsUnder('suggestions', WireSuggestion),
  );
  return readEach(WireSuggestion, suggestions);
}

/**
 * `GET /search/products`: text search; `size` 20 or 100 (REQ C1.9). Empty for a 404, which means that nothing was found (REQ
 * C1.8).
 */
export async function searchProducts(
  query: string,
  country: Country,
  size: number,
  signal: AbortSignal,
): Promise<readonly ProductHit[]> {
  try {
    const products = await request(
      {
        service: 'search',
        method: 'GET',
        path: '/search/products',
        query: { query, countryCode: country, size },
        signal,
      },
      rowsUnder('products', WireHit),
    );
    return readEach(WireHit, products).map(toProductHit);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return [];
    throw error;
  }
}
