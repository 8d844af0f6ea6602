import { useDispatch } from 'react-redux';
import type { Country, Currency } from '~/domain/common/country';
import type { Cents } from '~/domain/common/money';
import { priceExplanation, type PriceFacts, type PriceLine } from '~/domain/offer/priceExplanation';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { offerActions, selectOfferState } from '../offerSlice';
import '~/domain/offer/offerWords.de';
import '../offerDialogTexts.de';
import '../offerTexts.de';
import '../specialLineTexts.de';
import styles from './OfferDialogs.module.css';

interface PriceExplanationDialogProps {
  readonly facts: PriceFacts;
  readonly currency: Currency;
  /** Article names by SKU. */
  readonly names: Readonly<Record<string, string>>;
}

/** Explains the total line by line. */
export function PriceExplanationDialog({ facts, currency, names }: PriceExplanationDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { offer } = useParts(selectOfferState, 'offer');
  if (offer === null) return null;
  const close = () => dispatch(offerActions.dialogOpened('closed'));
  const money = (amount: Cents | null) => formatMoney(amount, currency);

  const wordsOf = (line: PriceLine): string => {
    switch (line.kind) {
      case 'article':
        return t('offer.line.article', {
          count: line.item.quantity,
          name: names[line.item.sku] ?? line.item.sku,
          sku: line.item.sku,
          price: money(line.item.singlePrice),
        });
      case 'articleVoucher':
        return t('offer.line.articleVoucher');
      case 'products':
        return t('offer.products');
      case 'voucher':
        return t('offer.voucher', { codes: line.codes.join(', ') });
      case 'employeeDiscount':
        return t('offer.employeeDiscount');
      case 'shipping':
        return t(shippingTexts[line.why]);
      case 'cashOnDeliveryFee':
        return t(cashOnDeliveryTexts[line.country]);
      case 'other':
        return t('offer.other');
      case 'savings':
        return t('offer.line.savings');
      case 'total':
        return t('offer.total');
    }
  };
  return (
    <Dialog
      title={t('offer.explanationTitle')}
      width="medium"
      onClose={close}
      actions={
        <Button look="primary" initialFocus onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      <table className={styles.lines} aria-label={t('offer.explanationTitle')}>
        <tbody>
          {priceExplanation(offer, facts).map((line, index) => (
            <tr key={`${line.kind} ${String(index)}`} data-kind={line.kind}>
              <th scope="row">{wordsOf(line)}</th>
              <td>{amountOf(line, money)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

/** The Swiss text names no amount, because the requirement has none (REQ C18.1): the line shows the service's own, in francs. */
const cashOnDeliveryTexts = {
  DE: 'offer.line.cashOnDeliveryFee',
  AT: 'offer.line.cashOnDeliveryFeeAT',
  CH: 'offer.cashOnDeliveryFee',
} as const satisfies Record<Country, string>;

const shippingTexts = {
  oncePerDay: 'offer.line.shippingOncePerDay',
  waived: 'offer.line.shippingWaived',
  free: 'offer.line.shippingFree',
} as const;

function amountOf(line: PriceLine, money: (amount: Cents | null) => string): string {
  switch (line.kind) {
    case 'article':
      return money(line.item.total);
    case 'voucher':
    case 'employeeDiscount':
      return `−${money(line.amount)}`;
    case 'articleVoucher':
      return `(−${money(line.amount)})`;
    case 'products':
    case 'shipping':
    case 'cashOnDeliveryFee':
    case 'other':
    case 'savings':
    case 'total':
      return money(line.amount);
  }
}
