import type { outcomeLookupLimits } from './limits/outcomeLookup.ts';

/** How the outcome of an operation is found that creates or ends something (QUALITY 8, 9). */
export interface OnceOnly {
  /** How long the effect is looked for: a service may still be at work when the connection is gone. Null: it cannot be looked up. */
  readonly within: Extract<keyof typeof outcomeLookupLimits, `${string}LookupDuration`> | null;
  /** Problem codes that say that it is so already: with the effect found, an own earlier send was the cause. */
  readonly refusedWhenDone: readonly string[];
}

/**
 * Every operation that creates or ends something: where its effect is looked up once an answer was lost, and what the agent sees of
 * two of them. Browsers repeat a POST whose connection breaks before the answer's headers, so that each of them can happen twice, or
 * be refused because it has happened.
 */
export const onceOnly = {
  /**
   * Looked up in the order history by the pregenerated number of the order. Never two: it is sent again only by hand, once a
   * lookup has not found it, and never after a success without a body.
   */
  createOrder: {
    within: 'orderLookupDuration',
    refusedWhenDone: [],
  },
  /**
   * Looked up in the order info by the pregenerated number of the order. Never two: it is sent again only by hand, once a
   * lookup has not found it, and never after a success without a body.
   */
  createGuestOrder: {
    within: 'orderLookupDuration',
    refusedWhenDone: [],
  },
  /** Looked up at the order: its state is no longer rejected. Never two: an order is submitted once. */
  submitOrder: {
    within: 'orderLookupDuration',
    refusedWhenDone: [],
  },
  /**
   * Looked up at the order: it has another version, and holds what the draft held. Never two: the draft ends with its
   * submission.
   */
  submitEditedOrder: {
    within: 'orderLookupDuration',
    refusedWhenDone: ['edited_order_not_found'],
  },
  /** Nothing to look up: it is sent again, which ends in the same state. */
  clearEditedOrder: {
    within: null,
    refusedWhenDone: ['edited_order_not_found'],
  },
  /** Looked up at the order: its state is cancelled. Never two: an order is cancelled once. */
  cancelOrder: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: ['cancelled_order'],
  },
  /** Looked up at the order: its state is cancelled. Never two: an order is cancelled once. */
  cancelRejectedOrder: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: ['cancelled_order'],
  },
  /**
   * Looked up among the subscriptions of the customer by product and time. Two of them: both
   * are listed with the customer, and one can be cancelled.
   */
  createSubscription: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /** Looked up at the subscriptions: their state. Never two: a subscription is cancelled once. */
  cancelSubscriptions: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /**
   * Looked up in the waitlist of the customer by article, quantity and time. Two of them: they are named
   * after creating, and one can be ended with one key.
   */
  createWaitlistItem: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /** Not used (DECISIONS 100). */
  createWaitlistItemOfCustomer: {
    within: null,
    refusedWhenDone: [],
  },
  /** Looked up in the waitlist of the customer: the state of the entry. Never two: an entry is ended once. */
  cancelWaitlistItem: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /**
   * Looked up at the stock of the article after a 409: while it is sold out, the reminder is there. No operation lists
   * reminders. Two of them: a second e-mail at most.
   */
  subscribeStockReminder: {
    within: null,
    refusedWhenDone: ['409'],
  },
  /** Looked up among the product links by both product numbers. Never two: a pair of products is linked once. */
  createProductLink: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: ['400'],
  },
  /**
   * Looked up in the customer search by e-mail or by name and date of birth. Two of them: the question about
   * duplicates names the other one.
   */
  createCustomer: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /**
   * Looked up at the customer: the address is among the delivery addresses. Two of them: both are shown,
   * and one can be removed from the call.
   */
  addDeliveryAddress: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /** Looked up among the events of the subscription by text and time. Two of them: both are in the list. */
  addSubscriptionEvent: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /** Nothing to look up: no operation lists what was sent. Two of them: a second letter. */
  sendRingTemplate: {
    within: null,
    refusedWhenDone: [],
  },
  /** Nothing to look up: no operation lists what was sent. Two of them: a second letter with the same PIN. */
  requestPinLetter: {
    within: null,
    refusedWhenDone: [],
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
