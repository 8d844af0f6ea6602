import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order, StatusEntry } from '~/domain/order/order';
import type { CorrectedPart, CorrectionInput } from '~/domain/order/orderCorrection';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { inWorkOrder, workListFactsOf, type WorkListFactsByNumber } from '~/domain/order/workListFacts';
import type { WorkListEntry, WorkListMark } from '~/domain/order/workList';
import type { IbanCheck } from '~/domain/payment/iban';
import {
  correctionsWithoutForm,
  draftsWithout,
  noDrafts,
  withBirthDate,
  withCorrection,
  without,
  withoutDrafts,
  withoutEmpty,
} from './correctionState';
import type {
  Correction,
  LoadedOrder,
  NotesOfCustomer,
  OpenAttempt,
  OrderDisplayState,
  RejectedCancellation,
  Resubmission,
} from './orderDisplayState';

const noForm = {
  openForm: null,
  paymentCheck: { status: 'none' },
  isPaymentTyped: false,
} as const satisfies Partial<OrderDisplayState>;

const nothingRunning = {
  ...noForm,
  customerNotes: { status: 'none' },
  resubmission: { status: 'none' },
  cancellation: { status: 'none' },
} as const satisfies Partial<OrderDisplayState>;

const initialState: OrderDisplayState = {
  shown: { phase: 'none' },
  corrections: {},
  openAttempts: {},
  workList: null,
  workListFacts: {},
  ...nothingRunning,
};

/**
 * Returns the state with this order on the screen. A work-list that has read the order shows it as it is by now, too; another one keeps
 * the order in which it is worked through.
 */
function showing(state: OrderDisplayState, shown: LoadedOrder): OrderDisplayState {
  const number = nameOfOrder(shown.order);
  if (!(number in state.workListFacts)) return { ...state, shown };
  const facts = { status: 'loaded', ...workListFactsOf(shown.order, shown.details) } as const;
  return { ...state, shown, workListFacts: { ...state.workListFacts, [number]: facts } };
}

/** Returns the state with this order as the shown one; the same state if it is shown already. */
function withOrder(state: OrderDisplayState, loaded: Omit<LoadedOrder, 'phase'>): OrderDisplayState {
  if (state.shown.phase === 'loaded' && state.shown.document === loaded.document) return state;
  return showing({ ...state, corrections: withBirthDate(state.corrections, loaded) }, { phase: 'loaded', ...loaded });
}

/** Returns the state without what belongs to the order on the screen, except its corrections. */
function leaving(state: OrderDisplayState, shown: OrderDisplayState['shown']): OrderDisplayState {
  return { ...state, ...nothingRunning, corrections: correctionsWithoutForm(state), shown };
}

/** The state with a changed version of the shown order; unchanged when another order is shown. */
function withVersion(
  state: OrderDisplayState,
  orderId: string,
  change: (shown: LoadedOrder) => Partial<LoadedOrder>,
): OrderDisplayState {
  const { shown } = state;
  return shown.phase === 'loaded' && shown.order.id === orderId
    ? showing(state, { ...shown, ...change(shown) })
    : state;
}

/** The state with a changed status of the shown order; unchanged when another order is shown. */
function withHistory(
  state: OrderDisplayState,
  orderId: string,
  statusHistory: readonly StatusEntry[],
  changes: Partial<Order> = {},
): OrderDisplayState {
  const latest = statusHistory.at(-1);
  return withVersion(state, orderId, ({ order }) => {
    const status = latest === undefined ? order.status : { code: latest.status, label: latest.label };
    return { order: { ...order, status, ...changes, statusHistory } };
  });
}

function isShown({ shown }: OrderDisplayState, orderId: string): boolean {
  return shown.phase === 'loaded' && shown.order.id === orderId;
}

interface OrderChanged {
  readonly orderId: string;
  /** As the work-list names the order. */
  readonly name: string;
  readonly statusHistory: readonly StatusEntry[];
}

export const orderDisplaySlice = createSlice({
  name: 'orderDisplay',
  initialState,
  reducers: {
    /** The screen of the order was opened: the order is requested, unless it was loaded ahead. */
    orderOpened: (_state, _action: PayloadAction<string>) => {},
    orderRequested: (state, { payload: id }: PayloadAction<string>) => leaving(state, { phase: 'loading', id }),
    /** The order was loaded before its screen renders. Ignored while another order is on the screen. */
    orderPrepared: (state, { payload }: PayloadAction<Omit<LoadedOrder, 'phase'>>): OrderDisplayState =>
      state.shown.phase === 'none' ? withOrder(state, payload) : state,
    orderLoaded: (state, { payload }: PayloadAction<Omit<LoadedOrder, 'phase'>>): OrderDisplayState =>
      withOrder(state, payload),
    orderNotLoaded: (
      state,
      { payload }: PayloadAction<{ id: string; reason: 'notFound' | 'forbidden' | 'failed' }>,
    ): OrderDisplayState => ({ ...state, shown: { phase: payload.reason, id: payload.id } }),
    /** The screen was left: the next screen shows nothing of this order. */
    orderLeft: (state) => leaving(state, { phase: 'none' }),
    customerNotesAdvanced: (state, { payload }: PayloadAction<NotesOfCustomer>): OrderDisplayState => ({
      ...state,
      customerNotes: payload,
    }),

    formOpened: (state, { payload: openForm }: PayloadAction<CorrectedPart | null>): OrderDisplayState => ({
      ...state,
      ...noForm,
      openForm,
      // A form that is closed without applying it starts afresh; what is typed in another one stays.
      ...(openForm === null &&
        state.openForm !== null && { corrections: withoutDrafts(state, { [state.openForm]: null }) }),
    }),
    /** Drops what is typed in all forms: the agent submits the order without it. */
    typedDropped: (state): OrderDisplayState => ({ ...state, ...noForm, corrections: withoutDrafts(state, noDrafts) }),
    /** The service checks the IBAN of a direct debit before the correction is taken over. `resubmits`: the order is submitted after that. */
    directDebitEntered: (
      state,
      _action: PayloadAction<{ accountHolder: string; iban: string; resubmits: boolean }>,
    ): OrderDisplayState => ({
      ...state,
      paymentCheck: { status: 'checking' },
    }),
    paymentTyped: (state): OrderDisplayState => ({ ...state, isPaymentTyped: true }),
    paymentChecked: (state, { payload }: PayloadAction<IbanCheck>): OrderDisplayState => ({
      ...state,
      paymentCheck: payload,
    }),
    /** Keeps what is typed in a correction form, so that a reload loses nothing (UX 5). */
    drafted: (state, { payload }: PayloadAction<Partial<Correction['drafts']>>): OrderDisplayState => ({
      ...state,
      corrections: withCorrection(state, (correction) => ({
        ...correction,
        drafts: { ...correction.drafts, ...payload },
      })),
    }),
    corrected: (state, { payload }: PayloadAction<Partial<CorrectionInput>>): OrderDisplayState => ({
      ...state,
      ...noForm,
      corrections: withCorrection(state, (correction) =>
        withoutEmpty({
          ...correction,
          parts: { ...correction.parts, ...payload },
          lost: correction.lost.filter((part) => !(part in payload)),
          drafts: draftsWithout(correction, payload),
        }),
      ),
    }),
    /** The agent goes on without what was lost. */
    lostDropped: (state): OrderDisplayState => ({
      ...state,
      corrections: withCorrection(state, (correction) => withoutEmpty({ ...correction, lost: [] })),
    }),

    resubmitRequested: () => {},
    resubmissionAdvanced: (state, { payload }: PayloadAction<Resubmission>): OrderDisplayState => ({
      ...state,
      resubmission: payload,
    }),
    /** The attempt is sent from now on: its outcome is not known until an answer or a lookup names it. */
    attemptKept: (
      state,
      { payload: { orderId, attempt } }: PayloadAction<{ orderId: string; attempt: OpenAttempt }>,
    ): OrderDisplayState => ({ ...state, openAttempts: { ...state.openAttempts, [orderId]: attempt } }),
    /** Removes an attempt that has not reached the service. */
    attemptWithdrawn: (state, { payload: orderId }: PayloadAction<string>): OrderDisplayState => ({
      ...state,
      openAttempts: without(state.openAttempts, orderId),
    }),
    /** Also for the work-list, which notes the failure when another order is shown by now, too. */
    resubmissionRefused: (
      state,
      { payload: { orderId } }: PayloadAction<{ orderId: string; name: string }>,
    ): OrderDisplayState => ({ ...state, openAttempts: without(state.openAttempts, orderId) }),
    /** Loads the order again to find out whether a lost submission arrived. */
    lookupRequested: () => {},
    /** Replaces the shown order by the version that somebody else has changed; keeps the corrections. */
    orderReplaced: (state, { payload }: PayloadAction<Omit<LoadedOrder, 'phase' | 'id'>>) =>
      withVersion(state, payload.order.id, () => payload),
    /** The service took the correction; the submission follows. */
    orderUpdated: (state, { payload }: PayloadAction<Omit<LoadedOrder, 'phase' | 'id'>>) => {
      const corrected = { ...state, corrections: without(state.corrections, payload.order.id) };
      return withVersion(corrected, payload.order.id, () => payload);
    },
    resubmitted: (
      state,
      { payload }: PayloadAction<OrderChanged & { withCorrection: boolean }>,
    ): OrderDisplayState => ({
      ...withHistory(state, payload.orderId, payload.statusHistory),
      ...(isShown(state, payload.orderId) && {
        resubmission: { status: 'resubmitted', withCorrection: payload.withCorrection },
      }),
      corrections: without(state.corrections, payload.orderId),
      openAttempts: without(state.openAttempts, payload.orderId),
    }),

    cancellationAdvanced: (state, { payload }: PayloadAction<RejectedCancellation>): OrderDisplayState => ({
      ...state,
      cancellation: payload,
    }),
    cancelRequested: () => {},
    cancelled: (
      state,
      { payload }: PayloadAction<OrderChanged & { status: Order['status'] | null }>,
    ): OrderDisplayState => ({
      ...withHistory(state, payload.orderId, payload.statusHistory, {
        isCancelable: false,
        ...(payload.status !== null && { status: payload.status }),
      }),
      ...(isShown(state, payload.orderId) && { cancellation: { status: 'none' } }),
      corrections: without(state.corrections, payload.orderId),
      openAttempts: without(state.openAttempts, payload.orderId),
    }),

    workListRequested: () => {},
    workListLoaded: (state, { payload }: PayloadAction<readonly WorkListEntry[]>): OrderDisplayState => ({
      ...state,
      workList: payload,
    }),
    /** Loads the missing facts of the orders in the work-list that are not done yet; cancelled by `workListLeft`. */
    workListFactsRequested: () => {},
    workListLeft: () => {},
    factsAdvanced: (state, { payload }: PayloadAction<WorkListFactsByNumber>): OrderDisplayState => ({
      ...state,
      workListFacts: { ...state.workListFacts, ...payload },
    }),
    /** Numbers that were pasted or typed, to be worked through. */
    workListExtended: (_state, _action: PayloadAction<readonly string[]>) => {},
    workListMarked: (_state, _action: PayloadAction<{ number: string; mark: WorkListMark }>) => {},
    workListRemoved: (_state, _action: PayloadAction<string>) => {},
  },
  selectors: {
    selectOrderDisplayState: (state) => state,
    selectDisplayedOrder: (state) => state.shown,
    /** The correction of the shown order; null: none. */
    selectCorrection: ({ shown, corrections }) =>
      shown.phase === 'loaded' ? (corrections[shown.order.id] ?? null) : null,
    /** In the order in which it is worked through; null until it has been read from the storage. */
    selectWorkList: createSelector(
      [(state: OrderDisplayState) => state.workList, (state: OrderDisplayState) => state.workListFacts],
      (list, facts) => (list === null ? null : inWorkOrder(list, facts)),
    ),
  },
});

export const orderDisplayActions = orderDisplaySlice.actions;
export const { selectOrderDisplayState, selectDisplayedOrder, selectCorrection, selectWorkList } =
  orderDisplaySlice.selectors;
