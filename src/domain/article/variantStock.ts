import type { Variant } from './product';

/** Whether neither a level nor a number of pieces is known. */
export function isStockUnknown({
  stockLevel,
  availableStockAmount,
}: Pick<Variant, 'stockLevel' | 'availableStockAmount'>): boolean {
  return stockLevel === null && availableStockAmount === 0;
}

/** Sold out as the product or as the stock service says. */
export function isOutOfStock({ status, stockLevel }: Pick<Variant, 'status' | 'stockLevel'>): boolean {
  return status === 'SOLDOUT' || stockLevel === 'SOLD_OUT';
}
