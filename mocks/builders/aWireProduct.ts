import { productByNumber } from '../db/product/catalogue.ts';
import { openingShelf, wireProduct } from '../db/product/products.ts';
import type { WireProduct } from '../db/common/wireTypes.ts';

/** The face cream: one variant, plenty in stock. */
export function aWireProduct(overrides: Partial<WireProduct> = {}): WireProduct {
  const cream = productByNumber('432011');
  if (!cream) throw new Error('The catalogue lacks product 432011');
  return { ...wireProduct(cream, 'DE', openingShelf), ...overrides };
}
