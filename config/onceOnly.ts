import type { outcomeLookupLimits } from './limits/outcomeLookup.ts';

/** How the outcome of an operation is found that creates or ends something (QUALITY 8, 9). */
export interface OnceOnly {
  /** How long the effect is looked for: a service may still be at work when the connection is gone. Null: it cannot be looked up. */
  readonly within: Extract<keyof typeof outcomeLookupLimits, `${string}LookupDuration`> | null;
  /** Problem codes that say that it is so already: with the effect found, an own earlier send was the cause. */
  readonly refusedWhenDone: readonly string[];
}

/**
 * Every operation that creates or ends something. Browsers repeat a POST whose connection breaks before the answer's headers, so
 * that each of them can happen twice, or be refused because it has happened. The comments say where the effect is looked up after a
 * lost answer (lookup), and what the agent sees if the operation happened twice (duplicate).
 */
export const onceOnly = {
  /**
   * Lookup: the order history, by the pregenerated number of the order. Duplicate: impossible, it is sent again only by hand
   * after a lookup without a result, and never after a success without a body.
   */
  createOrder: {
    within: 'orderLookupDuration',
    refusedWhenDone: [],
  },
  /** Lookup: the order info, by the pregenerated number of the order. Duplicate: impossible, as for `createOrder`. */
  createGuestOrder: {
    within: 'orderLookupDuration',
    refusedWhenDone: [],
  },
  /** Lookup: the order, whose state is no longer rejected. Duplicate: impossible, an order is submitted once. */
  submitOrder: {
    within: 'orderLookupDuration',
    refusedWhenDone: [],
  },
  /**
   * Lookup: the order, which has another version and contains what the draft contained. Duplicate: impossible, the draft ends
   * with its submission.
   */
  submitEditedOrder: {
    within: 'orderLookupDuration',
    refusedWhenDone: ['edited_order_not_found'],
  },
  /** Lookup: none, it is sent again, which ends in the same state. Duplicate: no effect. */
  clearEditedOrder: {
    within: null,
    refusedWhenDone: ['edited_order_not_found'],
  },
  /** Lookup: the order, whose state is cancelled. Duplicate: impossible, an order is cancelled once. */
  cancelOrder: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: ['cancelled_order'],
  },
  /** Lookup: the order, whose state is cancelled. Duplicate: impossible, an order is cancelled once. */
  cancelRejectedOrder: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: ['cancelled_order'],
  },
  /**
   * Lookup: the customer's subscriptions, by product and time. Duplicate: both are listed with the customer, and one can be
   * cancelled.
   */
  createSubscription: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /** Lookup: the state of the subscriptions. Duplicate: impossible, a subscription is cancelled once. */
  cancelSubscriptions: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /**
   * Lookup: the customer's waitlist, by article, quantity and time. Duplicate: a message names both entries after creating,
   * and one key ends one of them.
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
  /** Lookup: the state of the entry in the customer's waitlist. Duplicate: impossible, an entry is ended once. */
  cancelWaitlistItem: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /**
   * Lookup: the stock of the article after a 409, because no operation lists reminders: while the article is sold out, the
   * reminder exists. Duplicate: a second e-mail at most.
   */
  subscribeStockReminder: {
    within: null,
    refusedWhenDone: ['409'],
  },
  /** Lookup: the product links, by both product numbers. Duplicate: impossible, a pair of products is linked once. */
  createProductLink: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: ['400'],
  },
  /**
   * Lookup: the customer search, by e-mail or by name and date of birth. Duplicate: a second customer, whom the question about
   * duplicates names.
   */
  createCustomer: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /** Lookup: the delivery addresses of the customer. Duplicate: both are shown, and one can be removed from the call. */
  addDeliveryAddress: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /** Lookup: the events of the subscription, by text and time. Duplicate: both are in the list. */
  addSubscriptionEvent: {
    within: 'outcomeLookupDuration',
    refusedWhenDone: [],
  },
  /** Lookup: none, no operation lists what was sent. Duplicate: a second letter. */
  sendRingTemplate: {
    within: null,
    refusedWhenDone: [],
  },
  /** Lookup: none, no operation lists what was sent. Duplicate: a second letter with the same PIN. */
  requestPinLetter: {
    within: null,
    refusedWhenDone: [],
  },
} as const satisfies Readonly<Record<string, OnceOnly>>;

export type OnceOnlyOperation = keyof typeof onceOnly;

/** An operation that was refused or has not happened; `unknown`: nobody can say. `detail`: what its service says of it. */
export interface NotDone {
  readonly kind: 'refused' | 'unknown';
  readonly detail: string | null;
  /** The code of a refusal, where the interface has a text for it. */
  readonly reason?: string | null;
}
