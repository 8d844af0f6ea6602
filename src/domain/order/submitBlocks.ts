import { includesPlace, isPickupPoint, isSamePlace, type Address } from '~/domain/address/address';
import type { Country } from '~/domain/common/country';
import type { Customer } from '~/domain/customer/customer';
import { isCompleteAddress, offerCustomerProblems } from '~/domain/offer/offerCustomer';
import { bankIsComplete, needsBank, type PaymentSelection } from '~/domain/payment/payment';
import type { PreloadProgress } from '~/domain/order/preload';
import { internetChannel, type ChannelId } from '~/domain/order/salesChannel';

/** A line of the basket that cannot be delivered as it stands. */
export type StockWarning =
  | { readonly kind: 'soldOut'; readonly sku: string }
  | { readonly kind: 'quantity'; readonly sku: string; readonly available: number };

/**
 * A reason that blocks the submission of an order (REQ C13.1, C13.2, C13.3). `isOutdated`: from the figures before the change that
 * is being calculated, which may resolve it.
 */
export type SubmitBlock = SubmitReason & { readonly isOutdated?: true };

type SubmitReason =
  | { readonly kind: 'enterCustomerData' }
  | { readonly kind: 'customerLocked' }
  | { readonly kind: 'loginUnfinished' }
  /** Salutation or delivery address missing for the pre-check (REQ C12.1). */
  | { readonly kind: 'invalidCustomerData' }
  | { readonly kind: 'invalidEmail' }
  | { readonly kind: 'invalidDateOfBirth' }
  | { readonly kind: 'billingAddressEmpty' }
  | { readonly kind: 'invalidBillingAddress' }
  | { readonly kind: 'customerWithoutEmail' }
  | { readonly kind: 'basketIsEmpty' }
  | { readonly kind: 'basketPending' }
  /** A voucher verification is in flight: the order would be submitted without the voucher. */
  | { readonly kind: 'voucherPending' }
  /** The IBAN is being checked. */
  | { readonly kind: 'bankDetailsPending' }
  /** A typed voucher code or article number is not applied yet. */
  | { readonly kind: 'voucherTyped'; readonly code: string }
  | { readonly kind: 'articleTyped'; readonly number: string }
  /** A typed quantity is not applied yet. */
  | { readonly kind: 'quantityTyped'; readonly sku: string }
  | { readonly kind: 'stockWarning'; readonly warning: StockWarning }
  /** Parts of an order or a pasted text are being taken over. */
  | { readonly kind: 'preloadPending' }
  /** Parts of an order or a pasted text could not be taken over; each has to be repeated or left out. */
  | { readonly kind: 'preloadIncomplete' }
  /** The reopened basket refused some lines (DECISIONS 45). */
  | { readonly kind: 'linesRefused' }
  | { readonly kind: 'choseDeliveryAddress' }
  | { readonly kind: 'pickupPointNotAllowed' }
  | { readonly kind: 'bulkyNotToPickupPoint' }
  /** The service refused the delivery address as category 1. */
  | { readonly kind: 'addressBlocked' }
  /** The service refused the registered address as category 1, and it is unchanged. */
  | { readonly kind: 'billingAddressBlocked' }
  | { readonly kind: 'chosePaymentMethod' }
  | { readonly kind: 'bankDetailsMissing' }
  | { readonly kind: 'installmentPlanMissing' }
  | { readonly kind: 'conditionsNotAccepted' }
  /** No payment method is available on the telephone: the caller is referred to the online shop. */
  | { readonly kind: 'noPaymentLeft' }
  /** The total rose above the announced one. */
  | { readonly kind: 'totalChanged' }
  /** The billing address lies in another country than the order (DECISIONS 49). */
  | { readonly kind: 'billingAddressAbroad' }
  /** The caller postponed the consent question: it is asked once more before the order. */
  | { readonly kind: 'consentsPostponed' }
  /** An open form holds input that the order would not contain. */
  | { readonly kind: 'formOpen' }
  | { readonly kind: 'paymentRefused' }
  | { readonly kind: 'offerPending' }
  | { readonly kind: 'offerFailed' };

const passingKinds: ReadonlySet<SubmitBlock['kind']> = new Set([
  'basketPending',
  'preloadPending',
  'bankDetailsPending',
  'offerPending',
  'voucherPending',
]);

/** The blocks that come from the figures of the offer. */
const kindsOfOffer: ReadonlySet<SubmitBlock['kind']> = new Set([
  'stockWarning',
  'pickupPointNotAllowed',
  'bulkyNotToPickupPoint',
  'noPaymentLeft',
  'paymentRefused',
  'totalChanged',
]);

/** Whether the next answer of a service decides about a block, without the agent. */
export function isPassing({ kind, isOutdated }: SubmitBlock): boolean {
  return isOutdated === true || passingKinds.has(kind);
}

export interface SubmitFacts {
  readonly customer: Customer | null;
  readonly loginDone: boolean;
  /** A form about the customer holds input that is not applied yet. */
  readonly formOpen: boolean;
  readonly consentsPostponed: boolean;
  /** The country of the call. */
  readonly country: Country;
  readonly itemCount: number;
  readonly basketPending: boolean;
  readonly linesRefused: boolean;
  readonly preload: PreloadProgress;
  readonly voucherPending: boolean;
  /** The bank details of the payment are being checked. */
  readonly bankDetailsPending: boolean;
  /** The code in the voucher field; empty without one. */
  readonly voucherTyped: string;
  /** The article number in the product field; empty without one. */
  readonly articleTyped: string;
  /** The SKU of the line whose typed quantity is not applied yet. */
  readonly quantityTypedAt: string | null;
  readonly stockWarnings: readonly StockWarning[];
  readonly deliveryAddress: Address | null;
  readonly pickupPointAllowed: boolean;
  readonly hasBulkyArticle: boolean;
  /** The addresses as they were when the service refused them as category 1. */
  readonly blockedAddresses: readonly Address[];
  readonly blockedBillingAddress: Address | null;
  readonly payment: PaymentSelection | null;
  readonly paymentAllowed: boolean;
  readonly noPaymentLeft: boolean;
  readonly totalChanged: boolean;
  readonly salesChannel: ChannelId;
  readonly offer: 'none' | 'pending' | 'failed' | 'current';
}

export function submitBlocks(facts: SubmitFacts): readonly SubmitBlock[] {
  const blocks = presentBlocks(facts);
  // A write of the basket or a verification that is in flight changes the figures, too.
  if (facts.offer !== 'pending' && !facts.basketPending && !facts.voucherPending) return blocks;
  return blocks.map((block) => (kindsOfOffer.has(block.kind) ? { ...block, isOutdated: true } : block));
}

function presentBlocks(facts: SubmitFacts): readonly SubmitBlock[] {
  return [
    ...customerBlocks(facts),
    ...basketBlocks(facts),
    ...addressBlocks(facts),
    ...paymentBlocks(facts),
    ...(facts.voucherTyped === '' ? [] : [{ kind: 'voucherTyped', code: facts.voucherTyped } as const]),
    ...preloadBlocks(facts),
    ...offerBlocks(facts),
    // Last, because the order may be submitted as soon as it is answered.
    ...(facts.consentsPostponed ? [{ kind: 'consentsPostponed' } as const] : []),
  ];
}

function customerBlocks(facts: SubmitFacts): SubmitBlock[] {
  const { customer, loginDone, formOpen, salesChannel, country, blockedBillingAddress: refused } = facts;
  if (customer === null) return [{ kind: 'enterCustomerData' }];
  if (customer.locked) return [{ kind: 'customerLocked' }];
  if (!loginDone) return [{ kind: 'loginUnfinished' }];
  const blocks: SubmitBlock[] = formOpen ? [{ kind: 'formOpen' }] : [];
  const problems = offerCustomerProblems(customer, null);
  if (problems.includes('Customer date of birth is empty')) blocks.push({ kind: 'invalidDateOfBirth' });
  if (problems.includes('Billing address is empty')) blocks.push({ kind: 'billingAddressEmpty' });
  if (problems.includes('Billing address is incomplete')) blocks.push({ kind: 'invalidBillingAddress' });
  const { billingAddress } = customer;
  const isServed = billingAddress?.otherCountry === undefined && (billingAddress?.countryCode ?? country) === country;
  if (!isServed) blocks.push({ kind: 'billingAddressAbroad' });
  if (refused !== null && billingAddress !== null && isSamePlace(refused, billingAddress)) {
    blocks.push({ kind: 'billingAddressBlocked' });
  }
  if (customer.salutation === null) blocks.push({ kind: 'invalidCustomerData' });
  if (problems.includes('Email is invalid')) blocks.push({ kind: 'invalidEmail' });
  if (customer.email === null && salesChannel === internetChannel) blocks.push({ kind: 'customerWithoutEmail' });
  return blocks;
}

function basketBlocks(facts: SubmitFacts): SubmitBlock[] {
  const { itemCount, basketPending, linesRefused, quantityTypedAt, articleTyped, stockWarnings } = facts;
  if (itemCount === 0 && !basketPending && !linesRefused) return [{ kind: 'basketIsEmpty' }];
  const blocks: SubmitBlock[] = basketPending ? [{ kind: 'basketPending' }] : [];
  if (linesRefused) blocks.push({ kind: 'linesRefused' });
  if (quantityTypedAt !== null) blocks.push({ kind: 'quantityTyped', sku: quantityTypedAt });
  if (articleTyped !== '') blocks.push({ kind: 'articleTyped', number: articleTyped });
  return [...blocks, ...stockWarnings.map((warning) => ({ kind: 'stockWarning', warning }) as const)];
}

function addressBlocks(facts: SubmitFacts): SubmitBlock[] {
  const { customer, deliveryAddress, pickupPointAllowed, hasBulkyArticle, blockedAddresses } = facts;
  if (customer === null) return [];
  // The service refuses an incomplete address: another one has to be chosen.
  if (deliveryAddress === null || !isCompleteAddress(deliveryAddress)) return [{ kind: 'choseDeliveryAddress' }];
  if (includesPlace(blockedAddresses, deliveryAddress)) return [{ kind: 'addressBlocked' }];
  if (!isPickupPoint(deliveryAddress)) return [];
  // A Packstation takes no bulky goods, whatever the offer says (REQ C7.2).
  const isTooSmall = deliveryAddress.type === 'PACKSTATION' && hasBulkyArticle;
  if (pickupPointAllowed && !isTooSmall) return [];
  return [{ kind: hasBulkyArticle ? 'bulkyNotToPickupPoint' : 'pickupPointNotAllowed' }];
}

function paymentBlocks({ payment, paymentAllowed, noPaymentLeft, bankDetailsPending }: SubmitFacts): SubmitBlock[] {
  if (noPaymentLeft) return [{ kind: 'noPaymentLeft' }];
  if (payment === null) return [{ kind: 'chosePaymentMethod' }];
  if (!paymentAllowed) return [{ kind: 'paymentRefused' }];
  if (!needsBank(payment)) return [];
  if ('count' in payment && payment.count === null) return [{ kind: 'installmentPlanMissing' }];
  if (bankDetailsPending) return [{ kind: 'bankDetailsPending' }];
  if (!bankIsComplete(payment.bank)) return [{ kind: 'bankDetailsMissing' }];
  const asksConditions = payment.method === 'INSTALLMENTS_FACTORING' && !payment.conditionsAccepted;
  return asksConditions ? [{ kind: 'conditionsNotAccepted' }] : [];
}

function offerBlocks(facts: SubmitFacts): SubmitBlock[] {
  const { offer, customer, deliveryAddress, itemCount, totalChanged, voucherPending, paymentAllowed } = facts;
  if (customer === null || itemCount === 0) return [];
  if (voucherPending) return [{ kind: 'voucherPending' }];
  // No offer is requested before these are resolved, and each has a block of its own (DECISIONS 60).
  if (offerCustomerProblems(customer, deliveryAddress).length > 0) return [];
  if (totalChanged) return [{ kind: 'totalChanged' }];
  // A refused payment is resolved at the payment; recalculating would only be refused again.
  if (offer === 'failed') return paymentAllowed ? [{ kind: 'offerFailed' }] : [];
  return offer === 'current' ? [] : [{ kind: 'offerPending' }];
}

function preloadBlocks({ preload }: SubmitFacts): SubmitBlock[] {
  switch (preload) {
    case 'settled':
      return [];
    case 'pending':
      return [{ kind: 'preloadPending' }];
    case 'incomplete':
      return [{ kind: 'preloadIncomplete' }];
  }
}
