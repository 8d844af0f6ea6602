import { berlinTime } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import type { Offer } from '~/domain/offer/offer';
import { priceChanges } from '~/domain/offer/priceChanges';
import { formatDifference, formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import type { AnnouncedTotal } from '../offerSlice';
import { priceChangeList } from '../priceChangeList';
import '../toldTotalTexts.de';
import styles from './OfferPanel.module.css';

interface ToldTotalProps {
  readonly told: AnnouncedTotal;
  readonly offer: Offer;
  readonly currency: Currency;
}

/** Renders which total was told to the caller, when, and what has changed since. */
export function ToldTotal({ told, offer, currency }: ToldTotalProps) {
  const t = useText();
  const time = told.at === null ? '' : berlinTime(new Date(told.at)).slice(0, 5);
  const difference = offer.totalPrice - told.total;
  if (difference === 0) return <span>{time !== '' && t('offer.toldAt', { time })}</span>;
  // After a reload only the amount is known.
  const changes = told.offer === null ? [] : priceChanges(told.offer, offer);
  const since = changes.length > 0 ? priceChangeList(changes, currency, t) : formatDifference(difference, currency);
  const total = formatMoney(told.total, currency);
  return (
    <span className={styles.told}>
      {time === '' ? t('offer.told', { total }) : t('offer.toldTotalAt', { total, time })}{' '}
      <b>{t('offer.sinceTold', { changes: since })}</b>
    </span>
  );
}
