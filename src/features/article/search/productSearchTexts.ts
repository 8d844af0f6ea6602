import type { Country } from '~/domain/common/country';
import type { UnsellableReason } from '~/domain/article/sellability';
import type { TextKey, Translate } from '~/shared/i18n/i18n';
import '~/domain/article/articleWords.de';
import './productSearchTexts.de';

const unsellableTexts = {
  SUBSCRIPTION_ONLY: 'product.cantOrderSubscriptionProduct',
  ERP_PRODUCT_NOT_RELEASED: 'product.unsellable.ERP_PRODUCT_NOT_RELEASED',
  ERP_PRODUCT_NOT_IN_SORTIMENT: 'product.unsellable.ERP_PRODUCT_NOT_IN_SORTIMENT',
  VARIANT_NOT_AVAILABLE: 'product.unsellable.VARIANT_NOT_AVAILABLE',
  OUT_OF_STOCK: 'product.unsellable.OUT_OF_STOCK',
} as const satisfies Record<Exclude<UnsellableReason, 'NOT_AVAILABLE_IN_COUNTRY'>, TextKey>;

/** The text why an article cannot be sold. */
export function unsellableText(reason: UnsellableReason, name: string, country: Country, t: Translate): string {
  return reason === 'NOT_AVAILABLE_IN_COUNTRY'
    ? t(`product.wrongCountry.${country}`, { name })
    : t(unsellableTexts[reason], { name });
}
