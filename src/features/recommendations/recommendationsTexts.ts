import type { UpsellKind } from '~/domain/article/crossSell';
import type { StockLevel } from '~/domain/article/product';
import type { UnsellableReason } from '~/domain/article/sellability';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import type { Tone } from '~/shared/ui/Tag';
import '~/domain/article/articleWords.de';
import './recommendationsTexts.de';

/** Texts of the cross-sell kinds; `UPGRADE` has a tag instead. */
export const kindTexts = {
  'ONE WAY': 'recommendations.kind.oneWay',
  'TWO WAY': 'recommendations.kind.twoWay',
  KOLLEKTION: 'recommendations.kind.collection',
  UPGRADE: null,
} as const satisfies Record<UpsellKind, PlainTextKey | null>;

export const stockTexts = {
  AVAILABLE: 'product.stock.AVAILABLE',
  ALMOST_SOLD_OUT: 'product.stock.ALMOST_SOLD_OUT',
  SOLD_OUT: 'product.stock.SOLD_OUT',
  UNKNOWN: 'product.stock.UNKNOWN',
} as const satisfies Record<StockLevel | 'UNKNOWN', PlainTextKey>;

export const stockTones = {
  AVAILABLE: 'success',
  ALMOST_SOLD_OUT: 'warning',
  SOLD_OUT: 'error',
  UNKNOWN: 'neutral',
} as const satisfies Record<StockLevel | 'UNKNOWN', Tone>;

/** Texts shown instead of the stock where an article cannot be ordered. */
export const unsellableTexts = {
  NOT_AVAILABLE_IN_COUNTRY: 'recommendations.unsellable.country',
  SUBSCRIPTION_ONLY: 'recommendations.unsellable.subscription',
  ERP_PRODUCT_NOT_RELEASED: 'recommendations.unsellable.notReleased',
  ERP_PRODUCT_NOT_IN_SORTIMENT: 'recommendations.unsellable.notInSortiment',
  VARIANT_NOT_AVAILABLE: 'recommendations.unsellable.variant',
  OUT_OF_STOCK: 'product.stock.SOLD_OUT',
} as const satisfies Record<UnsellableReason, PlainTextKey>;
