import type { Product } from '~/domain/article/product';
import type { Country } from '~/domain/common/country';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { WireProduct, toProduct } from '../http/productWire';

/**
 * `GET /products/{id}` by its six-digit number; null for an unknown one (REQ C1.9). Throws a ServiceError when the response is
 * another product. `country`: of which country the product service is asked; default: the country of the call.
 */
export async function loadProduct(
  baseProductNo: string,
  signal?: AbortSignal,
  country?: Country,
): Promise<Product | null> {
  try {
    const wire = await request(
      {
        service: 'product',
        method: 'GET',
        path: `/products/${encodeURIComponent(baseProductNo)}`,
        query: { include_additional_info: true },
        ...(signal && { signal }),
        ...(country && { country }),
      },
      WireProduct,
    );
    if (wire.baseProductNo !== baseProductNo) {
      throw new ServiceError({ kind: 'malformed', reason: 'product of another number' });
    }
    return toProduct(wire);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
