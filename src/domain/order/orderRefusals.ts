/** The codes that only a placed order can be refused with (REQ C12.6). */
export const placedOrderRefusals = [
  'partially_returned_order',
  'returned_order',
  'cancelled_order',
  'order_delivery_block',
] as const;

/** The codes by which a service says why it refuses an order or its pre-check (REQ C12.6, C12.7). */
export const orderRefusals = [
  'invalid_payment_method',
  'order-amount-not-eligible',
  'invalid-installments',
  'credit_limit_exceeded',
  'missing_banking_info',
  'missing_delivery_address',
  'order_with_address_category1_not_allowed',
  'order_with_invoice_address_category1_not_allowed',
  'stock_reservation_failure',
  'basket_invalid',
  'BasketNotFound',
  'product_not_sellable',
  'product_not_found',
  'invalid_variant_sku',
  ...placedOrderRefusals,
  'deviant_customer_data',
  'general_crm_rejection',
  'general_erp_rejection',
] as const;
