import type { DimensionType } from './product';
import './dimensionWords.de';

export const dimensionWords = {
  COLOR: 'product.dimension.COLOR',
  SIZE: 'product.dimension.SIZE',
  ALLOY: 'product.dimension.ALLOY',
  TASTE: 'product.dimension.TASTE',
  MOTIV: 'product.dimension.MOTIV',
  AROMA: 'product.dimension.AROMA',
  AMOUNT: 'product.dimension.AMOUNT',
  STONE: 'product.dimension.STONE',
  OTHERS: 'product.dimension.OTHERS',
} as const satisfies Record<DimensionType, string>;
