import { HISTORY_CODES, ORDER_STATUSES } from '../../db/order/wireOrderTypes.ts';
import { address, consentFields } from './customerAnswers.ts';
import { serviceVoucher, voucherOfOrder } from './offerAnswers.ts';
import { crossSell, deliveryTime, dimensions } from './productAnswers.ts';
import {
  answers,
  answersNothing,
  answersShape,
  asItComes,
  assumed,
  code,
  country,
  day,
  flag,
  id,
  list,
  mayAnswer,
  moment,
  named,
  number,
  object,
  text,
  type Answer,
  unordered,
  paymentMethod,
} from './shapes.ts';

/** The payment that an order was placed with. */
export const orderPayment = object(
  named('REQ E2.8', { 'type?': paymentMethod, 'method?': paymentMethod, 'total_interest?': number }),
  named('REQ C8.1', { 'iban?': text, 'account_holder?': text, 'uses_prefilled_iban?': flag }),
  named('REQ C9.2', {
    'due_day?': number,
    'installment_count?': number,
    'installment?': number,
    'final_installment?': number,
    'total?': number,
    'calculation_id?': id,
    'channel?': text,
    'interest_rate?': number,
    'nominal_interest_rate?': number,
    'total_gross_amount?': number,
  }),
  assumed('no bank account is shown', { 'masked_iban?': text, 'bank_name?': text }),
);

export const orderCustomer = object(
  named('REQ C12.3', {
    'external_customer_id?': id,
    'date_of_birth?': day,
    'salutation?': text,
    'first_name?': text,
    'last_name?': text,
    'email?': text,
    'phone?': text,
    'care_of?': text,
    'street?': text,
    'street_number?': text,
    'zip_code?': text,
    'city?': text,
    'country_code?': country,
    'address_addition?': text,
    'create_account?': flag,
    'consents?': object(consentFields),
    'data_protection?': flag,
    'skip_double_check?': flag,
    'preferred_payment_method?': paymentMethod,
    'signup_for_newsletter?': flag,
    'reception?': text,
  }),
  assumed('`phone` is read', { 'phone_number?': text }),
);

const orderItem = object(
  named('REQ E2.8', {
    'sku!': id,
    'base_product_number?': id,
    'total?': number,
    'brand?': text,
    'title?': text,
    'single_price?': number,
    'quantity!': number,
    'variants?': dimensions,
    'media_uris?': list(text),
    'delivery_address?': address,
  }),
  named('REQ D2.1', { 'id?': id, 'price_date?': moment, 'delivery_time?': deliveryTime }),
  assumed('no old device is taken back; no lead article is named', {
    'weee_take_back_enabled?': flag,
    'cross_sell?': crossSell,
  }),
);

const statusHistory = {
  ...assumed('`order_status` is the only entry', {
    'status_history?': unordered(
      object(
        assumed('the label is shown', { 'status?': code(...ORDER_STATUSES) }),
        assumed('the status is shown', { 'label?': text }),
        assumed('the entry has no time', { 'timestamp?': moment }),
        assumed('nothing is said about it', { 'agent?': text, 'reason?': text, 'kind?': text }),
      ),
    ),
  }),
};
const orderStatus = named('REQ E2.8', {
  'order_status?': object(
    named('REQ E2.8', { 'code?': code(...ORDER_STATUSES, ...HISTORY_CODES) }),
    named('REQ E2.8', { 'label?': text }),
  ),
});

export const orderFields = {
  ...named('REQ E2.8', {
    'id!': id,
    'number!': id,
    'pregenerated_erp_number?': id,
    'customer_id?': id,
    'external_customer_id?': id,
    'placed_at?': moment,
    'currency?': code('EUR', 'CHF'),
    'subtotal?': number,
    'shipping_costs?': number,
    'delivery?': object(named('REQ E2.8', { 'price?': number })),
    'voucher?': voucherOfOrder,
    'total?': number,
    'total_price?': number,
    'total_product_price?': number,
    'total_savings?': number,
    'total_voucher_discount?': number,
    'items!': list(orderItem),
    'dis_channel?': text,
    'payment?': orderPayment,
    'is_cancelable?': flag,
    'customer?': orderCustomer,
    'rekla_flag?': object(named('REQ D2.5', { 'original_external_order_id?': id, 'is_zero_percent?': flag })),
    'processing_system?': text,
    'order_restriction?': object(assumed('a general sentence', { 'reason?': text })),
  }),
  ...orderStatus,
  ...statusHistory,
  ...named('REQ E2.1', {
    'sap_order_number?': id,
    'delivery_status?': text,
    'tracking_number?': id,
    'created_by?': text,
    'bill_number?': id,
    'sales_channel?': id,
    'sales_office?': id,
  }),
  ...named('REQ E2.5', { 'order_type?': text, 'order_source?': text, 'export_target?': text }),
  ...named('REQ D2.1', { 'delivery_address?': address }),
  ...assumed('`placed_at` is shown; a change by somebody else is not noticed', {
    'created_at?': moment,
    'updated_at?': moment,
  }),
  ...assumed('the difference of the sums is named as further costs', {
    'employee_discount?': number,
    'cash_on_delivery_fee?': number,
  }),
  ...assumed('`voucher` and its codes are read', { 'vouchers?': list(voucherOfOrder) }),
  ...assumed('what a service adds is sent back as it came', {
    'loyalty_points?': asItComes,
    'internal_flags?': asItComes,
    'campaign_codes?': asItComes,
  }),
  ...assumed('none is shown', {
    'service_voucher?': serviceVoucher,
    'free_shipping_reason?': text,
    'original_order_id?': id,
  }),
};
export const order = object(orderFields);

const orderOverview = {
  ...named('REQ E1.4', {
    'orders!': unordered(order),
    'page?': number,
    'total_orders?': number,
    'total_filtered_orders?': number,
  }),
};
const orderInfo = {
  ...named('REQ E1.5', { 'external_customer_id?': id }),
  ...assumed('the order is searched for in the history', { 'external_order_id?': id }),
};

const placedOrder = mayAnswer('the order is read again by its pregenerated number', order);
const changedStatus = mayAnswer('the order is read again', object(orderStatus, statusHistory));
/** The status says whether the order is cancelled. */
const cancelledStatus = mayAnswer(
  'an answer without an error is a success',
  object(
    named('REQ E2.8', {
      'order_status?': object(
        named('REQ E2.8', { 'code!': code(...ORDER_STATUSES, ...HISTORY_CODES), 'label?': text }),
      ),
    }),
    statusHistory,
  ),
);

export const orderAnswers = {
  preCheckOrder: answersNothing,
  createGuestOrder: placedOrder,
  createOrder: placedOrder,
  cancelOrder: cancelledStatus,
  cancelRejectedOrder: changedStatus,
  readOrder: answersShape(order),
  readOrdersOverview: answers(orderOverview),
  searchOrderInfo: answers(orderInfo),
  submitOrder: changedStatus,
  updateOrder: mayAnswer('the order is read again', order),
} satisfies Readonly<Record<string, Answer>>;
