import type { PriceChange } from '~/domain/offer/priceChanges';
import { formatDifference } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import './offerTexts.de';
import './priceChangeTexts.de';
import type { Currency } from '~/domain/common/country';

/** The changed figures in one line: `Versand −5,95 € · Gutschein −10,00 €`. */
export function priceChangeList(changes: readonly PriceChange[], currency: Currency, t: Translate): string {
  return changes
    .map(({ figure, difference }) => `${t(`offer.change.${figure}`)} ${formatDifference(difference, currency)}`)
    .join(' · ');
}
