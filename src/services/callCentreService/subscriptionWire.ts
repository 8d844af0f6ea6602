import * as v from 'valibot';
import { changeTypes, historyStatuses, type SubscriptionChange } from '~/domain/subscription/changeHistory';
import type { BulkResult, SentFilters, SentSelection } from '~/domain/subscription/overview';
import {
  failureTypes,
  rotations,
  starts,
  subscriptionStatuses,
  type FailureType,
  type NewSubscription,
  type Subscription,
  type SubscriptionEdit,
  type SubscriptionStatus,
} from '~/domain/subscription/subscription';
import { withoutBlanks } from '~/domain/subscription/subscriptionNumbers';
import { berlinDay } from '~/domain/common/berlinTime';
import { fromCents } from '~/domain/common/money';
import {
  WireAddress,
  fromAddress,
  idText,
  optionalAmount,
  optionalId,
  optionalText,
  readEach,
  toAddress,
} from '../http/commonWire';
import { fromPayment } from '../http/paymentPayload';

// A subscription without its id is none; any other part that is malformed is left out, so that it does not hide the rest.
const id = v.fallback(optionalId, null);
const text = v.fallback(optionalText, null);
const words = v.fallback(v.nullish(v.string(), ''), '');
const number = v.pipe(v.fallback(v.nullish(idText, ''), ''), v.transform(withoutBlanks));
const sum = v.fallback(optionalAmount, null);
const quantity = v.fallback(v.pipe(v.nullish(v.number(), 1), v.integer(), v.minValue(1)), 1);
const address = v.fallback(v.nullish(WireAddress, null), null);

const failure = v.pipe(
  text,
  v.transform((code): FailureType | null =>
    code === null || code === '' ? null : (failureTypes.find((type) => type === code.toLowerCase()) ?? 'unknown'),
  ),
);
/** The calendar day of a date; that of a timestamp in Berlin, where midnight is the evening before in UTC. */
const day = v.pipe(
  text,
  v.transform((value) => {
    const written = /^\d{4}-\d{2}-\d{2}/.exec(value ?? '')?.[0] ?? null;
    const hasZone = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value ?? '');
    const moment = new Date(hasZone ? (value ?? '') : Number.NaN);
    return Number.isNaN(moment.getTime()) ? written : berlinDay(moment);
  }),
);

function part<S extends v.ObjectEntries>(entries: S) {
  return v.pipe(v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}), v.object(entries));
}

const WireStatus = v.object({ type: words, agentUsername: id, timestamp: words, reason: text, failure });

/** A status that is text alone means its type. */
const status = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((sent) => v.safeParse(WireStatus, typeof sent === 'string' ? { type: sent } : sent)),
  v.transform((read) =>
    read.success ? read.output : { type: '', agentUsername: null, timestamp: '', reason: null, failure: null },
  ),
);

const WireSubscription = v.object({
  id: v.pipe(idText, v.nonEmpty()),
  contractNumber: number,
  externalCustomerId: number,
  status,
  product: part({ baseProductNo: number, name: words, brand: words, status: words, deliveryProductNo: number }),
  details: part({
    customer: part({ externalCustomerId: number }),
    product: part({ sku: number, quantity, price: sum }),
    payment: part({ method: words, accountHolder: text, maskedIban: text, bankName: text }),
    deliveryAddress: address,
    salesChannel: id,
    salesOffice: id,
    sourceChannel: id,
    shippingCost: sum,
  }),
  aboInfo: part({
    aboNumber: number,
    rotation: v.fallback(v.nullish(v.picklist(rotations), null), null),
    startIn: v.fallback(v.nullish(v.picklist(starts), null), null),
    nextOrderDate: day,
    previousOrderDate: day,
  }),
  promoOrderNumber: number,
  deliveryOrderNumber: number,
  price: sum,
  total: sum,
  createdAt: words,
  updatedAt: words,
  note: text,
});

/** The filter's name of a delayed delivery means the same, as does the other spelling of cancelled. */
const otherSpellings: Readonly<Record<string, SubscriptionStatus>> = {
  DELAY_IN_DELIVERY: 'DELAYED_IN_DELIVERY',
  CANCELLED: 'CANCELED',
};

function statusOf(code: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === code) ?? otherSpellings[code] ?? 'unknown';
}

function toSubscription(wire: v.InferOutput<typeof WireSubscription>): Subscription {
  const { details, product, status: sent } = wire;
  const { customer, deliveryAddress, ...otherDetails } = details;
  return {
    ...wire,
    externalCustomerId: wire.externalCustomerId === '' ? customer.externalCustomerId : wire.externalCustomerId,
    status: { ...sent, type: statusOf(sent.type), code: sent.type, reason: sent.reason === '' ? null : sent.reason },
    details: { ...otherDetails, deliveryAddress: deliveryAddress === null ? null : toAddress(deliveryAddress) },
    promoOrderNumber: wire.promoOrderNumber === '' ? product.deliveryProductNo : wire.promoOrderNumber,
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

const WireChange = v.pipe(
  v.object({
    type: words,
    note: v.fallback(optionalId, null),
    reason: text,
    timestamp: words,
    agentUsername: id,
    newStatus: v.fallback(v.nullish(v.object({ type: words, orderId: id, reason: text, failure }), null), null),
  }),
  v.check(({ type, timestamp }) => type !== '' || timestamp !== ''),
);

function toChange(wire: v.InferOutput<typeof WireChange>): SubscriptionChange {
  const { newStatus } = wire;
  const statusType = newStatus?.type === 'CANCELLED' ? 'CANCELED' : newStatus?.type;
  return {
    ...wire,
    type: changeTypes.find((type) => type === wire.type) ?? 'unknown',
    newStatus:
      newStatus === null
        ? null
        : {
            ...newStatus,
            type: ([...historyStatuses, 'FAILED'] as const).find((type) => type === statusType) ?? 'unknown',
          },
  };
}

export function readChanges(sent: readonly unknown[]): readonly SubscriptionChange[] {
  return readEach(WireChange, sent).map(toChange);
}

const WireResult = v.object({
  id: v.pipe(idText, v.nonEmpty()),
  result: v.picklist(['PROCESSED', 'FAILED']),
  failure,
});

const count = v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null), null);

/** The requirement names the count only; results per subscription are an assumption (CONTRACT 6). An empty body is valid. */
export const WireBulkAnswer = v.nullable(
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.transform((results) => ({ results, alreadyProcessedSubscriptionsCount: null })),
    ),
    v.object({
      results: v.fallback(v.nullish(v.array(v.unknown()), null), null),
      alreadyProcessedSubscriptionsCount: count,
    }),
  ]),
);

export function readResults(sent: readonly unknown[]): readonly BulkResult[] {
  return lastOfEach(readEach(WireResult, sent)).map((result) => ({
    ...result,
    failure: result.result === 'FAILED' ? (result.failure ?? 'unknown') : null,
  }));
}

/** Leaves out what does not filter. */
export function fromFilters(filters: SentFilters): Record<string, unknown> {
  const { keywords, ...others } = filters;
  const given = Object.entries(others).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given), ...(keywords.length > 0 && { keywords }) };
}

export function fromSelection(selection: SentSelection): Record<string, unknown> {
  const { subscriptions, selectAll, filters, excludeSubscriptionIds } = selection;
  return {
    subscriptions,
    selectAll,
    filters: filters === null ? null : fromFilters(filters),
    excludeSubscriptionIds,
  };
}

export function fromNewSubscription(draft: NewSubscription): Record<string, unknown> {
  const { externalCustomerId, product, payment, deliveryAddress, ...others } = draft;
  return {
    customer: { externalCustomerId },
    product: { ...product, price: fromCents(product.price) },
    payment: fromPayment(payment),
    deliveryAddress: deliveryAddress === null ? null : fromAddress(deliveryAddress),
    ...others,
  };
}

/** A payment that is kept is named by its method alone, which leaves the bank details as they are (CONTRACT 6). */
export function fromEdit(edit: SubscriptionEdit): Record<string, unknown> {
  const { payment, deliveryAddress, ...others } = edit;
  return {
    ...others,
    deliveryAddress: deliveryAddress === null ? null : fromAddress(deliveryAddress),
    payment: payment.kind === 'kept' ? { method: payment.method } : fromPayment(payment.payment),
  };
}
