import * as v from 'valibot';
import { limits } from '~config/limits';
import { listedNumbers } from '~/domain/article/productNumbers';
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
  const listed = listedNumbers(numbers);
  const batches: Promise<readonly StockEntry[]>[] = [];
  for (let start = 0; start < listed.length; start += limits.stockBatchSize) {
    batches.push(loadBatch(listed.slice(start, start + limits.stockBatchSize), signal));
  }
  return (await Promise.all(batches)).flat();
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
