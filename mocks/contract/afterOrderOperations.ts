import { orderAnswers } from './answers/orderAnswers.ts';
import { aWireOrder } from '../builders/aWireOrder.ts';
import { defineOperation, queryOf } from './defineOperation.ts';
import {
  amount,
  anyText,
  baseProductNo,
  country,
  customerNumber,
  day,
  email,
  flag,
  listOf,
  method,
  objectOf,
  oneOf,
  openObjectOf,
  orNull,
  phone,
  quantity,
  reklaFlag,
  sku,
  text,
} from './schemaParts.ts';
import type { OverviewFilter } from '../db/order/orders.ts';
import type { WireOrder } from '../db/order/wireOrderTypes.ts';

// What happens to an order after it was placed.

export const readOrder = defineOperation({
  name: 'readOrder',
  answer: orderAnswers.readOrder,
  service: 'order',
  method: 'GET',
  path: '/orders/:orderId',
  example: { path: '/orders/1000000001', body: undefined },
});

const orderCustomer = openObjectOf(
  {
    salutation: oneOf('MR', 'MS', 'COMPANY', 'FAMILY', 'MISS'),
    first_name: text,
    last_name: text,
    street: text,
    street_number: text,
    zip_code: { type: 'string', pattern: '^[0-9]{4,5}$' },
    city: text,
    country_code: country,
  },
  {
    external_customer_id: orNull(customerNumber),
    date_of_birth: orNull(day),
    email: orNull(email),
    phone: orNull(phone),
    care_of: orNull(anyText),
    address_addition: orNull(anyText),
  },
);

/** An order as it was read, with what an agent changed: fields that the schema does not name go back unchanged. */
const wholeOrder = openObjectOf({
  id: text,
  number: text,
  pregenerated_erp_number: text,
  external_customer_id: orNull(customerNumber),
  placed_at: text,
  currency: oneOf('EUR', 'CHF'),
  subtotal: amount,
  shipping_costs: amount,
  total: amount,
  total_price: amount,
  total_product_price: amount,
  order_status: openObjectOf({ code: text, label: text }),
  status_history: listOf(openObjectOf({ status: text, label: text, timestamp: text })),
  items: listOf(
    openObjectOf({ sku, base_product_number: baseProductNo, quantity, single_price: amount, total: amount }),
    {
      minItems: 1,
    },
  ),
  delivery_address: orNull(openObjectOf({ type: text, zip_code: text, city: text, country_code: country })),
  payment: openObjectOf({ type: method, method }),
  customer: orderCustomer,
  rekla_flag: orNull(reklaFlag),
  is_cancelable: flag,
});

export const updateOrder = defineOperation<WireOrder>({
  name: 'updateOrder',
  answer: orderAnswers.updateOrder,
  repeatable: true,
  service: 'order',
  method: 'PUT',
  path: '/orders/:orderId',
  bodySchema: wholeOrder,
  example: { path: '/orders/5f0000000001', body: aWireOrder() },
});

export const submitOrder = defineOperation({
  name: 'submitOrder',
  answer: orderAnswers.submitOrder,
  service: 'order',
  method: 'POST',
  path: '/orders/:orderId/submission',
  orderAttempt: true,
  example: { path: '/orders/1000000001/submission', body: undefined },
});

export const cancelOrder = defineOperation<{ external_customer_id: string | null; reason_code: string }>({
  name: 'cancelOrder',
  answer: orderAnswers.cancelOrder,
  service: 'order',
  method: 'POST',
  path: '/orders/:orderId/cancel',
  bodySchema: objectOf({ external_customer_id: orNull(customerNumber), reason_code: text }),
  example: {
    path: '/orders/1000000001/cancel',
    body: { external_customer_id: '0123456', reason_code: 'CUSTOMER_REQUEST' },
  },
});

export const cancelRejectedOrder = defineOperation({
  name: 'cancelRejectedOrder',
  answer: orderAnswers.cancelRejectedOrder,
  service: 'order',
  method: 'POST',
  path: '/backoffice-orders/:orderId/cancel',
  example: { path: '/backoffice-orders/1000000001/cancel', body: undefined },
});

export const readOrdersOverview = defineOperation<{
  external_customer_id: string;
  page: number;
  size: number;
  status: OverviewFilter['status'];
  external_order_id?: string | null;
  search_from?: string | null;
  search_to?: string | null;
  payment?: string | null;
  keywords?: string[] | null;
  total?: number | null;
}>({
  name: 'readOrdersOverview',
  answer: orderAnswers.readOrdersOverview,
  repeatable: true,
  service: 'order-history',
  method: 'POST',
  path: '/private/orders-overview',
  bodySchema: objectOf(
    {
      // Allows the placeholder of the Swiss order entry, which is no customer number.
      external_customer_id: { type: 'string', pattern: '^[0-9]{7,}$' },
      page: { type: 'integer', minimum: 1 },
      size: { type: 'integer', minimum: 1, maximum: 100 },
      status: oneOf('ALL', 'IN_PROGRESS', 'CANCELED'),
    },
    {
      external_order_id: orNull(anyText),
      search_from: orNull(day),
      search_to: orNull(day),
      payment: orNull(method),
      keywords: orNull(listOf(text)),
      total: orNull(amount),
    },
  ),
  example: { body: { external_customer_id: '0123456', page: 1, size: 10, status: 'ALL' } },
});

export const searchOrderInfo = defineOperation({
  name: 'searchOrderInfo',
  answer: orderAnswers.searchOrderInfo,
  service: 'order-history',
  method: 'GET',
  path: '/private/search-order-info',
  querySchema: queryOf({ shop_order_id: text }),
  example: { query: { shop_order_id: '1000000001' }, body: undefined },
});
