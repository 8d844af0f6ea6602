import { subscriptionAnswers } from './answers/subscriptionAnswers.ts';
import { defineOperation, queryOf } from './defineOperation.ts';
import {
  address,
  amount,
  anyText,
  baseProductNo,
  customerNumber,
  day,
  flag,
  listOf,
  objectOf,
  oneOf,
  orNull,
  payment,
  quantity,
  salesChannel,
  salesOffice,
  sku,
  sourceChannel,
  text,
} from './schemaParts.ts';
import {
  CANCEL_REASONS,
  ROTATIONS,
  STARTS,
  type CancelReason,
  type WireCreateSubscription,
  type WireOverviewRequest,
  type WireSelection,
  type WireSubscriptionEdit,
} from '../db/subscription/wireSubscriptionTypes.ts';

/** No longest text is named. */
const note = { type: 'string' };
const eventNote = { type: 'string', minLength: 1 };
const keywordType = oneOf('DELIVERY_PRODUCT_NO', 'SUBSCRIPTION_NO', 'CUSTOMER_NO');
const cancelReason = oneOf(...CANCEL_REASONS);
const rotation = oneOf(...ROTATIONS);

const filterFields = {
  status: orNull(oneOf('ALL', 'ACTIVE', 'IN_PROGRESS', 'DELAY_IN_DELIVERY', 'CANCELED')),
  cancellation_reason: orNull(cancelReason),
  keywords: orNull(listOf(text)),
  keyword_type: orNull(keywordType),
  search_date_type: orNull(oneOf('CREATION_DATE', 'NEXT_DELIVERY_DATE', 'PREVIOUS_EDIT_DATE')),
  search_from: orNull(day),
  search_to: orNull(day),
  default_delivery_product_number: orNull(baseProductNo),
};

const selectionFields = {
  subscriptions: listOf(text),
  select_all: flag,
  filters: orNull(objectOf({}, filterFields)),
};
/** The requirement names them for delivery dates only (REQ G5.3). */
const excluded = { exclude_subscription_ids: listOf(text) };
const total = { type: 'integer', minimum: 0 };
const oneSubscription = {
  subscriptions: ['abo-7000001'],
  select_all: false,
  filters: null,
};

export const createSubscription = defineOperation<WireCreateSubscription>({
  name: 'createSubscription',
  answer: subscriptionAnswers.createSubscription,
  service: 'call-centre',
  method: 'POST',
  path: '/subscription-product',
  bodySchema: objectOf({
    customer: objectOf({ external_customer_id: customerNumber }),
    product: objectOf({ sku, quantity, price: amount }),
    payment,
    delivery_address: orNull(address),
    abo_info: objectOf({ rotation, start_in: oneOf(...STARTS), next_order_date: day }),
    sales_channel: salesChannel,
    sales_office: salesOffice,
    source_channel: sourceChannel,
  }),
  example: {
    body: {
      customer: { external_customer_id: '0123456' },
      product: { sku: '543015001', quantity: 1, price: 24.99 },
      payment: { method: 'INVOICE' },
      delivery_address: null,
      abo_info: { rotation: 'TWO_MONTHS', start_in: 'TODAY', next_order_date: '{today}' },
      sales_channel: '04',
      sales_office: '4001',
      source_channel: 'ECOM',
    },
  },
});

export const listSubscriptions = defineOperation({
  name: 'listSubscriptions',
  answer: subscriptionAnswers.listSubscriptions,
  service: 'call-centre',
  method: 'GET',
  path: '/subscriptions-products/:customerId',
  querySchema: queryOf(
    {},
    {
      keyword: text,
      status: oneOf('ACTIVE', 'ALL'),
      keywordType,
      limit: { type: 'string', pattern: '^[1-9][0-9]{0,2}$' },
    },
  ),
  example: { path: '/subscriptions-products/0123456', query: { status: 'ALL' }, body: undefined },
});

export const editSubscription = defineOperation<WireSubscriptionEdit>({
  name: 'editSubscription',
  answer: subscriptionAnswers.editSubscription,
  repeatable: true,
  service: 'call-centre',
  method: 'PATCH',
  path: '/edit-subscription-product/:subscriptionId',
  bodySchema: objectOf({
    delivery_address: orNull(address),
    next_order_date: day,
    payment,
    rotation,
    delivery_product_quantity: quantity,
  }),
  example: {
    path: '/edit-subscription-product/abo-7000001',
    body: {
      delivery_address: null,
      next_order_date: '{today}',
      payment: { method: 'INVOICE' },
      rotation: 'THREE_MONTHS',
      delivery_product_quantity: 2,
    },
  },
});

export const editSubscriptionNumbers = defineOperation<
  WireSelection & {
    delivery_product_number?: string | null;
    subscription_product_number?: string | null;
    subscriptions_total_to_edit: number;
  }
>({
  name: 'editSubscriptionNumbers',
  answer: subscriptionAnswers.editSubscriptionNumbers,
  repeatable: true,
  service: 'call-centre',
  method: 'PATCH',
  path: '/edit-multiple-subscription-numbers',
  bodySchema: objectOf(
    { ...selectionFields, subscriptions_total_to_edit: total },
    {
      ...excluded,
      delivery_product_number: orNull(baseProductNo),
      subscription_product_number: orNull(baseProductNo),
    },
  ),
  example: { body: { ...oneSubscription, delivery_product_number: '432011', subscriptions_total_to_edit: 1 } },
});

export const cancelSubscriptions = defineOperation<
  WireSelection & { reason: CancelReason; subscriptions_total_to_cancel: number }
>({
  name: 'cancelSubscriptions',
  answer: subscriptionAnswers.cancelSubscriptions,
  service: 'call-centre',
  method: 'PATCH',
  path: '/cancel-subscriptions-products',
  bodySchema: objectOf({ ...selectionFields, reason: cancelReason, subscriptions_total_to_cancel: total }, excluded),
  example: { body: { ...oneSubscription, reason: 'NO_MORE_NEED', subscriptions_total_to_cancel: 1 } },
});

export const editDeliveryDates = defineOperation<
  WireSelection & { next_delivery_date: string; note?: string | null; subscriptions_total_to_edit: number }
>({
  name: 'editDeliveryDates',
  answer: subscriptionAnswers.editDeliveryDates,
  repeatable: true,
  service: 'call-centre',
  method: 'PATCH',
  path: '/subscription-product-management/edit-delivery-dates',
  bodySchema: objectOf(
    { ...selectionFields, ...excluded, next_delivery_date: day, subscriptions_total_to_edit: total },
    { note: orNull(anyText) },
  ),
  example: {
    body: {
      ...oneSubscription,
      exclude_subscription_ids: [],
      next_delivery_date: '{today}',
      subscriptions_total_to_edit: 1,
    },
  },
});

export const editSubscriptionNote = defineOperation<{ note: string }>({
  name: 'editSubscriptionNote',
  answer: subscriptionAnswers.editSubscriptionNote,
  repeatable: true,
  service: 'call-centre',
  method: 'PATCH',
  path: '/subscriptions/:subscriptionId/edit-note',
  bodySchema: objectOf({ note }),
  example: { path: '/subscriptions/abo-7000001/edit-note', body: { note: 'Möchte lieber vormittags Post.' } },
});

export const addSubscriptionEvent = defineOperation<{ note: string }>({
  name: 'addSubscriptionEvent',
  answer: subscriptionAnswers.addSubscriptionEvent,
  service: 'call-centre',
  method: 'POST',
  path: '/subscriptions/:subscriptionId/events',
  bodySchema: objectOf({ note: eventNote }),
  example: { path: '/subscriptions/abo-7000001/events', body: { note: 'Rückruf vereinbart.' } },
});

export const readSubscriptionsOverview = defineOperation<WireOverviewRequest>({
  name: 'readSubscriptionsOverview',
  answer: subscriptionAnswers.readSubscriptionsOverview,
  repeatable: true,
  service: 'call-centre',
  method: 'POST',
  path: '/subscription-product-management/overview',
  bodySchema: objectOf(
    { page: { type: 'integer', minimum: 1 }, size: { type: 'integer', minimum: 1, maximum: 100 } },
    {
      ...filterFields,
      sort_by: orNull(oneOf('CREATION_DATE', 'NEXT_ORDER_DATE', 'UPDATED_DATE', 'PRODUCT_NAME')),
      sorting_mode: orNull(oneOf('ASC', 'DESC')),
    },
  ),
  example: { body: { page: 1, size: 10, status: 'ALL' } },
});

export const readSubscriptionChanges = defineOperation<{
  subscription_id: string;
  page: number;
  size: number;
  sorting_mode: 'OLD_FIRST' | 'NEW_FIRST';
}>({
  name: 'readSubscriptionChanges',
  answer: subscriptionAnswers.readSubscriptionChanges,
  repeatable: true,
  service: 'call-centre',
  method: 'POST',
  path: '/subscription-changes-history',
  bodySchema: objectOf({
    subscription_id: text,
    page: { type: 'integer', minimum: 1 },
    size: { type: 'integer', minimum: 1, maximum: 100 },
    sorting_mode: oneOf('OLD_FIRST', 'NEW_FIRST'),
  }),
  example: { body: { subscription_id: 'abo-7000001', page: 1, size: 20, sorting_mode: 'NEW_FIRST' } },
});

export const readCustomersInfo = defineOperation<{ external_customer_ids: string[] }>({
  name: 'readCustomersInfo',
  answer: subscriptionAnswers.readCustomersInfo,
  repeatable: true,
  service: 'call-centre',
  method: 'POST',
  path: '/subscriptions-management/customers-info',
  bodySchema: objectOf({ external_customer_ids: listOf(customerNumber, { minItems: 1, maxItems: 100 }) }),
  example: { body: { external_customer_ids: ['0123456', '0200001'] } },
});
