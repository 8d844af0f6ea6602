import { memberOf } from '~/domain/common/memberOf';
import { orderRefusals } from '~/domain/order/orderRefusals';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import '~/domain/order/orderWords.de';
import '~/domain/order/placedOrderWords.de';
import './orderFailureTexts.de';
import './orderTexts.de';

/** The text of an order failure (REQ C12.6); null where the code has no text: then the detail of the service is shown. */
export function knownFailureText(code: string | null): PlainTextKey | null {
  const known = memberOf(orderRefusals, code);
  switch (known) {
    case null:
      return null;
    // Payment errors of an order share one text (REQ C12.7); the service's detail follows it.
    case 'invalid_payment_method':
    case 'order-amount-not-eligible':
    case 'invalid-installments':
      return 'order.invalid.paymentMethod';
    case 'basket_invalid':
      return 'order.failure.stock_reservation_failure';
    case 'partially_returned_order':
    case 'returned_order':
    case 'cancelled_order':
    case 'order_delivery_block':
      return `order.placed.${known}` as const;
    default:
      return `order.failure.${known}` as const;
  }
}
