import type { PaymentRefusal } from '~/domain/payment/availablePayments';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import type { Currency } from '~/domain/common/country';
import './paymentTexts.de';

/** The text why a method is disabled; the service's own text where it sends one. */
export function refusalText(refusal: PaymentRefusal, currency: Currency, t: Translate): string {
  switch (refusal.kind) {
    case 'belowMinimum':
      return t('payment.refusal.belowMinimum', { missing: formatMoney(refusal.missing, currency) });
    case 'overLimit':
      return t('payment.refusal.overLimit', {
        limit: formatMoney(refusal.limit, currency),
        excess: formatMoney(refusal.excess, currency),
      });
    case 'service':
      return refusal.text;
    default:
      return t(`payment.refusal.${refusal.kind}`);
  }
}
