import type { Country } from '~/domain/common/country';
import type { Product } from '~/domain/article/product';
import { requestRows } from '../http/requestRows';
import { WireProduct, toProduct } from '../http/productWire';

/**
 * `GET /search/products` by sales driver: the deals of the day, the week or the month (REQ C5.1, CONTRACT Product,
 * search, stock).
 */
export async function searchTopDeals(
  label: string,
  country: Country,
  size: number,
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const products = await requestRows(
    {
      service: 'search',
      method: 'GET',
      path: '/search/products',
      query: { query: '', countryCode: country, size, extraFilters: `salesdriver:${label}` },
      signal,
      quiet: true,
    },
    'products',
    WireProduct,
  );
  return products.map(toProduct);
}
