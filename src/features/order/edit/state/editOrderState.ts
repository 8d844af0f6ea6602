import type { NotDone } from '~config/onceOnly';
import type { Address } from '~/domain/address/address';
import type { CrossSell } from '~/domain/article/crossSell';
import type { Product } from '~/domain/article/product';
import type { Customer } from '~/domain/customer/customer';
import type { InvalidVoucher } from '~/domain/offer/voucher';
import type { TypedParts } from '~/domain/order/editForms';
import type { EditHistoryEntry } from '~/domain/order/editHistory';
import type { EditDraft, EditOperation, EditPlace, OrderContent, OriginalOrder } from '~/domain/order/editOrder';
import type { ContentDifference, OrderChange } from '~/domain/order/editOrderChanges';
import type { NotEditable } from '~/domain/order/editOrderRules';
import type { Order } from '~/domain/order/order';
import type { IbanCheck } from '~/domain/payment/iban';
import type { InstallmentMode } from '~/domain/payment/installments';
import type { PendingWork } from './editWork';

/** The order that is edited, and its draft at the service. */
export interface OpenEdit extends EditDraft {
  readonly phase: 'open';
  readonly originalOrder: OriginalOrder;
  /** The content before the edit. */
  readonly baseline: OrderContent;
  /** No answer named the outcome of an operation, and the draft could not be read again. */
  readonly isStale: boolean;
}

export type EditSession =
  | { readonly phase: 'none' | 'loading' | 'notFound' | 'failed' }
  | { readonly phase: 'notEditable'; readonly reason: NotEditable; readonly originalOrder: OriginalOrder | null }
  | OpenEdit;

/**
 * One submission, however often it is sent. `updatedAt`: the version of the order that the draft belongs to. `said`: the error text of
 * the last answer; null without one.
 */
export interface EditAttempt {
  readonly attemptId: string;
  readonly updatedAt: string | null;
  readonly said: string | null;
}

export type EditSubmission =
  | { readonly phase: 'idle' }
  /** `asked`: what the screen showed when it was submitted. Operations in flight come first. */
  | { readonly phase: 'waiting'; readonly asked: OrderContent }
  /** Not sent, because the order is not the one that the screen showed: it is to be submitted again. */
  | ({ readonly phase: 'stopped' } & ContentDifference)
  /** A reload or the end of the session came before it was sent: the agent believes that it is (QUALITY 9). */
  | { readonly phase: 'interrupted' }
  /** Every position is cancelled: the dialog `Auftrag stornieren` is open. `failed`: it was confirmed, and did not happen. */
  | { readonly phase: 'asking'; readonly failed?: NotDone }
  | ({ readonly phase: 'sending' } & EditAttempt)
  | { readonly phase: 'cancelling' }
  | ({ readonly phase: 'unavailable' } & EditAttempt)
  | ({ readonly phase: 'outcomeUnknown'; readonly lookup: 'running' | 'failed' | 'notThere' } & EditAttempt)
  | { readonly phase: 'refused'; readonly title: string | null; readonly detail: string | null }
  /** Null: neither the answer nor a look afterwards names the order. */
  | { readonly phase: 'submitted'; readonly order: Order | null }
  | { readonly phase: 'cancelled' };

/** The product details that a reservation failure or the choice of a variant opens (REQ F1.5). */
export interface EditProductDetails {
  readonly product: Product;
  readonly quantity: number;
  readonly crossSell: CrossSell | null;
  readonly problem: { readonly title: string | null; readonly detail: string | null } | null;
}

export type AddProblem =
  | { readonly kind: 'invalidNumber' }
  | { readonly kind: 'productNotFound'; readonly number: string }
  /** `detail`: what the service says; null where it says nothing. */
  | { readonly kind: 'failed'; readonly detail: string | null };

/** Whether nothing of a submission is at the service or can be: the draft may be changed. */
export function isUnsent({ phase }: EditSubmission): boolean {
  return unsentPhases.includes(phase);
}

const unsentPhases: readonly EditSubmission['phase'][] = [
  'idle',
  'waiting',
  'stopped',
  'interrupted',
  'refused',
  'asking',
];

/** REQ F2.4; the IBAN is never written to the journal. */
export type BankingInfo =
  | IbanCheck
  | { readonly status: 'valid'; readonly iban: string; readonly accountHolder: string; readonly bankName: string };

/** What the service says of vouchers that it has refused; those that a change made invalid are in the draft. */
export interface VoucherError {
  readonly invalidVouchers: readonly InvalidVoucher[];
  readonly detail: string | null;
}

export type EditHistory =
  | { readonly phase: 'none' | 'loading' | 'failed' | 'notFound' }
  | { readonly phase: 'loaded'; readonly editedOrderList: readonly EditHistoryEntry[] };

export interface EditOrderState extends PendingWork {
  readonly orderId: string | null;
  /** Its screen is open; a submission goes on without it. */
  readonly isShown: boolean;
  readonly session: EditSession;
  readonly typed: TypedParts;
  /** Unfinished work of a journal, unchecked; the saga takes it over when the draft is open. */
  readonly restored: unknown;
  readonly activity: Readonly<Partial<Record<EditPlace, 'in_progress' | 'success' | 'error'>>>;
  readonly submission: EditSubmission;
  /** What somebody else changed while the order was edited. */
  readonly foreign: ContentDifference | null;
  /**
   * The changes that somebody else made in this draft, and the agent's own operations, which can replace them. Null unless the agent has
   * to choose between the two.
   */
  readonly elsewhere: {
    readonly changes: readonly OrderChange[];
    readonly own: readonly EditOperation[];
  } | null;
  /** The customer of the order, for the choice of addresses; null while loading or without one. */
  readonly customer: Customer | null;
  /** The addresses as they were when the service refused them as category 1. */
  readonly blockedAddresses: readonly Address[];
  /** By product number; null: asked for and not there. */
  readonly products: Readonly<Record<string, Product | null>>;
  readonly crossSells: readonly CrossSell[];
  readonly productDetails: EditProductDetails | null;
  /** The typed numbers whose products are being loaded. */
  readonly lookingUp: readonly string[];
  readonly addProblem: AddProblem | null;
  readonly bankingInfo: BankingInfo;
  /** The open installment dialog. */
  readonly installments: InstallmentMode | null;
  /** The last change of payment of this session: its bank details cannot be read back. */
  readonly lastPayment: Extract<EditOperation, { type: 'CHANGE_PAYMENT' }> | null;
  readonly voucherError: VoucherError | null;
  /** What was discarded last, until the next change: it can be made again. */
  readonly discarded: readonly EditOperation[];
  readonly isLeaving: boolean;
  readonly history: EditHistory;
}
