import type { OfferItem } from '~/domain/offer/offer';
import type { StockWarning } from './submitBlocks';

/** Items of an offer that are sold out, no longer sellable, or not reserved in full (REQ C6.9). */
export function stockWarnings(items: readonly OfferItem[]): readonly StockWarning[] {
  return items.flatMap((item): StockWarning[] => {
    if (!item.isSellable || item.stockLevel === 'SOLD_OUT' || (!item.reserved && item.availableStockAmount < 1)) {
      return [{ kind: 'soldOut', sku: item.sku }];
    }
    return item.reserved ? [] : [{ kind: 'quantity', sku: item.sku, available: item.availableStockAmount }];
  });
}
