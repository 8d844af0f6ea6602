import type { NotDone } from '~config/onceOnly';
import type { CustomerNote } from '~/domain/customer/customerNotes';
import type { CorrectedPart, CorrectionInput } from '~/domain/order/orderCorrection';
import type { DetailedOrder, OrderDocument } from '~/domain/order/orderDetails';
import type { WorkListEntry } from '~/domain/order/workList';
import type { WorkListFactsByNumber } from '~/domain/order/workListFacts';
import type { IbanCheck } from '~/domain/payment/iban';

/** The order of `/orders/{id}` (REQ E2). `id`: as in the address, an order id or an order number. */
export type ShownOrder =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading'; readonly id: string }
  | (DetailedOrder & {
      readonly phase: 'loaded';
      readonly id: string;
      /** The order as the service sent it; a resubmission sends it back (REQ E4.2). */
      readonly document: OrderDocument;
    })
  | { readonly phase: 'notFound' | 'forbidden' | 'failed'; readonly id: string };

export type LoadedOrder = Extract<ShownOrder, { phase: 'loaded' }>;

/**
 * A resubmission whose outcome is not known: all sends share `attemptId` as correlation id. `sentKey`: the key of the corrections that
 * the service has not confirmed yet; with other ones a resubmission is another attempt.
 */
export interface OpenAttempt {
  readonly attemptId: string;
  readonly sentKey: string;
}

/** A resubmission from the request to its outcome. */
export type Resubmission =
  | { readonly status: 'none' }
  /**
   * Not sent: a correction is typed and not taken over, a reload has lost a part of it, or the corrections send cash on delivery to
   * another place than the billing address.
   */
  | { readonly status: 'stopped' }
  /** Refused here: somebody else has changed the order since it was loaded; it is shown as it is now. */
  | { readonly status: 'changedMeanwhile' }
  | { readonly status: 'sending' }
  /**
   * No answer names the outcome: the order is loaded again before anything is repeated (QUALITY 9). `said`: the error that the service
   * answered with; null where nothing readable came.
   */
  | {
      readonly status: 'outcomeUnknown';
      readonly lookup: 'running' | 'failed' | 'notThere';
      readonly said: string | null;
    }
  | { readonly status: 'refused'; readonly detail: string | null; readonly reason: string | null }
  /** Not submitted: the order is shown as it is now, and is not rejected. */
  | { readonly status: 'noLongerRejected' }
  /** `withCorrection`: sent from the correction of the order, after which the page is loaded again (REQ E4.4). */
  | { readonly status: 'resubmitted'; readonly withCorrection: boolean };

/** The cancellation of a rejected order, in a dialog of its own (REQ E4.3). */
export type RejectedCancellation =
  | { readonly status: 'none' | 'asking' | 'sending' }
  | ({ readonly status: NotDone['kind'] } & Omit<NotDone, 'kind'>);

/** Notes about the order's customer: blocks and restrictions. */
export type NotesOfCustomer =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly notes: readonly CustomerNote[]; readonly type: string };

/**
 * Drafts are typed and not applied yet. `lost`: the parts of which a date of birth or bank details were lost, because they are in no
 * storage (QUALITY 10).
 */
export interface Correction {
  /** As the form shows it; empty until the order is loaded. */
  readonly birthDateOnFile: string;
  readonly parts: CorrectionInput;
  readonly drafts: Omit<CorrectionInput, 'payment'>;
  readonly lost: readonly CorrectedPart[];
}

export interface OrderDisplayState {
  readonly shown: ShownOrder;
  readonly customerNotes: NotesOfCustomer;
  /** What the agent has corrected, by the id of the order; kept while the order is loaded again, or left for another one. */
  readonly corrections: Readonly<Record<string, Correction>>;
  /** The correction form that is open. */
  readonly openForm: CorrectedPart | null;
  /** Of a corrected payment. */
  readonly paymentCheck: IbanCheck;
  /** Something is typed in the payment's form and not taken over. */
  readonly isPaymentTyped: boolean;
  readonly resubmission: Resubmission;
  /** By the id of the order. A reload and other orders do not end them, because the service may still be at work. */
  readonly openAttempts: Readonly<Record<string, OpenAttempt>>;
  readonly cancellation: RejectedCancellation;
  /** The rejected orders opened in this browser; null until it is read. */
  readonly workList: readonly WorkListEntry[] | null;
  /** The facts of the orders of the work-list, loaded while its screen is open and never stored (DECISIONS 223). */
  readonly workListFacts: WorkListFactsByNumber;
}
