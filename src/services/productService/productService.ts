import type { Product } from '~/domain/article/product';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { WireProduct, toProduct } from '../http/productWire';

/**
 * `GET /products/{id}` by its six-digit number; null for an unknown one (REQ C1.9). Throws a ServiceError when the response is
 * another product.
 */
export async function loadProduct(baseProductNo: string, signal?: AbortSignal): Promise<Product | null> {
  try {
    const wire = await request(
      {
        service: 'product',
        method: 'GET',
        path: `/products/${encodeURIComponent(baseProductNo)}`,
        query: { include_additional_info: true },
        ...(signal && { signal }),
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
