import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Product } from '~/domain/article/product';
import { withStock, type StockEntry } from '~/domain/article/stock';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadProducts } from '~/services/productService/productListService';
import { loadStock } from '~/services/stockService/stockService';
import { withAbort } from '~/shared/saga/safely';

/** The articles behind these numbers with what is left of them: one call for the products, one beside it for the stock. */
export function* loadArticles(numbers: readonly string[]): SagaGenerator<readonly Product[]> {
  const [products, stock] = yield* withAbort((signal) =>
    Promise.all([loadProducts(numbers, signal), stockOf(numbers, signal)]),
  );
  return yield* withKnownStock(products, stock);
}

/** Articles that are known already, with what is left of them. */
export function* addStock(products: readonly Product[]): SagaGenerator<readonly Product[]> {
  const numbers = products.map(({ baseProductNo }) => baseProductNo);
  return yield* withKnownStock(products, yield* withAbort((signal) => stockOf(numbers, signal)));
}

/** Without the stock service the products' own figures have to do, and the panel says so. */
function* withKnownStock(
  products: readonly Product[],
  stock: readonly StockEntry[] | null,
): SagaGenerator<readonly Product[]> {
  yield* put(recommendationsActions.stockAsked(stock === null ? 'failed' : 'answered'));
  return withStock(products, stock ?? []);
}

async function stockOf(numbers: readonly string[], signal: AbortSignal): Promise<readonly StockEntry[] | null> {
  try {
    return await loadStock(numbers, signal);
  } catch (error) {
    logFailure(error);
    return null;
  }
}
