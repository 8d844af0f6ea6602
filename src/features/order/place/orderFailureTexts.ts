import { memberOf } from '~/domain/common/memberOf';
import { orderRefusals, type OrderRefusal } from '~/domain/order/orderRefusals';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import '~/domain/order/orderWords.de';
import '~/domain/order/placedOrderWords.de';
import './orderFailureTexts.de';
import './orderTexts.de';

/** Texts of the order failures (REQ C12.6); a code without text shows the service's detail. */
const failureTexts: Readonly<Record<OrderRefusal, PlainTextKey>> = {
  // Payment errors of an order share one text (REQ C12.7); the service's detail follows it.
  invalid_payment_method: 'order.invalid.paymentMethod',
  'order-amount-not-eligible': 'order.invalid.paymentMethod',
  'invalid-installments': 'order.invalid.paymentMethod',
  credit_limit_exceeded: 'order.failure.credit_limit_exceeded',
  missing_banking_info: 'order.failure.missing_banking_info',
  missing_delivery_address: 'order.failure.missing_delivery_address',
  order_with_address_category1_not_allowed: 'order.failure.order_with_address_category1_not_allowed',
  order_with_invoice_address_category1_not_allowed: 'order.failure.order_with_invoice_address_category1_not_allowed',
  stock_reservation_failure: 'order.failure.stock_reservation_failure',
  basket_invalid: 'order.failure.stock_reservation_failure',
  BasketNotFound: 'order.failure.BasketNotFound',
  product_not_sellable: 'order.failure.product_not_sellable',
  product_not_found: 'order.failure.product_not_found',
  invalid_variant_sku: 'order.failure.invalid_variant_sku',
  partially_returned_order: 'order.placed.partially_returned_order',
  returned_order: 'order.placed.returned_order',
  cancelled_order: 'order.placed.cancelled_order',
  order_delivery_block: 'order.placed.order_delivery_block',
  deviant_customer_data: 'order.failure.deviant_customer_data',
  general_crm_rejection: 'order.failure.general_crm_rejection',
  general_erp_rejection: 'order.failure.general_erp_rejection',
};

/** Null for a code without a text of its own. */
export function knownFailureText(code: string | null): PlainTextKey | null {
  const known = memberOf(orderRefusals, code);
  return known === null ? null : failureTexts[known];
}
