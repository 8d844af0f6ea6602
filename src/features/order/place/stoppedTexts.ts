import type { IntentDifference } from '~/domain/order/orderIntent';
import type { PaymentMethod } from '~/domain/payment/payment';
import type { Translate } from '~/shared/i18n/i18n';
import './stoppedTexts.de';
import '~/domain/payment/paymentMethodWords.de';

/** One difference from the order that was asked for, in words (QUALITY 8). */
export function differenceText(difference: IntentDifference, t: Translate): string {
  switch (difference.kind) {
    case 'articleMissing':
    case 'articleAdded':
      return t(`order.stopped.${difference.kind}`, { number: difference.number });
    case 'quantity':
      return t('order.stopped.quantity', {
        sku: difference.sku,
        asked: String(difference.asked),
        now: String(difference.now),
      });
    case 'lineDetails':
      return t('order.stopped.lineDetails', { sku: difference.sku });
    case 'voucherMissing':
    case 'voucherAdded':
      return t(`order.stopped.${difference.kind}`, { code: difference.code });
    case 'payment': {
      const name = (method: PaymentMethod | null) =>
        method === null ? t('order.stopped.noPayment') : t(`payment.method.${method}`);
      return t('order.stopped.payment', { asked: name(difference.asked), now: name(difference.now) });
    }
    default:
      return t(`order.stopped.${difference.kind}`);
  }
}
