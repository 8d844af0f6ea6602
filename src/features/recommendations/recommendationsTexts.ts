import type { UpsellKind } from '~/domain/article/crossSell';
import type { UnsellableReason } from '~/domain/article/sellability';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import '~/domain/article/articleWords.de';
import './recommendationsTexts.de';

/** Texts of the cross-sell kinds; `UPGRADE` has a tag instead. */
export const kindTexts = {
  'ONE WAY': 'recommendations.kind.oneWay',
  'TWO WAY': 'recommendations.kind.twoWay',
  KOLLEKTION: 'recommendations.kind.collection',
  UPGRADE: null,
} as const satisfies Record<UpsellKind, PlainTextKey | null>;

/** Texts shown instead of the stock where an article cannot be ordered. */
export const unsellableTexts = {
  NOT_AVAILABLE_IN_COUNTRY: 'recommendations.unsellable.country',
  SUBSCRIPTION_ONLY: 'recommendations.unsellable.subscription',
  ERP_PRODUCT_NOT_RELEASED: 'recommendations.unsellable.notReleased',
  ERP_PRODUCT_NOT_IN_SORTIMENT: 'recommendations.unsellable.notInSortiment',
  VARIANT_NOT_AVAILABLE: 'recommendations.unsellable.variant',
  OUT_OF_STOCK: 'product.stock.SOLD_OUT',
} as const satisfies Record<UnsellableReason, PlainTextKey>;
