import type { BasketLine } from '~/domain/basket/basket';

/** The fields of a line that are sent when it is added to a basket. */
export function newItemOf(line: BasketLine): BasketLine {
  const { sku, baseProductNo, quantity, priceDate, crossSell, weeeTakeBackEnabled } = line;
  return { sku, baseProductNo, quantity, priceDate, crossSell, weeeTakeBackEnabled };
}
