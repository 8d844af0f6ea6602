import { withPending, type KnownQuantities } from '~/domain/order/editEffects';
import type { EditedOffer, EditOperation } from '~/domain/order/editOrder';

/**
 * Clears the draft at the service and repeats the changes on a new one; the screen shows both as one step.
 * `without`: the change that is undone (`changeKey`); null: all of them.
 */
export interface Replay {
  readonly type: 'REPLAY';
  readonly without: string | null;
  /** What is left to do on the cleared draft; null: not known yet. Known before the draft is cleared, so that no reload loses it. */
  readonly operations: readonly EditOperation[] | null;
  readonly isCleared: boolean;
}

export type EditWork = EditOperation | Replay;

/** The work in flight; `known`: the positions when it was sent, to recognise one that its answer did not report. */
export interface SentWork {
  readonly work: EditWork;
  readonly known: KnownQuantities;
}

/** The work that the service has not answered yet, in the order in which it was asked for. */
export interface PendingWork {
  readonly sent: SentWork | null;
  readonly queued: readonly EditWork[];
}

/** The single operations of the pending work. */
export function pendingOperations({ sent, queued }: PendingWork): readonly EditOperation[] {
  return [...(sent === null ? [] : [sent.work]), ...queued].filter((work) => work.type !== 'REPLAY');
}

/** The offer as the screen shows it: with what was entered, also while its operation is in flight (UX 4). */
export function shownOffer(offer: EditedOffer, pending: PendingWork): EditedOffer {
  return withPending(offer, pendingOperations(pending));
}
