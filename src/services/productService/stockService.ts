import * as v from 'valibot';
import { limits } from '~config/limits';
import { stockLevels, type Product } from '~/domain/article/product';
import { numberBatches } from '~/domain/article/productNumbers';
import { withStock, type StockEntry } from '~/domain/article/stock';
import { isStockUnknown } from '~/domain/article/variantStock';
import type { Country } from '~/domain/common/country';
import { requestRows } from '../http/requestRows';
import { levelOf } from '../http/productWire';
import { codeOr, id, optionalNumber } from '../http/wireValues';

const WireStock = v.pipe(
  v.object({ sku: id, stockLevel: codeOr(stockLevels, null), availableStockAmount: optionalNumber }),
  v.transform(({ sku, stockLevel, availableStockAmount: left }) => ({
    sku,
    stockLevel: stockLevel ?? levelOf(left),
    availableStockAmount: left ?? 0,
  })),
);

/** `GET /stock`, in batches of 60 (REQ C2.3): how much is left of each variant of these products. */
export async function loadStock(
  numbers: readonly string[],
  signal?: AbortSignal,
  country?: Country,
): Promise<readonly StockEntry[]> {
  const batches = numberBatches(numbers, limits.stockBatchSize);
  return (await Promise.all(batches.map((batch) => loadBatch(batch, signal, country)))).flat();
}

/**
 * The products, those whose stock is unknown with the stock of the stock service; as they are where that does not answer, so that their
 * stock stays unknown and the basket's reservation decides.
 */
export async function withMissingStock(
  products: readonly Product[],
  signal?: AbortSignal,
  country?: Country,
): Promise<readonly Product[]> {
  const unknown = products.filter(({ variants }) => variants.some(isStockUnknown));
  if (unknown.length === 0) return products;
  try {
    const numbers = unknown.map(({ baseProductNo }) => baseProductNo);
    const stock = await loadStock(numbers, signal, country);
    const found = withStock(unknown, stock);
    return products.map((product) => found.find(({ baseProductNo: no }) => no === product.baseProductNo) ?? product);
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return products;
  }
}

async function loadBatch(
  numbers: readonly string[],
  signal: AbortSignal | undefined,
  country: Country | undefined,
): Promise<readonly StockEntry[]> {
  return requestRows(
    {
      service: 'stock',
      method: 'GET',
      path: '/stock',
      query: { base_product_no: numbers.join(',') },
      signal,
      country,
      quiet: true,
    },
    'stocks',
    WireStock,
  );
}
