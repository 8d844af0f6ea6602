import { waitlistAnswers } from './answers/waitlistAnswers.ts';
import { defineOperation } from './defineOperation.ts';
import {
  address,
  amount,
  customerNumber,
  day,
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
  WAITLIST_CANCEL_REASONS,
  type WaitlistCancelReason,
  type WireCreateWaitlistItem,
  type WireWaitlistRequest,
} from '../db/waitlist/wireWaitlistTypes.ts';

const newItem = objectOf({
  customer: objectOf({ external_customer_id: customerNumber }),
  product: objectOf({ sku, quantity, price: amount }),
  payment,
  delivery_address: orNull(address),
  sales_channel: salesChannel,
  sales_office: salesOffice,
  source_channel: sourceChannel,
});

const exampleItem: WireCreateWaitlistItem = {
  customer: { external_customer_id: '0123456' },
  product: { sku: '454740001', quantity: 1, price: 179.99 },
  payment: { method: 'INVOICE' },
  delivery_address: null,
  sales_channel: '04',
  sales_office: '4001',
  source_channel: 'ECOM',
};

export const createWaitlistItem = defineOperation<WireCreateWaitlistItem>({
  name: 'createWaitlistItem',
  answer: waitlistAnswers.createWaitlistItem,
  service: 'call-centre',
  method: 'POST',
  path: '/waitlist-item',
  bodySchema: newItem,
  example: { body: exampleItem },
});

/** The same by the customer service; the id is the customer number. */
export const createWaitlistItemOfCustomer = defineOperation<WireCreateWaitlistItem>({
  name: 'createWaitlistItemOfCustomer',
  answer: waitlistAnswers.createWaitlistItemOfCustomer,
  service: 'customer',
  method: 'POST',
  path: '/private/waitlist-item/:customerId',
  bodySchema: newItem,
  example: { path: '/private/waitlist-item/0123456', body: exampleItem },
});

export const readWaitlist = defineOperation<WireWaitlistRequest>({
  name: 'readWaitlist',
  answer: waitlistAnswers.readWaitlist,
  repeatable: true,
  service: 'call-centre',
  method: 'POST',
  path: '/waitlist-items',
  bodySchema: objectOf(
    {
      external_customer_id: customerNumber,
      offset: { type: 'integer', minimum: 0 },
      size: { type: 'integer', minimum: 1, maximum: 100 },
    },
    { keywords: orNull(listOf(text)), search_from: orNull(day), search_to: orNull(day) },
  ),
  example: { body: { external_customer_id: '0123456', offset: 0, size: 10 } },
});

export const cancelWaitlistItem = defineOperation<{ cancellation_reason: WaitlistCancelReason }>({
  name: 'cancelWaitlistItem',
  answer: waitlistAnswers.cancelWaitlistItem,
  service: 'call-centre',
  method: 'PATCH',
  path: '/cancel-waitlist-item/:itemId',
  bodySchema: objectOf({ cancellation_reason: oneOf(...WAITLIST_CANCEL_REASONS) }),
  example: { path: '/cancel-waitlist-item/waitlist-1', body: { cancellation_reason: 'CUSTOMER_REQUEST' } },
});
