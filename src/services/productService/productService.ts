import type { Product } from '~/domain/article/product';
import type { Country } from '~/domain/common/country';
import { urlPart } from '~/domain/common/urlPart';
import { requestFound } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { WireProduct, toProduct } from '../http/productWire';
import { isStockUnknown } from '~/domain/article/variantStock';

/**
 * `GET /products/{id}` by its six-digit number; null for an unknown one (REQ C1.9). Throws a ServiceError when the response is
 * another product. Its stock comes from the stock service where the product names none (REQ C2.3). `country`: of which country the product service is asked; default: the country of the call.
 */
export async function loadProduct(
  baseProductNo: string,
  signal?: AbortSignal,
  country?: Country,
): Promise<Product | null> {
  const wire = await requestFound(
    {
      service: 'product',
      method: 'GET',
      path: `/products/${urlPart(baseProductNo)}`,
      query: { include_additional_info: true },
      signal,
      country,
    },
    WireProduct,
    null,
  );
  if (wire === null) return null;
  if (wire.baseProductNo !== baseProductNo) {
    throw new ServiceError({ kind: 'malformed', reason: 'product of another number' });
  }
  const product = toProduct(wire);
  if (!product.variants.some(isStockUnknown)) return product;
  const { withMissingStock } = await import('./stockService');
  return (await withMissingStock([product], signal, country))[0] ?? product;
}
