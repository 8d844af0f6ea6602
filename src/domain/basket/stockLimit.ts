import { exceedsAvailable } from '~/domain/article/sellability';
import type { Variant } from '~/domain/article/product';
import { piecesOf, type BasketLine } from './basket';

/** More pieces than the stock has (REQ C3.6). */
export interface QuantityExceeded {
  readonly kind: 'quantityExceeded';
  readonly available: number;
}

/**
 * Whether a line exceeds the stock together with the pieces of its article that `lines` hold; null where it does not, or where the
 * stock is not known. The stock is that of the article, so that cross-sell lines and lines with another price date count as well.
 */
export function quantityExceeded(
  { sku, quantity }: Pick<BasketLine, 'sku' | 'quantity'>,
  lines: readonly BasketLine[],
  stock: Pick<Variant, 'availableStockAmount'> | undefined,
): QuantityExceeded | null {
  if (stock === undefined || !exceedsAvailable(piecesOf(sku, lines) + quantity, stock)) return null;
  return { kind: 'quantityExceeded', available: stock.availableStockAmount };
}
