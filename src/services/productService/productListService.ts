import type { Product } from '~/domain/article/product';
import type { Country } from '~/domain/common/country';
import { listedNumbers } from '~/domain/article/productNumbers';
import { requestRows } from '../http/requestRows';
import { WireProduct, toProduct } from '../http/productWire';

/**
 * `GET /products`: those of the numbered products that the service knows, in its own order (REQ C1.9). `country`: of
 * which country the product service is asked; default: the country of the call.
 */
export async function loadProducts(
  numbers: readonly string[],
  signal: AbortSignal,
  country?: Country,
): Promise<readonly Product[]> {
  const listed = listedNumbers(numbers);
  if (listed.length === 0) return [];
  const products = await requestRows(
    {
      service: 'product',
      method: 'GET',
      path: '/products',
      query: { include_additional_info: true, base_product_no: listed.join(',') },
      signal,
      country,
      quiet: true,
    },
    'products',
    WireProduct,
  );
  return products.map(toProduct);
}
