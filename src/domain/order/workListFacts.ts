import type { Currency } from '~/domain/common/country';
import type { Cents } from '~/domain/common/money';
import type { Order } from './order';
import type { OrderDetails } from './orderDetails';
import type { PaypalFacts } from './paypalWindow';
import { rejectionKinds, rejectionOf, type Rejection, type RejectionKind } from './rejection';
import type { WorkListEntry } from './workList';

/** What the work-list shows of an order; it is personal data, and in no storage. */
export interface WorkListFacts extends PaypalFacts {
  /** Null: it is not rejected any more. */
  readonly rejection: Rejection | null;
  readonly customer: string;
  readonly total: Cents | null;
  readonly currency: Currency;
}

export type FactsOfEntry =
  | { readonly status: 'loading' | 'notFound' | 'forbidden' | 'failed' }
  | ({ readonly status: 'loaded' } & WorkListFacts);

/** The facts by order number; an order that is missing has not been asked for. */
export type WorkListFactsByNumber = Readonly<Record<string, FactsOfEntry>>;

export function workListFactsOf(order: Order, { customer }: Pick<OrderDetails, 'customer'>): WorkListFacts {
  const { statusHistory, totalPrice: total, currency, payment, placedAt } = order;
  const name = customer === null ? '' : `${customer.firstName} ${customer.lastName}`.trim();
  return { rejection: rejectionOf(statusHistory), customer: name, total, currency, payment, placedAt };
}

/** Why an order is on the list; `notLoaded`: that is not known. */
const workListReasons = [...rejectionKinds, 'unknown', 'notRejected', 'notLoaded'] as const;
export type WorkListReason = RejectionKind | 'unknown' | 'notRejected' | 'notLoaded';

export interface WorkListGroup {
  readonly reason: WorkListReason;
  readonly entries: readonly WorkListEntry[];
}

/**
 * The orders that are not done, grouped by the reason of their rejection. First in a group: the PayPal orders, whose time runs out, then the oldest
 * rejection.
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

/** The list in the order in which it is worked through: as it is shown, then what is done. */
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
