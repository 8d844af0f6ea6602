import type { BasketLine } from '~/domain/basket/basket';

/** A line as it is added to another basket. */
export function newItemOf(line: BasketLine): BasketLine {
  const { sku, baseProductNo, quantity, priceDate, crossSell, weeeTakeBackEnabled } = line;
  return { sku, baseProductNo, quantity, priceDate, crossSell, weeeTakeBackEnabled };
}
