import type { outcomeLookupLimits } from './limits/outcomeLookup.ts';

/** How the outcome of an operation is found that creates or ends something (QUALITY 8, 9). */
export interface OnceOnly {
  /** Where its effect is looked up once an answer was lost. */
  readonly lookedUpBy: string;
  /** How long the effect is looked for: a service may still be at work when the connection is gone. Null: it cannot be looked up. */
  readonly within: Extract<keyof typeof outcomeLookupLimits, `${string}LookupDuration`> | null;
  /** Problem codes that say that it is so already: with the effect found, an own earlier send was the cause. */
  readonly refusedWhenDone: readonly string[];
  /** What two of them look like, and what the agent can do. */
  readonly double: string;
}

/**
 * Every operation that creates or ends something. Browsers repeat a POST whose connection breaks before the answer's headers, so
 * that each of them can happen twice, or be refused because it has happened.
 */
export const onceOnly = {
  createOrder: {
    lookedUpBy: 'order history, by the pregenerated number of the order',
    within: 'orderLookupDuration',
    refusedWhenDone: [],
    double:
      'none: it is sent again only by hand, once a lookup has not found it, and never after a success without a body',
  },
  createGuestOrder: {
    lookedUpBy: 'order info, by the pregenerated number of the order',
    within: 'orderLookupDuration',
    refusedWhenDone: [],
    double:
      'none: it is sent again only by hand, once a lookup has not found it, and never after a success without a body',
  },
  submitOrder: {
    lookedUpBy: 'the order: its state is no longer rejected',
    within: 'orderLookupDuration',
    refusedWhenDone: [],
    double: 'none: an order is submitted once',
  },
  submitEditedOrder: {
    lookedUpBy: 'the order: it has another version, and holds what the draft held',
    within: 'orderLookupDuration',
    refusedWhenDone: ['edited_order_not_found'],
    double: 'none: the draft ends with its submission',
  },
  clearEditedOrder: {
    lookedUpBy: 'nothing: it is sent again, which ends in the same state',
    within: null,
    refusedWhenDone: ['edited_order_not_found'],
    double: 'none',
  },
  cancelOrder: {
    lookedUpBy: 'the order: its state is cancelled',
    within: 'outcomeLookupDuration',
    refusedWhenDone: ['cancelled_order'],
    double: 'none: an order is cancelled once',
  },
  cancelRejectedOrder: {
    lookedUpBy: 'the order: its state is cancelled',
    within: 'outcomeLookupDuration',
    refusedWhenDone: ['cancelled_order'],
    double: 'none: an order is cancelled once',
  },
  createSubscription: {
    lookedUpBy: 'subscriptions of the customer, by product and time',
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
    double: 'two subscriptions of one product: both are listed with the customer, and one can be cancelled',
  },
  cancelSubscriptions: {
    lookedUpBy: 'the subscriptions: their state',
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
    double: 'none: a subscription is cancelled once',
  },
  createWaitlistItem: {
    lookedUpBy: 'waitlist of the customer, by article, quantity and time',
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
    double: 'two entries of one article: named after creating, and one can be ended with one key',
  },
  createWaitlistItemOfCustomer: {
    lookedUpBy: 'not used (DECISIONS 100)',
    within: null,
    refusedWhenDone: [],
    double: 'as createWaitlistItem',
  },
  cancelWaitlistItem: {
    lookedUpBy: 'waitlist of the customer: the state of the entry',
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
    double: 'none: an entry is ended once',
  },
  subscribeStockReminder: {
    lookedUpBy:
      'stock of the article, after a 409: while it is sold out, the reminder is there. No operation lists reminders',
    within: null,
    refusedWhenDone: ['409'],
    double: 'a second e-mail at most',
  },
  createProductLink: {
    lookedUpBy: 'product links, by both product numbers',
    within: 'outcomeLookupDuration',
    refusedWhenDone: ['400'],
    double: 'none: a pair of products is linked once',
  },
  createCustomer: {
    lookedUpBy: 'customer search, by e-mail or by name and date of birth',
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
    double: 'a duplicate: the question about duplicates names it',
  },
  addDeliveryAddress: {
    lookedUpBy: 'the customer: the address is among the delivery addresses',
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
    double: 'two equal addresses: both are shown, and one can be removed from the call',
  },
  addSubscriptionEvent: {
    lookedUpBy: 'events of the subscription, by text and time',
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
    double: 'two equal events, visible in the list',
  },
  sendRingTemplate: {
    lookedUpBy: 'nothing: no operation lists what was sent',
    within: null,
    refusedWhenDone: [],
    double: 'a second letter',
  },
  requestPinLetter: {
    lookedUpBy: 'nothing: no operation lists what was sent',
    within: null,
    refusedWhenDone: [],
    double: 'a second letter with the same PIN',
  },
} as const satisfies Readonly<Record<string, OnceOnly>>;

export type OnceOnlyOperation = keyof typeof onceOnly;

/** Operations that may be repeated: they read, check or calculate, or set a value that is the same after the second time. */
export const repeatable: readonly string[] = [
  // Writes of the basket are read back after a lost answer (REQ C3).
  'createBasketWithItem',
  'addBasketItem',
  'changeBasketItem',
  'removeBasketItem',
  'deleteBasket',
  'switchBasketChannel',
  // Values of the customer.
  'changeCustomer',
  'changeCustomerCountry',
  'replaceAddress',
  'changeMarketResearchConsent',
  'giveGuestConsent',
  'changePreferences',
  'changeConsents',
  'changeDataProtection',
  'changePreferredPayment',
  'saveBankingDetails',
  'verifyPin',
  'skipPin',
  // Reads, checks and calculations.
  'searchCustomers',
  'fetchCustomersByNameAndBirthday',
  'checkAddress',
  'verifyPostNumber',
  'createOffer',
  'preCheckOrder',
  'verifyVoucher',
  'validateIban',
  'readOrdersOverview',
  'readSubscriptionsOverview',
  'readSubscriptionChanges',
  'readCustomersInfo',
  'readProductsReport',
  'searchProductLinks',
  'readWaitlist',
  'readRemindableStocks',
  // The draft of an edited order is read back after each operation.
  'initEditOrder',
  'addPosition',
  'updatePosition',
  'removePosition',
  'cancelPosition',
  'changePositionPriceDate',
  'changeTakeBack',
  'switchDeliveryAddress',
  'changeOrderPayment',
  'redeemVoucherInOrder',
  'removeVoucherFromOrder',
  'changeServiceVoucher',
  'updateOrderCustomer',
  // Values of orders, subscriptions and links.
  'updateOrder',
  'editSubscription',
  'editSubscriptionNumbers',
  'editDeliveryDates',
  'editSubscriptionNote',
  'editReportNote',
  'editProductLink',
  // Logging.
  'writeLog',
  'raiseAlarm',
];

/** An operation that was refused or has not happened; `unknown`: nobody can say. `detail`: what its service says of it. */
export interface NotDone {
  readonly kind: 'refused' | 'unknown';
  readonly detail: string | null;
}
