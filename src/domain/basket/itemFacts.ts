import type { ItemFacts } from './basket';
import { shortName, type Product, type Variant } from '~/domain/article/product';

/** The product data that a basket line shows. */
export function itemFactsOf(product: Product, variant: Variant): ItemFacts {
  return {
    name: shortName(product),
    brand: product.brand,
    dimensions: variant.dimensions,
    image: variant.images[0] ?? null,
    price: variant.price,
    stockLevel: variant.stockLevel,
    availableStockAmount: variant.availableStockAmount,
    deliveryType: variant.deliveryType,
    deliveryDays: variant.deliveryDays,
    bulky: product.bulky,
    weeeTakeBack: variant.weeeTakeBack,
  };
}
