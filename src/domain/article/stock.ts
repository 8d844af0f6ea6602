import type { Product, StockLevel } from './product';

/** The remaining stock of a variant according to the stock service. */
export interface StockEntry {
  readonly sku: string;
  readonly stockLevel: StockLevel | null;
  readonly availableStockAmount: number;
}

/** Merges stock entries into products; variants without an entry keep the product's own figures. */
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
