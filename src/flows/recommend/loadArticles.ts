import type { SagaGenerator } from 'typed-redux-saga';
import type { Product } from '~/domain/product';
import { withStock, type StockEntry } from '~/domain/stock';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadProducts } from '~/services/productService/productListService';
import { loadStock } from '~/services/stockService/stockService';
import { withAbort } from '~/shared/saga/safely';

/** The articles behind these numbers with what is left of them: one call for the products, one beside it for the stock. */
export function* loadArticles(numbers: readonly string[]): SagaGenerator<readonly Product[]> {
  const [products, stock] = yield* withAbort((signal) =>
    Promise.all([loadProducts(numbers, signal), stockOf(numbers, signal)]),
  );
  return withStock(products, stock);
}

/** Articles that are known already, with what is left of them. */
export function* addStock(products: readonly Product[]): SagaGenerator<readonly Product[]> {
  const numbers = products.map(({ baseProductNo }) => baseProductNo);
  const stock = yield* withAbort((signal) => stockOf(numbers, signal));
  return withStock(products, stock);
}

/** Without the stock service the products' own figures have to do. */
async function stockOf(numbers: readonly string[], signal: AbortSignal): Promise<readonly StockEntry[]> {
  try {
    return await loadStock(numbers, signal);
  } catch (error) {
    logFailure(error);
    return [];
  }
}
