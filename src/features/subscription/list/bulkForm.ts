import type { BulkChange } from '~/domain/subscription/bulkChange';
import type { DateMove } from '~/domain/subscription/nextOrderDate';
import type { Rotation, Subscription, SubscriptionCancelReason } from '~/domain/subscription/subscription';

/** What the forms of the bulk actions hold, as typed. */
export interface BulkDraft {
  readonly reason: SubscriptionCancelReason | null;
  /** `OWN`: the date that is typed. */
  readonly move: DateMove['kind'] | 'OWN';
  readonly months: Rotation;
  /** `YYYY-MM-DD`. */
  readonly ownDay: string | null;
  readonly note: string;
  readonly deliveryProduct: string;
  readonly subscriptionProduct: string;
}

export const emptyBulkDraft: BulkDraft = {
  reason: null,
  move: 'WEEK',
  months: 'ONE_MONTH',
  ownDay: null,
  note: '',
  deliveryProduct: '',
  subscriptionProduct: '',
};

/** What the form of a bulk action gets. */
export interface BulkFormProps {
  /** Connects the form to the dialog's button. */
  readonly id: string;
  /** How many subscriptions it changes; null while that is not known. */
  readonly count: number | null;
  /** The loaded rows that are selected. */
  readonly rows: readonly Subscription[];
  /** The selected one where it is the only one, and listed. */
  readonly single: Subscription | null;
  readonly draft: BulkDraft;
  readonly onTyped: (typed: Partial<BulkDraft>) => void;
  readonly onConfirm: (change: BulkChange) => void;
}
