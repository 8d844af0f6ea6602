import type { Product, StockLevel } from './product';

/** How much of a variant is left, as the stock service has it. */
export interface StockEntry {
  readonly sku: string;
  readonly stockLevel: StockLevel;
  readonly availableStockAmount: number;
}

/** The products with what the stock service knows of them; where it knows nothing the product's own figures stay. */
export function withStock(products: readonly Product[], stock: readonly StockEntry[]): readonly Product[] {
  const bySku = new Map(stock.map((entry) => [entry.sku, entry]));
  return products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => {
      const entry = bySku.get(variant.sku);
      if (entry === undefined) return variant;
      return { ...variant, stockLevel: entry.stockLevel, availableStockAmount: entry.availableStockAmount };
    }),
  }));
}
