import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Product } from '~/domain/article/product';
import { withStock, type StockEntry } from '~/domain/article/stock';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadProducts } from '~/services/productService/productListService';
import { loadStock } from '~/services/productService/stockService';
import { withAbort } from '~/shared/saga/safely';

/** Loads the products of these numbers with their stock, by two requests at the same time. */
export function* loadArticles(numbers: readonly string[]): SagaGenerator<readonly Product[]> {
  const [products, stock] = yield* withAbort((signal) =>
    Promise.all([loadProducts(numbers, signal), stockOf(numbers, signal)]),
  );
  return yield* withKnownStock(products, stock);
}

/** Loads the stock of products that are loaded already. */
export function* addStock(products: readonly Product[]): SagaGenerator<readonly Product[]> {
  const numbers = products.map(({ baseProductNo }) => baseProductNo);
  return yield* withKnownStock(products, yield* withAbort((signal) => stockOf(numbers, signal)));
}

/** Applies the stock; without an answer of the stock service (null) the products' own figures are used, and the panel says so. */
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
