import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
import type { BulkResult, SentFilters, SentSelection } from '~/domain/subscription/overview';
import { productStatuses } from '~/domain/subscription/productStatus';
import {
  cancelReasons,
  failureTypes,
  rotations,
  starts,
  subscriptionStatuses,
  type EditedPayment,
  type FailureType,
  type NewSubscription,
  type Subscription,
  type SubscriptionEdit,
  type SubscriptionStatus,
} from '~/domain/subscription/subscription';
import { withoutBlanks } from '~/domain/common/digits';
import { fromCents } from '~/domain/common/money';
import { paymentMethods } from '~/domain/payment/payment';
import { WireAddress, fromAddress, toAddress } from '../http/commonWire';
import { fromPayment } from '../http/paymentPayload';
import { oneName } from '../http/productWire';
import { optionalPieces, shownAmount } from '../http/wireFigures';
import {
  bareList,
  code,
  codeOr,
  codeText,
  id,
  optionalCode,
  optionalCount,
  optionalDay,
  optionalList,
  optionalPart,
  optionalText,
  readEach,
  text,
  time,
  optionalCustomerNumber,
} from '../http/wireValues';

// A subscription without its id is none; any other part that is malformed is left out, so that it does not hide the rest.
const number = v.pipe(text, v.transform(withoutBlanks));
const shownCustomerNumber = v.pipe(
  optionalCustomerNumber,
  v.transform((sent) => withoutBlanks(sent ?? '')),
);
/** Null: none is named, which is another thing than one that cannot be read. */
const address = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((sent) => {
    if (sent === null || sent === '') return null;
    const read = v.safeParse(WireAddress, sent);
    return read.success ? toAddress(read.output) : 'unreadable';
  }),
);

export const failure = v.pipe(
  optionalText,
  v.transform((sent): FailureType | null =>
    sent === null || sent === '' ? null : (memberOf(failureTypes, sent) ?? 'unknown'),
  ),
);

function part<S extends v.ObjectEntries>(entries: S) {
  return v.pipe(v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}), v.object(entries));
}

/** Other spellings of statuses. */
const otherStatuses = ['DELAY_IN_DELIVERY', 'CANCELLED'] as const;
export const reason = optionalCode(cancelReasons);

const WireStatus = v.object({
  type: codeText([...subscriptionStatuses, ...otherStatuses]),
  agentUsername: optionalText,
  timestamp: time,
  reason,
  failure,
});

/** A status that is text alone means its type. */
const status = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((sent) => v.safeParse(WireStatus, typeof sent === 'string' ? { type: sent } : sent)),
  v.transform((read) =>
    read.success ? read.output : { type: '', agentUsername: null, timestamp: '', reason: null, failure: null },
  ),
);

export const WireSubscription = v.object({
  id,
  contractNumber: number,
  externalCustomerId: shownCustomerNumber,
  status,
  product: part({
    baseProductNo: number,
    name: oneName,
    brand: text,
    status: codeText(productStatuses),
    deliveryProductNo: number,
    subscriptionInfo: part({ deliveryProductNo: number }),
  }),
  details: part({
    customer: part({ externalCustomerId: shownCustomerNumber }),
    product: part({ sku: number, quantity: optionalPieces, price: shownAmount }),
    payment: part({
      method: codeText(paymentMethods),
      accountHolder: optionalText,
      maskedIban: optionalText,
      bankName: optionalText,
    }),
    deliveryAddress: address,
    salesChannel: optionalText,
    salesOffice: optionalText,
    sourceChannel: optionalText,
    shippingCost: shownAmount,
  }),
  aboInfo: part({
    aboNumber: number,
    rotation: codeOr(rotations, null),
    startIn: codeOr(starts, null),
    nextOrderDate: optionalDay,
    previousOrderDate: optionalDay,
  }),
  // The requirement names these without saying whether they belong to the parts above.
  nextOrderDate: optionalDay,
  previousOrderDate: optionalDay,
  shippingCosts: shownAmount,
  promoOrderNumber: number,
  deliveryOrderNumber: number,
  price: shownAmount,
  total: shownAmount,
  createdAt: time,
  updatedAt: time,
  note: optionalText,
});

/** The filter's name of a delayed delivery means the same, as does the other spelling of cancelled. */
const otherSpellings = {
  DELAY_IN_DELIVERY: 'DELAYED_IN_DELIVERY',
  CANCELLED: 'CANCELED',
} as const satisfies Readonly<Record<string, SubscriptionStatus>>;

export function statusOf(sent: string): SubscriptionStatus {
  const other = memberOf(otherStatuses, sent);
  return memberOf(subscriptionStatuses, sent) ?? (other === null ? 'unknown' : otherSpellings[other]);
}

function toSubscription(wire: v.InferOutput<typeof WireSubscription>): Subscription {
  const { details, status: sent, nextOrderDate, previousOrderDate, shippingCosts, ...others } = wire;
  const { subscriptionInfo, ...product } = wire.product;
  const deliveryProductNo = product.deliveryProductNo || subscriptionInfo.deliveryProductNo;
  const { customer, deliveryAddress, ...shownDetails } = details;
  const otherDetails = { ...shownDetails, shippingCost: shownDetails.shippingCost ?? shippingCosts };
  return {
    ...others,
    externalCustomerId: wire.externalCustomerId === '' ? customer.externalCustomerId : wire.externalCustomerId,
    status: { ...sent, type: statusOf(sent.type), code: sent.type },
    details:
      deliveryAddress === 'unreadable'
        ? { ...otherDetails, deliveryAddress: null, isAddressUnreadable: true }
        : { ...otherDetails, deliveryAddress },
    // Where the name is missing, the article's number is shown instead.
    product: { ...product, name: product.name || product.baseProductNo || details.product.sku, deliveryProductNo },
    aboInfo: {
      ...wire.aboInfo,
      nextOrderDate: wire.aboInfo.nextOrderDate ?? nextOrderDate,
      previousOrderDate: wire.aboInfo.previousOrderDate ?? previousOrderDate,
    },
    promoOrderNumber: wire.promoOrderNumber || deliveryProductNo,
    deliveryOrderNumber: wire.deliveryOrderNumber === '' ? product.baseProductNo : wire.deliveryOrderNumber,
    price: wire.price ?? details.product.price,
  };
}

export function readSubscriptions(sent: readonly unknown[]): readonly Subscription[] {
  return lastOfEach(readEach(WireSubscription, sent).map(toSubscription));
}

/** One entry for each id: the last, in the place of the first. */
function lastOfEach<T extends { readonly id: string }>(entries: readonly T[]): readonly T[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

const object = v.record(v.string(), v.unknown());
const WholeSubscription = v.object({ status: v.unknown(), product: object, details: object, aboInfo: object });

/** Null where the response is no subscription. */
export function readSubscription(sent: unknown): Subscription | null {
  return readSubscriptions([sent])[0] ?? null;
}

/** Null also where the response is only a part of the subscription, such as its id: it must not replace the known one. */
export function readWholeSubscription(sent: unknown): Subscription | null {
  return v.is(WholeSubscription, sent) ? readSubscription(sent) : null;
}

const WireResult = v.object({
  id: optionalText,
  result: code(['PROCESSED', 'FAILED']),
  failure,
});

/** A list only: a number is a count, and names no subscription. */
const idsOf = optionalPart(bareList);

/** Results of a service that lists the subscriptions by their result (REQ G5.5), as ids or as objects; null where it lists none. */
function bothLists(processed: readonly unknown[] | null, failed: readonly unknown[] | null): readonly unknown[] | null {
  if (processed === null && failed === null) return null;
  const rowOf = (result: 'PROCESSED' | 'FAILED') => (sent: unknown) =>
    v.is(object, sent) ? { ...sent, result } : { id: sent, result };
  return [...(processed ?? []).map(rowOf('PROCESSED')), ...(failed ?? []).map(rowOf('FAILED'))];
}

/** The requirement names the count only; results per subscription are an assumption (CONTRACT 6). An empty body is valid. */
export const WireBulkAnswer = v.nullable(
  v.union([
    v.pipe(
      bareList,
      v.transform((results) => ({ results, alreadyProcessedSubscriptionsCount: null })),
    ),
    v.pipe(
      v.object({
        results: optionalList,
        processed: idsOf,
        failed: idsOf,
        alreadyProcessedSubscriptionsCount: optionalCount,
      }),
      v.transform(({ results, processed, failed, alreadyProcessedSubscriptionsCount }) => ({
        results: results ?? bothLists(processed, failed),
        alreadyProcessedSubscriptionsCount,
      })),
    ),
  ]),
);

export function readResults(sent: readonly unknown[]): readonly BulkResult[] {
  const results = readEach(WireResult, sent).map((result) => ({
    ...result,
    id: result.id === '' ? null : result.id,
    failure: result.result === 'FAILED' ? (result.failure ?? 'unknown') : null,
  }));
  const named = results.flatMap(({ id: given, ...result }) => (given === null ? [] : [{ ...result, id: given }]));
  return [...lastOfEach(named), ...results.filter((result) => result.id === null)];
}

/** Leaves out what does not filter. */
export function fromFilters(filters: SentFilters): Record<string, unknown> {
  const { keywords, ...others } = filters;
  const given = Object.entries(others).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given), ...(keywords.length > 0 && { keywords }) };
}

/**
 * Leaves out the status `ALL`, which filters nothing: the requirement names no status for these calls (REQ G5.3). It names excluded ids for
 * delivery dates only: elsewhere they are sent where there are some.
 */
export function fromSelection(selection: SentSelection): Record<string, unknown> {
  const { subscriptions, selectAll, filters, excludeSubscriptionIds } = selection;
  return {
    subscriptions,
    selectAll,
    filters:
      filters === null ? null : { ...fromFilters(filters), ...(filters.status === 'ALL' && { status: undefined }) },
    ...(excludeSubscriptionIds.length > 0 && { excludeSubscriptionIds }),
  };
}

export function fromNewSubscription(draft: NewSubscription): Record<string, unknown> {
  const { externalCustomerId, product, payment, deliveryAddress, ...others } = draft;
  return {
    customer: { externalCustomerId },
    product: { ...product, price: fromCents(product.price) },
    payment: fromPayment(payment),
    deliveryAddress: fromAddress(deliveryAddress),
    ...others,
  };
}

/**
 * A payment that is kept is named as one with the bank details on file (`uses_prefilled_iban`: REQ C8.1), which the service never sends as a whole
 * (CONTRACT 6).
 */
export function fromEdit(edit: SubscriptionEdit): Record<string, unknown> {
  const { payment, deliveryAddress, ...others } = edit;
  return {
    ...others,
    deliveryAddress: deliveryAddress === null ? null : fromAddress(deliveryAddress),
    payment: payment.kind === 'kept' ? fromKept(payment) : fromPayment(payment.payment),
  };
}

function fromKept({ method, accountHolder }: Extract<EditedPayment, { kind: 'kept' }>): Record<string, unknown> {
  if (method !== 'DIRECT_DEBIT') return { method };
  return { method, usesPrefilledIban: true, accountHolder: accountHolder ?? undefined };
}
