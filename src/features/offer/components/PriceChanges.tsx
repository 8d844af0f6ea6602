import type { Currency } from '~/domain/common/country';
import type { PriceChange } from '~/domain/offer/priceChanges';
import { useText } from '~/shared/i18n/i18n';
import { priceChangeList } from '../priceChangeList';

interface PriceChangesProps {
  readonly changes: readonly PriceChange[];
  readonly currency: Currency;
}

/** Renders what the last calculation changed. */
export function PriceChanges({ changes, currency }: PriceChangesProps) {
  const t = useText();
  return <span>{priceChangeList(changes, currency, t)}</span>;
}
