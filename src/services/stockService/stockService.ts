import * as v from 'valibot';
import { limits } from '~config/limits';
import { numberBatches } from '~/domain/article/productNumbers';
import type { StockEntry } from '~/domain/article/stock';
import { idText, readEach } from '../http/commonWire';
import { request } from '../http/httpClient';
import { stockLevels } from '~/domain/article/product';

const WireStock = v.object({
  sku: idText,
  stockLevel: v.picklist(stockLevels),
  availableStockAmount: v.nullish(v.number(), 0),
});

/** `GET /stock`, in batches of 60 (REQ C2.3): how much is left of each variant of these products. */
export async function loadStock(numbers: readonly string[], signal: AbortSignal): Promise<readonly StockEntry[]> {
  const batches = numberBatches(numbers, limits.stockBatchSize);
  return (await Promise.all(batches.map((batch) => loadBatch(batch, signal)))).flat();
}

async function loadBatch(numbers: readonly string[], signal: AbortSignal): Promise<readonly StockEntry[]> {
  const { stocks } = await request(
    {
      service: 'stock',
      method: 'GET',
      path: '/stock',
      query: { base_product_no: numbers.join(',') },
      signal,
      quiet: true,
    },
    v.object({ stocks: v.array(v.unknown()) }),
  );
  return readEach(WireStock, stocks);
}
