import { crossSell, deliveryTime, stockLevel, variantOfItem } from './productAnswers.ts';
import {
  answers,
  answersShape,
  asItComes,
  assumed,
  code,
  day,
  enveloped,
  flag,
  id,
  list,
  listWithUnknown,
  moment,
  named,
  number,
  object,
  text,
  type Answer,
  unordered,
  paymentMethod,
} from './shapes.ts';

const voucherFields = {
  ...named('REQ C11.2', {
    'alias_code?': id,
    'type?': code('PERCENTAGE', 'VALUE', 'FREE_SHIPPING'),
    'value?': number,
    'percentage?': number,
    'calculated_percentage_value?': number,
    'progressive_discount_info?': text,
    'restrictions?': list(
      object(
        named('REQ C11.2', { 'target?': code('CATEGORY', 'BRAND', 'PRODUCT', 'PRODUCT_PRICE_LABEL') }),
        assumed('the target is named alone', { 'value?': text, 'label?': text }),
      ),
    ),
  }),
  ...assumed('no dates are named', { 'valid_from?': day, 'valid_until?': day }),
};
const voucher = object(named('REQ C11.2', { 'code!': id }), voucherFields);
/** A voucher of an order, which is shown only. */
export const voucherOfOrder = object(named('REQ C11.2', { 'code?': id }), voucherFields);
const redeemedVouchers = enveloped(
  'vouchers',
  object(
    named('REQ C11.6', { 'code!': id }),
    assumed('the column stays empty', { 'redeemed_at?': moment, 'order_number?': id, 'value?': number }),
  ),
);
export const invalidVouchers = list(
  object(named('REQ C11.3', { 'code?': id, 'title?': text }), assumed('the title is shown', { 'detail?': text })),
);
export const serviceVoucher = object(named('REQ C11.7', { 'code?': id }));

export const offerItemFields = {
  ...named('REQ C6.4', {
    'sku!': id,
    'base_product_no?': id,
    variant: variantOfItem,
    'quantity!': number,
    'reserved?': flag,
    'available_stock_amount?': number,
    'stock_level?': stockLevel,
    'voucher_discount_value?': number,
    'cross_sell?': crossSell,
    'delivery_time?': deliveryTime,
    'upgrade?': asItComes,
    'upgrade2?': asItComes,
    'subscription_offer?': asItComes,
  }),
  ...assumed('the price of `variant`, times the quantity', { 'single_price?': number, 'total?': number }),
  ...assumed('`delivery_time` says it; without both the standard time holds', {
    'delivery_type?': code('TELEPHONE_NOTIFICATION', 'THIRD_PARTY', 'CONSIGNMENT'),
    'delivery_days?': number,
  }),
};

const sums = named('REQ C6.4', {
  'total_price!': number,
  'total_product_price?': number,
  'total_savings?': number,
  'total_voucher_discount?': number,
  'shipping_cost?': number,
  'employee_discount?': number,
});

export const offerFields = {
  ...named('REQ C6.4', {
    'items!': unordered(object(offerItemFields)),
    'vouchers?': list(voucher),
    'pregenerated_erp_number?': id,
    'can_use_packstation_address?': flag,
    'free_shipping_reason?': text,
  }),
  ...sums,
  ...assumed('the difference of the sums is named as further costs', { 'cash_on_delivery_fee?': number }),
  ...assumed('the one that was sent holds', { 'service_voucher?': serviceVoucher }),
};

export const paymentOptions = listWithUnknown(
  object(
    named('REQ C8.3', { 'method!': paymentMethod, 'enabled!': flag }),
    assumed('the method is disabled without a reason of its own', { 'reason?': text }),
    named('REQ C8.8', { 'limit?': number }),
  ),
  { method: 'LATER_METHOD', enabled: true },
);

export const plans = list(
  object(
    named('REQ C9.2', {
      'installment_count!': number,
      'installment!': number,
      'final_installment!': number,
      'total!': number,
      'calculation_id?': id,
      'channel?': text,
      'interest_rate?': number,
      'nominal_interest_rate?': number,
      'total_interest?': number,
      'total_gross_amount!': number,
      'due_day?': number,
    }),
  ),
);

const offer = {
  ...named('REQ C6.1', {
    'offer!': object(offerFields),
    'payment_options!': paymentOptions,
    'installment_plans?': plans,
  }),
};

export const offerAnswers = {
  createOffer: answers(offer),
  verifyVoucher: answersShape(voucher),
  readRedeemedVouchers: answersShape(redeemedVouchers),
  suggestVouchers: answersShape(enveloped('vouchers', voucher)),
  validateIban: answers(named('REQ B11.3', { 'bank_details!': object(named('REQ B11.3', { 'name?': text })) })),
} satisfies Readonly<Record<string, Answer>>;
