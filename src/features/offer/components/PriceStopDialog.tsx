import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import { useParts } from '~/shared/hooks/useParts';
import { formatDifference, formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { judgement } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { offerActions, selectOfferState } from '../offerSlice';
import '../offerTexts.de';
import '../offerDialogTexts.de';
import '../priceChangeTexts.de';
import styles from './OfferDialogs.module.css';

interface PriceStopDialogProps {
  readonly currency: Currency;
  /** Article names by SKU. */
  readonly names: Readonly<Record<string, string>>;
}

/** Shows what raised the total above the reference total; closed by announcing the new one. */
export function PriceStopDialog({ currency, names }: PriceStopDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { priceStop, announcedTotal } = useParts(selectOfferState, 'priceStop', 'announcedTotal');
  if (priceStop === null) return null;
  const { from, to, changes, articles, isSubmission } = priceStop;
  // The article changes replace the figure of their sum.
  const others = changes.filter(({ figure }) => figure !== 'products');
  return (
    <Dialog
      question={judgement}
      title={t('offer.priceStop.title')}
      actions={
        <>
          {isSubmission && (
            <Button choice="2" onClick={() => dispatch(offerActions.submissionDeclined())}>
              {t('offer.priceStop.keep')}
            </Button>
          )}
          <Button choice="1" look="primary" initialFocus onClick={() => dispatch(offerActions.totalAnnounced())}>
            {t(isSubmission ? 'offer.priceStop.announcedAndSubmit' : 'offer.priceStop.announced')}
          </Button>
        </>
      }
    >
      <p>{t(isSubmission && announcedTotal === null ? 'offer.priceStop.risen' : 'offer.priceStop.text')}</p>
      <p className={styles.totals}>
        <s>{formatMoney(from, currency)}</s> <span>{formatMoney(to, currency)}</span>
      </p>
      <ul className={styles.list} aria-label={t('offer.priceStop.causes')}>
        {articles.map(({ sku, difference }) => (
          <li key={sku}>
            <span>
              {names[sku] ?? ''} {sku}
            </span>
            <b>{formatDifference(difference, currency)}</b>
          </li>
        ))}
        {others.map(({ figure, difference }) => (
          <li key={figure}>
            <span>{t(`offer.change.${figure}`)}</span>
            <b>{formatDifference(difference, currency)}</b>
          </li>
        ))}
        {articles.length + others.length === 0 && (
          <li>
            <span>{t('offer.priceStop.unknownCause')}</span>
            <b>{formatDifference(to - from, currency)}</b>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
