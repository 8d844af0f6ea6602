import type { Country } from '~/domain/common/country';
import type { UnsellableReason } from '~/domain/article/sellability';
import type { Translate } from '~/shared/i18n/i18n';
import '~/domain/article/articleWords.de';
import './productSearchTexts.de';

/** The text why an article cannot be sold. */
export function unsellableText(reason: UnsellableReason, name: string, country: Country, t: Translate): string {
  switch (reason) {
    case 'NOT_AVAILABLE_IN_COUNTRY':
      return t(`product.wrongCountry.${country}`, { name });
    case 'SUBSCRIPTION_ONLY':
      return t('product.cantOrderSubscriptionProduct', { name });
    default:
      return t(`product.unsellable.${reason}`, { name });
  }
}
