import { editOrderAnswers } from './answers/editOrderAnswers.ts';
import { CANCELLATION_REASONS } from '../db/editOrder/wireEditTypes.ts';
import { defineOperation } from './defineOperation.ts';
import {
  address,
  anyText,
  country,
  crossSell,
  day,
  email,
  flag,
  objectOf,
  oneOf,
  orNull,
  payment,
  phone,
  quantity,
  sku,
  text,
  voucherCode,
  type JsonSchema,
} from './schemaParts.ts';
import type { WireCancellationReason } from '../db/editOrder/wireEditTypes.ts';
import type { WireCrossSell, WireSentAddress } from '../db/common/wireTypes.ts';
import type { WireCustomerInfo, WirePayment } from '../db/order/wireOrderTypes.ts';
import type { Operation } from './defineOperation.ts';

// Editing an order (CONTRACT Edit order). The examples are about the order that the operation tests begin to edit.

const ORDER = '1300000201';

interface OfOrder {
  order_id: string;
}

/** An operation on the draft of an order; its body repeats the order's id. */
function editOperation<Fields extends object>(
  name: keyof typeof editOrderAnswers,
  path: string,
  fields: Readonly<Record<string, JsonSchema>>,
  example: Fields,
  optional: Readonly<Record<string, JsonSchema>> = {},
): Operation<OfOrder & Fields> {
  return defineOperation<OfOrder & Fields>({
    name,
    answer: editOrderAnswers[name],
    // The draft is read back after each operation.
    repeatable: true,
    service: 'order',
    method: 'POST',
    path: `/edit-order/:orderId/${path}`,
    bodySchema: objectOf({ order_id: text, ...fields }, optional),
    example: { path: `/edit-order/${ORDER}/${path}`, body: { order_id: ORDER, ...example } },
  });
}

export const initEditOrder = defineOperation({
  name: 'initEditOrder',
  answer: editOrderAnswers.initEditOrder,
  repeatable: true,
  service: 'order',
  method: 'POST',
  path: '/edit-order/init/:orderId',
  example: { path: `/edit-order/init/${ORDER}`, body: undefined },
});

export const addPosition = editOperation<{
  sku: string;
  quantity: number;
  cross_sell?: Partial<WireCrossSell> | null;
}>(
  'addPosition',
  'add-position',
  { sku, quantity },
  { sku: '432011001', quantity: 1 },
  { cross_sell: orNull(crossSell) },
);

export const updatePosition = editOperation<{ id: string; quantity: number }>(
  'updatePosition',
  'update-position',
  { id: text, quantity },
  { id: 'position-1', quantity: 2 },
);

export const removePosition = editOperation<{ id: string }>(
  'removePosition',
  'remove-position',
  { id: text },
  { id: 'new-1' },
);

export const cancelPosition = editOperation<{ id: string; cancellation_reason: WireCancellationReason | null }>(
  'cancelPosition',
  'cancel-position',
  { id: text, cancellation_reason: orNull(oneOf(...CANCELLATION_REASONS)) },
  { id: 'position-1', cancellation_reason: 'WRONG_ITEM' },
);

export const changePositionPriceDate = editOperation<{ id: string; price_date: string }>(
  'changePositionPriceDate',
  'update-position-price-date',
  { id: text, price_date: day },
  { id: 'position-1', price_date: '{today}' },
);

export const changeTakeBack = editOperation<{ id: string; weee_take_back_enabled: boolean }>(
  'changeTakeBack',
  'update-weee-take-back',
  { id: text, weee_take_back_enabled: flag },
  { id: 'position-1', weee_take_back_enabled: false },
);

export const switchDeliveryAddress = editOperation<{ address: WireSentAddress | null }>(
  'switchDeliveryAddress',
  'switch-delivery-address',
  { address: orNull(address) },
  { address: null },
);

export const changeOrderPayment = editOperation<{ payment: WirePayment }>(
  'changeOrderPayment',
  'change-payment',
  { payment },
  { payment: { method: 'CASH_ON_DELIVERY' } },
);

export const redeemVoucherInOrder = editOperation<{ code: string }>(
  'redeemVoucherInOrder',
  'redeem-voucher',
  { code: voucherCode },
  { code: 'SOMMER' },
);

export const removeVoucherFromOrder = editOperation<{ code?: string | null }>(
  'removeVoucherFromOrder',
  'remove-voucher',
  {},
  { code: 'SOMMER' },
  { code: orNull(voucherCode) },
);

export const changeServiceVoucher = editOperation<{ code: string | null }>(
  'changeServiceVoucher',
  'change-service-voucher',
  { code: orNull(text) },
  { code: 'UMTAUSCH' },
);

const billingAddress = objectOf(
  {
    street: text,
    street_number: text,
    zip_code: { type: 'string', pattern: '^[0-9]{4,5}$' },
    city: text,
    country_code: country,
  },
  { care_of: orNull(anyText), address_addition: orNull(anyText) },
);

const customerOperation = editOperation<{
  email: string | null;
  phone_number: string | null;
  billing_address?: Partial<WireCustomerInfo> | null;
}>(
  'updateOrderCustomer',
  'update-customer',
  { email: orNull(email), phone_number: orNull(phone) },
  { email: 'dora@example.com', phone_number: '022112345678' },
  { billing_address: orNull(billingAddress) },
);

/** The requirement names the operation among the types, and no path for it. */
export const updateOrderCustomer: typeof customerOperation = { ...customerOperation, known: 'without its path' };

export const submitEditedOrder = defineOperation<{ order_id: string; updated_at?: string }>({
  name: 'submitEditedOrder',
  answer: editOrderAnswers.submitEditedOrder,
  service: 'order',
  method: 'POST',
  path: '/edit-order/:orderId',
  orderAttempt: true,
  // Without `updated_at` where the order has named none.
  bodySchema: objectOf({ order_id: text }, { updated_at: text }),
  example: { path: `/edit-order/${ORDER}`, body: { order_id: ORDER, updated_at: '2026-11-20T10:00:00.000+00:00' } },
});

export const clearEditedOrder = defineOperation({
  name: 'clearEditedOrder',
  answer: editOrderAnswers.clearEditedOrder,
  service: 'order',
  method: 'DELETE',
  path: '/edit-order/:orderId',
  example: { path: `/edit-order/${ORDER}`, body: undefined },
});

export const readEditHistory = defineOperation({
  name: 'readEditHistory',
  answer: editOrderAnswers.readEditHistory,
  service: 'order',
  method: 'GET',
  path: '/edit-order/history/:orderNumber',
  example: { path: '/edit-order/history/1300000218', body: undefined },
});
