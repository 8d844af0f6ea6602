import type { Product, Variant } from '~/domain/article/product';
import { isOutOfStock } from '~/domain/article/variantStock';
import type { BasketLine } from '~/domain/basket/basket';
import type { Customer } from '~/domain/customer/customer';
import { changedFieldsOf } from '~/domain/customer/customerChanges';
import { withCountry } from '~/domain/offer/offerCustomer';
import { completeCheckout, type CheckoutFacts, type CheckoutValue } from '~/domain/order/checkout';
import { firstOrderDate, isOrderDate } from './nextOrderDate';
import { readProductStatus, type ShownProductStatus } from './productStatus';
import type { NewSubscription, Rotation, StartIn } from './subscription';
import { readQuantity } from './subscriptionNumbers';

/** What the agent has to know, or the caller has to be told, before a subscription is created (REQ G1.5). */
export type ProductHint = 'RAN_OUT' | 'STOPPED' | 'DELETED' | 'ACTIVE_NO_STOCK';

/** The terms of a new subscription as entered so far; payment and address are in `checkout`. */
export interface SubscriptionTerms {
  readonly sku: string;
  /** As typed. */
  readonly quantity: string;
  readonly rotation: Rotation;
  readonly startIn: StartIn;
  /** `YYYY-MM-DD`; counts where `startIn` is `CUSTOM`. */
  readonly customDate: string | null;
  /** The caller knows that the product is not in stock. */
  readonly isInformed: boolean;
}

export type TermsProblem = 'quantity' | 'dateMissing' | 'datePast' | 'notInformed' | 'ranOut';

export function firstTerms(sku: string, quantity: number): SubscriptionTerms {
  return {
    sku,
    quantity: String(quantity),
    rotation: 'ONE_MONTH',
    startIn: 'TODAY',
    customDate: null,
    isInformed: false,
  };
}

/**
 * The variant to begin with: the wanted one itself, or, where the product is the subscription product of the asked one, the one
 * with the same dimensions; else the first.
 */
export function variantToBegin(product: Product, wanted: string, asked: Product): string {
  const { variants } = product;
  const own = asked.variants.find(({ sku }) => sku === wanted);
  const nameOf = ({ dimensions }: Variant) => dimensions.map(({ type, value }) => `${type} ${value}`).join('\n');
  const found =
    variants.find(({ sku }) => sku === wanted) ??
    variants.find((variant) => own !== undefined && nameOf(variant) === nameOf(own)) ??
    variants[0];
  return found?.sku ?? '';
}

/** The product's own status in the words of subscription products, where nothing more precise is known. */
function statusOf({ subscriptionInfo, status }: Product): ShownProductStatus {
  const named = subscriptionInfo?.status ?? null;
  if (named !== null) return readProductStatus(named);
  return status === 'Discarded' || status === 'Archived' ? 'DELETED' : readProductStatus(status);
}

/** About the variant that is taken. A status that this version does not know counts as active: the service has the last word. */
export function hintOf(product: Product, sku: string): ProductHint | null {
  const status = statusOf(product);
  switch (status) {
    case 'RAN_OUT':
    case 'STOPPED':
    case 'DELETED':
    case 'ACTIVE_NO_STOCK':
      return status;
    case 'ACTIVE':
    case 'unknown':
      return product.variants.some((variant) => variant.sku === sku && isOutOfStock(variant))
        ? 'ACTIVE_NO_STOCK'
        : null;
    case 'RUNNING_OUT':
    case 'REPLACED':
      return null;
  }
}

/** The day of the first order; null while a date has to be typed. */
export function firstOrderDay({ startIn, rotation, customDate }: SubscriptionTerms, now: Date): string | null {
  return startIn === 'CUSTOM' ? customDate : firstOrderDate(startIn, rotation, now);
}

export function termsProblems(terms: SubscriptionTerms, product: Product, now: Date): readonly TermsProblem[] {
  const problems: TermsProblem[] = [];
  const hint = hintOf(product, terms.sku);
  if (hint === 'RAN_OUT') problems.push('ranOut');
  if (readQuantity(terms.quantity) === null) problems.push('quantity');
  const day = firstOrderDay(terms, now);
  if (day === null) problems.push('dateMissing');
  else if (!isOrderDate(day, now)) problems.push('datePast');
  if (hint === 'ACTIVE_NO_STOCK' && !terms.isInformed) problems.push('notInformed');
  return problems;
}

/**
 * The basket lines that a new subscription replaces: the line that it was started from, or, where it was started elsewhere, those
 * of its delivery product (REQ G1.4).
 */
export function replacedLines<Line extends Pick<BasketLine, 'sku' | 'baseProductNo' | 'quantity'>>(
  lines: readonly Line[],
  started: Pick<BasketLine, 'sku' | 'quantity'>,
  deliveryProductNo: string,
): readonly Line[] {
  const own = lines.filter(({ sku }) => sku === started.sku);
  const line = own.find(({ quantity }) => quantity === started.quantity) ?? own[0];
  return line === undefined ? lines.filter(({ baseProductNo }) => baseProductNo === deliveryProductNo) : [line];
}

export interface SubscriptionInput {
  readonly product: Product;
  readonly terms: SubscriptionTerms;
  readonly checkout: CheckoutValue;
  readonly facts: CheckoutFacts;
  /** The customer as stored by the service. */
  readonly original: Customer | null;
  readonly now: Date;
}

/** Whether the call has another billing address than the service, which knows only its own until the data are saved. */
export function isBillingUnsaved(original: Customer | null, customer: Customer): boolean {
  return changedFieldsOf(original, customer).includes('billingAddress');
}

/**
 * What is sent; null while something is missing (REQ G1.1, G1.2). A subscription names no billing address: one that was changed in
 * the call has to be saved first.
 */
export function newSubscriptionOf(
  { product, terms, checkout, facts, original, now }: SubscriptionInput,
  sales: Pick<NewSubscription, 'salesChannel' | 'salesOffice' | 'sourceChannel'>,
): NewSubscription | null {
  const { sku, rotation, startIn } = terms;
  const { customer } = facts;
  const complete = completeCheckout(checkout, facts);
  const variant = product.variants.find((candidate) => candidate.sku === sku);
  const quantity = readQuantity(terms.quantity);
  const nextOrderDate = firstOrderDay(terms, now);
  if (customer === null || isBillingUnsaved(original, customer)) return null;
  const number = customer.externalCustomerId;
  if (number === null || complete === null || variant === undefined || quantity === null || nextOrderDate === null) {
    return null;
  }
  if (termsProblems(terms, product, now).length > 0) return null;
  const { payment, deliveryAddress } = complete;
  return {
    externalCustomerId: number,
    product: { sku, quantity, price: variant.price },
    payment,
    deliveryAddress: withCountry(deliveryAddress, facts.country),
    aboInfo: { rotation, startIn, nextOrderDate },
    ...sales,
  };
}
