import type { Currency } from '~/domain/common/country';
import type { Cents } from '~/domain/common/money';
import { nameOf } from '~/domain/customer/customer';
import type { Order } from './order';
import type { OrderDetails } from './orderDetails';
import type { PaypalFacts } from './paypalWindow';
import { rejectionKinds, rejectionOf, type Rejection } from './rejection';
import type { WorkListEntry } from './workList';

/** What the work-list shows of an order. It contains personal data and is therefore never stored. */
export interface WorkListFacts extends PaypalFacts {
  /** Null where the order is no longer rejected. */
  readonly rejection: Rejection | null;
  readonly customer: string;
  readonly total: Cents | null;
  readonly currency: Currency;
}

export type FactsOfEntry =
  | { readonly status: 'loading' | 'notFound' | 'forbidden' | 'failed' }
  | ({ readonly status: 'loaded' } & WorkListFacts);

/** The facts by order number. An order without an entry has not been requested. */
export type WorkListFactsByNumber = Readonly<Record<string, FactsOfEntry>>;

export function workListFactsOf(order: Order, { customer }: Pick<OrderDetails, 'customer'>): WorkListFacts {
  const { statusHistory, totalPrice: total, currency, payment, placedAt } = order;
  const name = customer === null ? '' : nameOf(customer);
  return { rejection: rejectionOf(statusHistory), customer: name, total, currency, payment, placedAt };
}

/** Why an order is on the list. `notLoaded`: not known, because the order has not been read. */
const workListReasons = [...rejectionKinds, 'unknown', 'notRejected', 'notLoaded'] as const;
export type WorkListReason = (typeof workListReasons)[number];

export interface WorkListGroup {
  readonly reason: WorkListReason;
  readonly entries: readonly WorkListEntry[];
}

/**
 * Groups the orders that are not done by the reason of their rejection. In a group PayPal orders come first, because they can be
 * resubmitted for 36 hours only; the others follow, the oldest rejection first.
 */
export function groupedByReason(
  list: readonly WorkListEntry[],
  facts: WorkListFactsByNumber,
): readonly WorkListGroup[] {
  const left = list.filter(({ mark }) => mark !== 'done');
  return workListReasons.flatMap((reason): readonly WorkListGroup[] => {
    const entries = left.filter(({ number }) => reasonOf(facts[number]) === reason);
    const keyOf = ({ number }: WorkListEntry) => urgency(facts[number]);
    return entries.length === 0 ? [] : [{ reason, entries: entries.toSorted((a, b) => compare(keyOf(a), keyOf(b))) }];
  });
}

/** Sorts the list into the order in which it is worked through: the groups as they are shown, then the orders that are done. */
export function inWorkOrder(list: readonly WorkListEntry[], facts: WorkListFactsByNumber): readonly WorkListEntry[] {
  const done = list.filter(({ mark }) => mark === 'done');
  return [...groupedByReason(list, facts).flatMap(({ entries }) => entries), ...done];
}

function reasonOf(facts: FactsOfEntry | undefined): WorkListReason {
  if (facts?.status !== 'loaded') return 'notLoaded';
  return facts.rejection === null ? 'notRejected' : (facts.rejection.kind ?? 'unknown');
}

function urgency(facts: FactsOfEntry | undefined): string {
  if (facts?.status !== 'loaded') return '';
  return facts.payment?.method === 'PAYPAL' ? `0 ${facts.placedAt}` : `1 ${facts.rejection?.timestamp ?? ''}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
