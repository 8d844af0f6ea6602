import {
  CANCEL_REASONS,
  LINK_STATUSES,
  ROTATIONS,
  STARTS,
  SUBSCRIPTION_STATUSES,
} from '../../db/subscription/wireSubscriptionTypes.ts';
import { address } from './customerAnswers.ts';
import {
  answers,
  answersNothing,
  answersShape,
  assumed,
  code,
  country,
  day,
  enveloped,
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
  paymentMethod,
} from './shapes.ts';

const reason = code(...CANCEL_REASONS);

const subscription = object(
  named('REQ G2.3', {
    'id!': id,
    'contract_number?': id,
    'external_customer_id?': id,
    'status!': object(
      named('REQ G2.3', {
        'type!': code(...SUBSCRIPTION_STATUSES),
        'agent_username?': text,
        'timestamp?': moment,
        'failure?': text,
      }),
      assumed('no reason is shown', { 'reason?': reason }),
    ),
    'product?': object(
      named('REQ C2.5', { 'base_product_no?': id }),
      named('REQ G1.5', { 'status?': code(...LINK_STATUSES) }),
      assumed('the product number is shown', { 'name?': text, 'brand?': text }),
      assumed('`promo_order_number` is read', { 'delivery_product_no?': id }),
    ),
    'details!': object(
      named('REQ G2.3', {
        'customer?': object(named('REQ B1.9', { 'external_customer_id?': id })),
        'product!': object(named('REQ G1.1', { 'sku?': id, 'quantity!': number, 'price?': number })),
        'payment?': object(
          named('REQ C8.1', { 'method?': paymentMethod, 'account_holder?': text }),
          assumed('no bank account is shown', { 'masked_iban?': text, 'bank_name?': text }),
        ),
        'delivery_address?': address,
        'sales_channel?': id,
        'sales_office?': id,
        'source_channel?': text,
        'shipping_cost?': number,
      }),
    ),
    'abo_info!': object(
      named('REQ G2.3', {
        'abo_number?': id,
        'rotation!': code(...ROTATIONS),
        'start_in?': code(...STARTS),
        'next_order_date!': day,
        'previous_order_date?': day,
      }),
    ),
    'promo_order_number?': id,
    'delivery_order_number?': id,
    'price?': number,
    'total?': number,
    'note?': text,
  }),
  assumed('neither is shown', { 'created_at?': moment, 'updated_at?': moment }),
);
const subscriptionOverview = named('REQ G3.2', {
  'page?': number,
  'size?': number,
  'total?': number,
  'result!': list(subscription),
});

const bulkResults = assumed('the change is done; nothing is said of one subscription', {
  'results?': list(
    object(
      named('REQ G5.5', { 'result?': code('PROCESSED', 'FAILED'), 'failure?': text }),
      assumed('the result counts, without its subscription', { 'id?': id }),
    ),
  ),
});
const dateChange = {
  ...named('REQ G5.3', { 'already_processed_subscriptions_count?': number }),
  ...bulkResults,
};
const bulkChange = mayAnswer(
  'the subscriptions are read again',
  object(bulkResults, assumed('nothing is said of it', { 'already_processed_subscriptions_count?': number })),
);

const subscriptionChange = object(
  named('REQ G6.2', {
    'type?': text,
    'note?': text,
    'reason?': reason,
    'timestamp?': moment,
    'agent_username?': text,
    'new_status?': object(
      named('REQ G6.2', {
        'type?': code('ACTIVE', 'CANCELED', 'WARNING', 'FAILED'),
        'order_id?': id,
        'reason?': reason,
        'failure?': text,
      }),
    ),
  }),
);
const subscriptionChanges = named('REQ G6.1', {
  'page?': number,
  'size?': number,
  'changes!': list(subscriptionChange),
});
const customersInfo = named('REQ G3.6', {
  'customers_info!': list(
    object(named('REQ G3.6', { 'external_customer_id!': id, 'first_name?': text, 'last_name?': text })),
  ),
});

const months = (shapes: Parameters<typeof assumed>[1]) =>
  list(object(assumed('the month is left out', { 'month?': text, ...shapes })));
const stockDelays = months({ 'quantity?': number });

const productsReport = {
  ...named('REQ G7.1', {
    'page?': number,
    'size?': number,
    'items!': list(
      object(
        named('REQ G7.4', { 'id!': id, 'note?': text }),
        assumed('the column stays empty', {
          'product_no?': id,
          'name?': text,
          'active_subscriptions?': number,
          'new_subscriptions?': number,
          'cancelled_subscriptions?': number,
          'floor_sales?': number,
          'price?': number,
          'stock_delays?': stockDelays,
        }),
      ),
    ),
    'total_active_subscriptions?': number,
    'floor_sales_variation?': number,
    'previous_month_floor_sales?': number,
    'current_month_floor_sales?': number,
    'total_subscribed_products?': number,
    'monthly_stock_status?': months({ 'active_subscriptions?': number, 'stock_delays?': number }),
  }),
  ...assumed('more pages are asked for as long as a page is full', { 'total?': number }),
};

const productLink = object(
  named('REQ G8.2', {
    'id!': id,
    'subscription_product!': id,
    'delivery_product!': id,
    'regular_products?': list(id),
    'description?': text,
    'article_description?': text,
    'price?': number,
    'status?': code(...LINK_STATUSES),
    'meta_info?': object(
      named('REQ G8.2', { 'created_by?': text, 'created_at?': moment, 'edited_by?': text, 'edited_at?': moment }),
    ),
    'countries_exclusion?': list(country),
  }),
  assumed('the column stays empty', {
    'brand?': text,
    'product_line?': text,
    'category?': text,
    'contract_number?': id,
  }),
);
const productLinks = named('REQ G8.1', {
  'result!': list(productLink),
  'total?': number,
  'has_next?': flag,
  'page?': number,
});

export const subscriptionAnswers = {
  addSubscriptionEvent: mayAnswer('the history is read again', subscriptionChange),
  cancelSubscriptions: bulkChange,
  createSubscription: mayAnswer('the subscription is searched for', subscription),
  editDeliveryDates: answers(dateChange),
  editSubscription: mayAnswer('the subscription is read again', subscription),
  editSubscriptionNote: mayAnswer('the note is as it was sent', subscription),
  editSubscriptionNumbers: bulkChange,
  listSubscriptions: answersShape(enveloped('result', subscription)),
  readCustomersInfo: answers(customersInfo),
  readSubscriptionChanges: answers(subscriptionChanges),
  readSubscriptionsOverview: answers(subscriptionOverview),
  editReportNote: answersNothing,
  readProductsReport: answers(productsReport),
  createProductLink: mayAnswer('the list is read again', productLink),
  editProductLink: mayAnswer('the list is read again', productLink),
  searchProductLinks: answers(productLinks),
} satisfies Readonly<Record<string, Answer>>;
