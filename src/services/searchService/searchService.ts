import * as v from 'valibot';
import type { Country } from '~/domain/common/country';
import type { ProductHit } from '~/domain/article/productHit';
import { idText } from '../http/commonWire';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { WireHit, toProductHit } from './searchWire';

export interface Suggestion {
  readonly text: string;
  readonly baseProductNo: string;
}

/** `GET /suggest`: completions while the agent types. `size` at most 100 (REQ C1.9). */
export async function suggest(
  query: string,
  country: Country,
  size: number,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const { suggestions } = await request(
    { service: 'search', method: 'GET', path: '/suggest', query: { query, countryCode: country, size }, signal },
    v.object({ suggestions: v.array(v.object({ text: v.string(), baseProductNo: idText })) }),
  );
  return suggestions;
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
    const { products } = await request(
      {
        service: 'search',
        method: 'GET',
        path: '/search/products',
        query: { query, countryCode: country, size },
        signal,
      },
      v.object({ products: v.array(WireHit) }),
    );
    return products.map(toProductHit);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return [];
    throw error;
  }
}
