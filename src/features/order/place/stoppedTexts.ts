import type { IntentDifference } from '~/domain/order/orderIntent';
import type { PaymentMethod } from '~/domain/payment/payment';
import type { Translate } from '~/shared/i18n/i18n';
import './stoppedTexts.de';
import '~/domain/payment/paymentMethodWords.de';

/** One difference from the order that was asked for, in words (QUALITY 8). */
export function differenceText(difference: IntentDifference, t: Translate): string {
  switch (difference.kind) {
    case 'articleMissing':
      return t('order.stopped.articleMissing', { number: difference.number });
    case 'articleAdded':
      return t('order.stopped.articleAdded', { number: difference.number });
    case 'quantity':
      return t('order.stopped.quantity', {
        sku: difference.sku,
        asked: String(difference.asked),
        now: String(difference.now),
      });
    case 'lineDetails':
      return t('order.stopped.lineDetails', { sku: difference.sku });
    case 'voucherMissing':
      return t('order.stopped.voucherMissing', { code: difference.code });
    case 'voucherAdded':
      return t('order.stopped.voucherAdded', { code: difference.code });
    case 'payment': {
      const name = (method: PaymentMethod | null) =>
        method === null ? t('order.stopped.noPayment') : t(`payment.method.${method}`);
      return t('order.stopped.payment', { asked: name(difference.asked), now: name(difference.now) });
    }
    case 'paymentDetails':
      return t('order.stopped.paymentDetails');
    case 'customer':
      return t('order.stopped.customer');
    case 'deliveryAddress':
      return t('order.stopped.deliveryAddress');
    case 'freeShipping':
      return t('order.stopped.freeShipping');
    case 'salesChannel':
      return t('order.stopped.salesChannel');
    case 'newsletter':
      return t('order.stopped.newsletter');
    case 'complaint':
      return t('order.stopped.complaint');
    case 'recreation':
      return t('order.stopped.recreation');
  }
}
