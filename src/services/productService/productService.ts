import type { Product } from '~/domain/product';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { WireProduct, toProduct } from './productWire';

/** `GET /products/{id}` by product number (6 digits) or SKU (9); null where there is none (spec 2 §7). */
export async function loadProduct(productNumber: string, signal?: AbortSignal): Promise<Product | null> {
  try {
    const wire = await request(
      {
        service: 'product',
        method: 'GET',
        path: `/products/${encodeURIComponent(productNumber)}`,
        query: { include_additional_info: true },
        ...(signal && { signal }),
      },
      WireProduct,
    );
    return toProduct(wire);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
