import { limits } from '~config/limits';
import { listedNumbers, numberBatches } from '~/domain/article/productNumbers';
import { requestRows } from '../http/requestRows';
import { id } from '../http/wireValues';

/** `POST /stocks-remindable`, in batches of 60 (REQ H2.1): the base numbers of these products that can be reminded. */
export async function loadRemindable(numbers: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const batches = numberBatches(numbers, limits.stockBatchSize);
  return (await Promise.all(batches.map((batch) => loadBatch(batch, signal)))).flat();
}

async function loadBatch(numbers: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const baseProductsNumbers = await requestRows(
    {
      service: 'stock',
      method: 'POST',
      path: '/stocks-remindable',
      body: { baseProductsNumbers: numbers },
      mutation: false,
      signal,
    },
    'baseProductsNumbers',
    id,
  );
  return listedNumbers(baseProductsNumbers).filter((number) => numbers.includes(number));
}
