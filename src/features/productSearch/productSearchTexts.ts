import type { DimensionType, StockLevel } from '~/domain/product';
import type { UnsellableReason } from '~/domain/sellability';
import type { TextKey } from '~/shared/i18n/i18n';
import type { Tone } from '~/shared/ui/Tag';

export const unsellableTexts = {
  SUBSCRIPTION_ONLY: 'product.cantOrderSubscriptionProduct',
  ERP_PRODUCT_NOT_RELEASED: 'product.unsellable.ERP_PRODUCT_NOT_RELEASED',
  ERP_PRODUCT_NOT_IN_SORTIMENT: 'product.unsellable.ERP_PRODUCT_NOT_IN_SORTIMENT',
  OUT_OF_STOCK: 'product.unsellable.OUT_OF_STOCK',
} as const satisfies Record<Exclude<UnsellableReason, 'NOT_AVAILABLE_IN_COUNTRY'>, TextKey>;

export const wrongCountryTexts = {
  DE: 'product.wrongCountry.DE',
  AT: 'product.wrongCountry.AT',
  CH: 'product.wrongCountry.CH',
} as const satisfies Record<'DE' | 'AT' | 'CH', TextKey>;

export const dimensionTexts = {
  COLOR: 'product.dimension.COLOR',
  SIZE: 'product.dimension.SIZE',
  ALLOY: 'product.dimension.ALLOY',
  TASTE: 'product.dimension.TASTE',
  MOTIV: 'product.dimension.MOTIV',
  AROMA: 'product.dimension.AROMA',
  AMOUNT: 'product.dimension.AMOUNT',
  STONE: 'product.dimension.STONE',
  OTHERS: 'product.dimension.OTHERS',
} as const satisfies Record<DimensionType, TextKey>;

export const stockLevelTexts = {
  AVAILABLE: 'product.stock.AVAILABLE',
  ALMOST_SOLD_OUT: 'product.stock.ALMOST_SOLD_OUT',
  SOLD_OUT: 'product.stock.SOLD_OUT',
} as const satisfies Record<StockLevel, TextKey>;

export const stockLevelTones = {
  AVAILABLE: 'success',
  ALMOST_SOLD_OUT: 'warning',
  SOLD_OUT: 'error',
} as const satisfies Record<StockLevel, Tone>;
