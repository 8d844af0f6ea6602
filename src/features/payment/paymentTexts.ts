import type { PaymentRefusal } from '~/domain/availablePayments';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';

/** Why a method is off, in the words of the rule; the service's own words where it gave a reason. */
export function refusalText(refusal: PaymentRefusal, currency: 'EUR' | 'CHF', t: Translate): string {
  switch (refusal.kind) {
    case 'onlyToBillingAddress':
      return t('payment.refusal.onlyToBillingAddress');
    case 'invoiceOnlyInSwitzerland':
      return t('payment.refusal.invoiceOnlyInSwitzerland');
    case 'onlineShopOnly':
      return t('payment.refusal.onlineShopOnly');
    case 'overLimit':
      return t('payment.refusal.overLimit', { limit: formatMoney(refusal.limit, currency) });
    case 'service':
      return refusal.text;
    case 'notOffered':
      return t('payment.refusal.notOffered');
  }
}
