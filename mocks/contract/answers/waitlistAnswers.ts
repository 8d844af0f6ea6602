import { WAITLIST_CANCEL_REASONS, WAITLIST_STATUSES } from '../../db/waitlist/wireWaitlistTypes.ts';
import {
  answers,
  assumed,
  code,
  id,
  list,
  mayAnswer,
  moment,
  named,
  number,
  object,
  text,
  type Answer,
  paymentMethod,
} from './shapes.ts';

const waitlistItem = object(
  named('REQ H1.3', {
    'id!': id,
    'status?': object(named('REQ H1.3', { 'type!': code(...WAITLIST_STATUSES), 'reason?': text })),
    'sku?': id,
    'product?': object(
      named('REQ C2.5', { 'base_product_no?': id }),
      assumed('the article number is shown', { 'name?': text, 'brand?': text, 'price?': number }),
    ),
    'quantity?': number,
    'shipping_costs?': number,
    'total_price?': number,
    'selected_payment_method?': paymentMethod,
    'creation_date?': moment,
    'order_date?': moment,
    'cancellation_reason?': code(...WAITLIST_CANCEL_REASONS),
  }),
  assumed('the customer of the list', { 'external_customer_id?': id }),
);
const waitlist = named('REQ H1.3', {
  'items!': list(waitlistItem),
  'offset?': number,
  'size?': number,
  'total?': number,
});
const createdItem = mayAnswer('the waitlist is read again', waitlistItem);

export const waitlistAnswers = {
  cancelWaitlistItem: mayAnswer('the item is shown as cancelled', waitlistItem),
  createWaitlistItem: createdItem,
  createWaitlistItemOfCustomer: createdItem,
  readWaitlist: answers(waitlist),
} satisfies Readonly<Record<string, Answer>>;
