import type { BulkChange } from '~/domain/subscription/bulkChange';

/** What the form of a bulk action gets. */
export interface BulkFormProps {
  /** Connects the form to the dialog's button. */
  readonly id: string;
  /** How many subscriptions it changes. */
  readonly count: number;
  readonly now: () => Date;
  readonly onConfirm: (change: BulkChange) => void;
}
