import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NotDone } from '~config/onceOnly';
import type { Address } from '~/domain/address/address';
import type { CrossSell } from '~/domain/article/crossSell';
import type { Product } from '~/domain/article/product';
import type { Customer } from '~/domain/customer/customer';
import type { InvalidVoucher } from '~/domain/offer/voucher';
import type { EditHistoryEntry } from '~/domain/order/editHistory';
import type { EditDraft, EditOperation, EditPlace, OrderContent, OriginalOrder } from '~/domain/order/editOrder';
import { contentOf, type ContentDifference, type OrderChange } from '~/domain/order/editOrderChanges';
import { nothingTyped, openForms, type EditForm, type TypedParts } from '~/domain/order/editForms';
import type { NotEditable } from '~/domain/order/editOrderRules';
import type { Order } from '~/domain/order/order';
import { countryOfEdit } from '~/domain/order/orderCountry';
import type { IbanCheck } from '~/domain/payment/iban';
import type { InstallmentMode } from '~/domain/payment/installments';
import { shownOffer, type EditWork, type PendingWork, type Replay, type SentWork } from './editWork';

/** The order that is edited, and its draft at the service. */
export interface OpenEdit extends EditDraft {
  readonly phase: 'open';
  readonly originalOrder: OriginalOrder;
  /** The content before the edit. */
  readonly baseline: OrderContent;
  readonly isEdited: boolean;
  /** No answer named the outcome of an operation, and the draft could not be read again. */
  readonly isStale: boolean;
}

export type EditSession =
  | { readonly phase: 'none' | 'loading' | 'notFound' | 'failed' }
  | { readonly phase: 'notEditable'; readonly reason: NotEditable; readonly originalOrder: OriginalOrder | null }
  | OpenEdit;

/**
 * All sends of one submission; `updatedAt`: the version of the order that the draft belongs to. `said`: the error that the service
 * answered the last one with; null where nothing readable came.
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

/** REQ F2.4; the IBAN is never written to the journal. */
export type BankingInfo =
  | IbanCheck
  | { readonly status: 'valid'; readonly iban: string; readonly accountHolder: string; readonly bankName: string };

export interface VoucherError {
  readonly invalidVouchers: readonly InvalidVoucher[];
  readonly title: string | null;
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
   * What somebody else changed in this draft, and the own work that can replace it; null while nothing waits for the agent's choice.
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

const initialState: EditOrderState = {
  orderId: null,
  isShown: false,
  session: { phase: 'none' },
  sent: null,
  queued: [],
  typed: nothingTyped,
  restored: null,
  activity: {},
  submission: { phase: 'idle' },
  foreign: null,
  elsewhere: null,
  customer: null,
  blockedAddresses: [],
  products: {},
  crossSells: [],
  productDetails: null,
  lookingUp: [],
  addProblem: null,
  bankingInfo: { status: 'none' },
  installments: null,
  lastPayment: null,
  voucherError: null,
  discarded: [],
  isLeaving: false,
  history: { phase: 'none' },
};

/** What the saga reports of the edit; each report names the parts of the state that it changes. */
export type EditReport = Partial<Omit<EditOrderState, 'orderId' | 'queued' | 'activity'>>;

interface SearchedPosition {
  readonly term: string;
  readonly crossSell?: CrossSell;
}

export interface TypedBank {
  readonly accountHolder: string;
  readonly iban: string;
}

export const editOrderSlice = createSlice({
  name: 'editOrder',
  initialState,
  reducers: {
    /** The edit screen of the order is open. */
    opened: (state, { payload: orderId }: PayloadAction<string>): EditOrderState =>
      state.orderId === orderId
        ? { ...state, isShown: true, session: state.session.phase === 'open' ? state.session : { phase: 'loading' } }
        : { ...initialState, orderId, isShown: true, session: { phase: 'loading' } },
    /** Reads the draft again after a failure. */
    reopenRequested: (state): EditOrderState => ({ ...state, session: { phase: 'loading' } }),
    /** The screen was left: forgets the order, except while its submission may be under way. */
    closed: (state): EditOrderState =>
      ['sending', 'cancelling', 'outcomeUnknown', 'unavailable'].includes(state.submission.phase)
        ? { ...state, isShown: false }
        : initialState,
    operationRequested: (state, { payload }: PayloadAction<EditOperation>): EditOrderState => ({
      ...state,
      queued: [...state.queued, payload],
      discarded: [],
      ...withoutOldSubmission(state),
    }),
    replayRequested: (state, { payload }: PayloadAction<Omit<Replay, 'type' | 'isCleared'>>): EditOrderState => ({
      ...state,
      // Given operations are made on the present state of the draft, which is therefore not cleared first.
      queued: [...state.queued, { type: 'REPLAY', ...payload, isCleared: payload.operations !== null }],
      // Discarding all own changes also closes the question about changes of somebody else.
      elsewhere: payload.without === null && payload.operations === null ? null : state.elsewhere,
      ...withoutOldSubmission(state),
    }),
    /** Reads the draft again: somebody else may have changed it. */
    checkRequested: () => {},
    /** The own work replaces what somebody else has made of the draft. */
    ownWorkKept: ({ elsewhere, ...state }): EditOrderState => ({
      ...state,
      elsewhere: null,
      queued: [...state.queued, { type: 'REPLAY', without: null, operations: elsewhere?.own ?? [], isCleared: false }],
      ...withoutOldSubmission(state),
    }),
    /** Takes one pending change back, by its key (`changeKey`). */
    undoRequested: (_state, _action: PayloadAction<string>) => {},
    /** The first piece of queued work is being sent. */
    workStarted: (state, { payload: sent }: PayloadAction<SentWork>): EditOrderState => ({
      ...state,
      sent,
      queued: state.queued.slice(1),
    }),
    workDropped: (state): EditOrderState => ({ ...state, sent: null, queued: [] }),
    workRestored: (state, { payload: queued }: PayloadAction<readonly EditWork[]>): EditOrderState => ({
      ...state,
      queued,
      restored: null,
    }),
    activityAdvanced: (
      { activity, ...state },
      { payload: { place, now } }: PayloadAction<{ place: EditPlace; now: 'in_progress' | 'success' | 'error' | null }>,
    ): EditOrderState => {
      const { [place]: _before, ...others } = activity;
      return { ...state, activity: now === null ? others : { ...others, [place]: now } };
    },
    reported: (state, { payload }: PayloadAction<EditReport>): EditOrderState => ({ ...state, ...payload }),
    /** Looks an article up by product number or SKU and adds it. The next number can be entered meanwhile. */
    positionSearched: (state, { payload: { term } }: PayloadAction<SearchedPosition>): EditOrderState => ({
      ...state,
      ...withoutOldSubmission(state),
      lookingUp: [...state.lookingUp, term],
      typed: { ...state.typed, article: state.typed.article === term ? '' : state.typed.article },
      addProblem: null,
    }),
    /** `isReturned`: the number was not taken over, and returns to its field unless the next one is typed there. */
    positionLookedUp: (
      state,
      { payload: { term, isReturned } }: PayloadAction<{ readonly term: string; readonly isReturned: boolean }>,
    ): EditOrderState => ({
      ...state,
      lookingUp: state.lookingUp.toSpliced(state.lookingUp.indexOf(term), 1),
      typed: { ...state.typed, article: isReturned && state.typed.article === '' ? term : state.typed.article },
    }),
    bankEntered: (_state, _action: PayloadAction<TypedBank>) => {},
    /** Null closes a form. */
    formTyped: (state, { payload }: PayloadAction<Partial<TypedParts>>): EditOrderState => ({
      ...state,
      typed: { ...state.typed, ...payload },
    }),
    submitRequested: (state): EditOrderState => ({ ...state, submission: submitted(state) }),
    cancellationConfirmed: (_state, _action: PayloadAction<{ reasonCode: string }>) => {},
    lookupRequested: () => {},
    /** Sends a submission again under its id, after 500 or 503 or when a lookup has not found it. */
    resendRequested: () => {},
    /** A confirmed leave. `path`: where the agent wanted to go, for an order without a customer's history (REQ F3.8). */
    leaveConfirmed: (_state, _action: PayloadAction<{ path: string | null }>) => {},
    historyOpened: (state, _action: PayloadAction<string>): EditOrderState => ({
      ...state,
      history: { phase: 'loading' },
    }),
  },
  selectors: {
    selectEditOrderState: (state) => state,
  },
});

/** Whether the draft holds changes; one in flight may be at the service already. */
export function hasEdit({ session, sent, queued }: EditOrderState): boolean {
  return sent !== null || queued.length > 0 || (session.phase === 'open' && session.isEdited);
}

/** A new change answers an old refusal, and withdraws a submission that was asked for without it. */
function withoutOldSubmission({ submission }: Pick<EditOrderState, 'submission'>): Pick<EditOrderState, 'submission'> {
  return { submission: ['refused', 'waiting', 'stopped'].includes(submission.phase) ? { phase: 'idle' } : submission };
}

/** Nothing is submitted beside a form with something that is not taken over: the screen says which. */
function submitted(state: EditOrderState): EditSubmission {
  const { session, submission, elsewhere } = state;
  const mayBegin =
    elsewhere === null && ['idle', 'refused', 'stopped'].includes(submission.phase) && openFormsOf(state).length === 0;
  return session.phase === 'open' && mayBegin
    ? { phase: 'waiting', asked: contentOf(shownOffer(session.editedOffer, state)) }
    : submission;
}

/** The forms of the screen that hold something that is not taken over. */
export function openFormsOf(state: EditOrderState): readonly EditForm[] {
  const { session } = state;
  if (session.phase !== 'open') return [];
  return openForms(notTaken(state), shownOffer(session.editedOffer, state), countryOfEdit(session));
}

/** What is typed and not taken over: a number whose product is being loaded is not taken over yet. */
export function notTaken({ typed, lookingUp }: Pick<EditOrderState, 'typed' | 'lookingUp'>): TypedParts {
  return { ...typed, article: [...lookingUp, typed.article].find((term) => term !== '') ?? '' };
}

export const editOrderActions = editOrderSlice.actions;
export const { selectEditOrderState } = editOrderSlice.selectors;
