import type { ReactNode, Ref } from 'react';
import { useDispatch } from 'react-redux';
import { berlinTime } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import type { Cents } from '~/domain/common/money';
import { freeShippingReasons } from '~/domain/offer/freeShipping';
import type { Offer } from '~/domain/offer/offer';
import { hasSpecialLines } from '~/domain/offer/otherCosts';
import type { StockWarning } from '~/domain/order/submitBlocks';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { Panel } from '~/shared/ui/Panel';
import { PanelMenu } from '~/shared/ui/PanelMenu';
import { laterPart } from '~/shared/ui/laterPart';
import { OfferLine } from './OfferLine';
import { offerActions, selectOfferState } from '../offerSlice';
import '../offerTexts.de';
import '~/domain/offer/offerWords.de';
import styles from './OfferPanel.module.css';

const PriceChanges = laterPart(async () => (await import('./PriceChanges')).PriceChanges, 'inPlace');
const SpecialLines = laterPart(async () => (await import('./SpecialLines')).SpecialLines, 'inPlace');
const StockWarnings = laterPart(async () => (await import('./StockWarnings')).StockWarnings, 'inPlace');
const ToldTotal = laterPart(async () => (await import('./ToldTotal')).ToldTotal, 'inPlace');
const OfferMenu = laterPart(async () => (await import('./OfferMenu')).OfferMenu, 'inPlace');
const OfferFailureMessage = laterPart(
  async () => (await import('./OfferFailureMessage')).OfferFailureMessage,
  'inPlace',
);

interface OfferPanelProps {
  readonly currency: Currency;
  /** The sum of the line prices, shown before the first offer (DECISIONS 30). */
  readonly lineSum: Cents;
  readonly warnings: readonly StockWarning[];
  /** What a screen reader hears of the call. */
  readonly announcement: ReactNode;
  readonly ref: Ref<HTMLElement>;
}

/**
 * Renders the price calculated by the service; during a recalculation the last figures stay, marked as stale. Renders
 * all rows from the start, so that the first offer does not move the payment methods below while the agent clicks one.
 */
export function OfferPanel({ currency, lineSum, warnings, announcement, ref }: OfferPanelProps) {
  const t = useText();
  const { offer, status, failure, changes, calculatedAt, freeShipping, announcedTotal } = useParts(
    selectOfferState,
    'offer',
    'status',
    'failure',
    'changes',
    'calculatedAt',
    'freeShipping',
    'announcedTotal',
  );
  // The agent's reason, else the one that the service names.
  const waived = freeShipping ?? freeShippingReasons.find((known) => known === offer?.freeShippingReason) ?? null;
  const money = (amount: Cents) => formatMoney(amount, currency);
  const orDash = (amount: Cents) => (offer === null && amount === 0 ? '–' : money(amount));
  const pending = status === 'stale' || status === 'loading';
  return (
    <Panel
      ref={ref}
      title={t('offer.title')}
      className={styles.panel}
      aside={
        <div className={styles.aside}>
          {pending
            ? t('offer.calculating')
            : calculatedAt !== null && t('offer.calculatedAt', { time: berlinTime(new Date(calculatedAt)) })}
          <PanelMenu of={t('offer.title')}>
            <OfferMenu />
          </PanelMenu>
        </div>
      }
    >
      <dl className={styles.lines} data-pending={offer !== null && pending}>
        <OfferLine
          name={t('offer.products')}
          value={orDash(offer?.totalProductPrice ?? lineSum)}
          note={
            offer === null || offer.totalSavings === 0
              ? undefined
              : t('offer.savings', { amount: money(offer.totalSavings) })
          }
        />
        <OfferLine
          name={t('offer.shipping')}
          value={offer === null ? '–' : money(offer.shippingCost)}
          note={waived === null ? undefined : t(`offer.freeShipping.${waived}`)}
        />
        {/* Rendered without a voucher too, so that redeeming one moves nothing below. */}
        <OfferLine
          name={t('offer.voucher', { codes: offer?.vouchers.map(({ code }) => code).join(', ') ?? '' })}
          value={offer === null || offer.totalVoucherDiscount === 0 ? '–' : `−${money(offer.totalVoucherDiscount)}`}
          good={offer !== null && offer.totalVoucherDiscount !== 0}
        />
        {offer !== null && hasSpecialLines(offer) && <SpecialLines offer={offer} money={money} />}
        <OfferLine
          name={t('offer.total')}
          value={orDash(offer?.totalPrice ?? lineSum)}
          note={offer === null ? t('offer.beforeOffer') : undefined}
          total
        />
      </dl>
      <div className={styles.changes}>
        {offer !== null && <TellTotal offer={offer} isPending={pending} />}
        {offer !== null && announcedTotal !== null ? (
          <ToldTotal told={announcedTotal} offer={offer} currency={currency} />
        ) : (
          !pending && changes.length > 0 && <PriceChanges changes={changes} currency={currency} />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {failure !== null && status === 'failed' && (
        <div className={styles.message}>
          <OfferFailureMessage failure={failure} />
        </div>
      )}
      {warnings.length > 0 && <StockWarnings warnings={warnings} />}
    </Panel>
  );
}

/** Renders the button that marks the total as announced to the caller: from then on a rise stops the submission. */
function TellTotal({ offer, isPending }: { readonly offer: Offer; readonly isPending: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const { announcedTotal } = useParts(selectOfferState, 'announcedTotal');
  const isAnnounced = announcedTotal?.total === offer.totalPrice;
  return (
    <Button
      look="link"
      shortcut={keys.announceTotal.label}
      aria-keyshortcuts={keys.announceTotal.aria}
      isOff={isPending}
      onClick={() => dispatch(offerActions.totalAnnounced())}
    >
      {t(isAnnounced ? 'offer.announced' : 'offer.announce')}
    </Button>
  );
}
