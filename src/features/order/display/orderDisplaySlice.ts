import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order, StatusEntry } from '~/domain/order/order';
import {
  isEmptyCorrection,
  noCorrectionInput,
  type CorrectedPart,
  type CorrectionInput,
} from '~/domain/order/orderCorrection';
import { inWorkOrder, type WorkListFactsByNumber } from '~/domain/order/workListFacts';
import type { WorkListEntry, WorkListMark } from '~/domain/order/workList';
import type {
  Correction,
  LoadedOrder,
  NotesOfCustomer,
  OrderDisplayState,
  PaymentCheck,
  RejectedCancellation,
  Resubmission,
} from './orderDisplayState';

const noDrafts = { customer: null, address: null } as const;

const nothingRunning = {
  customerNotes: { status: 'none' },
  openForm: null,
  paymentCheck: { status: 'none' },
  resubmission: { status: 'none' },
  cancellation: { status: 'none' },
} as const satisfies Partial<OrderDisplayState>;

const initialState: OrderDisplayState = {
  shown: { phase: 'none' },
  correction: null,
  workList: null,
  workListFacts: {},
  ...nothingRunning,
};

/** Returns the state with this order as the shown one; the same state if it is shown already. */
function withOrder(state: OrderDisplayState, loaded: Omit<LoadedOrder, 'phase'>): OrderDisplayState {
  if (state.shown.phase === 'loaded' && state.shown.document === loaded.document) return state;
  const { correction } = state;
  return {
    ...state,
    shown: { phase: 'loaded', ...loaded },
    correction: correction?.orderId === loaded.order.id ? correction : null,
  };
}

/** The state with a changed status of the shown order; unchanged when another order is shown. */
function withHistory(
  state: OrderDisplayState,
  orderId: string,
  statusHistory: readonly StatusEntry[],
  changes: Partial<Order> = {},
): OrderDisplayState {
  const { shown } = state;
  if (shown.phase !== 'loaded' || shown.order.id !== orderId) return state;
  const latest = statusHistory.at(-1);
  const status = latest === undefined ? shown.order.status : { code: latest.status, label: latest.label };
  return { ...state, shown: { ...shown, order: { ...shown.order, status, ...changes, statusHistory } } };
}

/** The correction of the shown order, empty where there is none yet; null where no order is shown. */
function correctionOf({ shown, correction }: OrderDisplayState): Correction | null {
  if (shown.phase !== 'loaded') return null;
  const { id: orderId } = shown.order;
  if (correction?.orderId === orderId) return correction;
  return { orderId, parts: noCorrectionInput, drafts: noDrafts, lost: [] };
}

function withoutEmpty(correction: Correction): Correction | null {
  return isEmptyCorrection(correction.parts) && correction.lost.length === 0 ? null : correction;
}

function withoutDrafts(correction: Correction | null): Correction | null {
  return correction === null ? null : withoutEmpty({ ...correction, drafts: noDrafts });
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
    orderRequested: (state, { payload: id }: PayloadAction<string>): OrderDisplayState => ({
      ...state,
      ...nothingRunning,
      shown: { phase: 'loading', id },
    }),
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
    orderLeft: (state): OrderDisplayState => ({ ...state, ...nothingRunning, shown: { phase: 'none' } }),
    customerNotesAdvanced: (state, { payload }: PayloadAction<NotesOfCustomer>): OrderDisplayState => ({
      ...state,
      customerNotes: payload,
    }),

    formOpened: (state, { payload: openForm }: PayloadAction<CorrectedPart | null>): OrderDisplayState => ({
      ...state,
      openForm,
      paymentCheck: { status: 'none' },
      // A form that is closed without applying it starts afresh.
      ...(openForm === null && { correction: withoutDrafts(state.correction) }),
    }),
    /** The service checks the IBAN of a direct debit before the correction is taken over. `resubmits`: the order is submitted after that. */
    directDebitEntered: (
      state,
      _action: PayloadAction<{ accountHolder: string; iban: string; resubmits: boolean }>,
    ): OrderDisplayState => ({
      ...state,
      paymentCheck: { status: 'checking' },
    }),
    paymentChecked: (state, { payload }: PayloadAction<PaymentCheck>): OrderDisplayState => ({
      ...state,
      paymentCheck: payload,
    }),
    /** Keeps what is typed in a correction form, so that a reload loses nothing (UX 5). */
    drafted: (state, { payload }: PayloadAction<Partial<Correction['drafts']>>): OrderDisplayState => {
      const correction = correctionOf(state);
      if (correction === null) return state;
      return { ...state, correction: { ...correction, drafts: { ...correction.drafts, ...payload } } };
    },
    corrected: (state, { payload }: PayloadAction<Partial<CorrectionInput>>): OrderDisplayState => {
      const correction = correctionOf(state);
      if (correction === null) return state;
      const parts = { ...correction.parts, ...payload };
      const lost = correction.lost.filter((part) => !(part in payload));
      const { drafts } = correction;
      return {
        ...state,
        openForm: null,
        paymentCheck: { status: 'none' },
        correction: withoutEmpty({
          ...correction,
          parts,
          lost,
          drafts: {
            customer: 'customer' in payload ? null : drafts.customer,
            address: 'address' in payload ? null : drafts.address,
          },
        }),
      };
    },
    /** The agent goes on without what a reload has lost. */
    lostDropped: (state): OrderDisplayState => ({
      ...state,
      correction: state.correction === null ? null : withoutEmpty({ ...state.correction, lost: [] }),
    }),

    resubmitRequested: () => {},
    resubmissionAdvanced: (state, { payload }: PayloadAction<Resubmission>): OrderDisplayState => ({
      ...state,
      resubmission: payload,
    }),
    /** For the work-list, which notes the failure also when another order is shown by now. */
    resubmissionRefused: (_state, _action: PayloadAction<{ name: string }>) => {},
    /** Loads the order again to find out whether a lost submission arrived. */
    lookupRequested: () => {},
    /** Replaces the shown order by the version that somebody else has changed; keeps the corrections. */
    orderReplaced: (state, { payload }: PayloadAction<Omit<LoadedOrder, 'phase' | 'id'>>): OrderDisplayState => {
      const { shown } = state;
      if (shown.phase !== 'loaded' || shown.order.id !== payload.order.id) return state;
      return { ...state, shown: { ...shown, ...payload } };
    },
    /** The service took the correction; the submission follows. */
    orderUpdated: (state, { payload }: PayloadAction<Omit<LoadedOrder, 'phase' | 'id'>>): OrderDisplayState => {
      const { shown, correction } = state;
      if (shown.phase !== 'loaded' || shown.order.id !== payload.order.id) return state;
      return {
        ...state,
        shown: { ...shown, ...payload },
        correction: correction?.orderId === payload.order.id ? null : correction,
      };
    },
    resubmitted: (
      state,
      { payload }: PayloadAction<OrderChanged & { withCorrection: boolean }>,
    ): OrderDisplayState => ({
      ...withHistory(state, payload.orderId, payload.statusHistory),
      ...(isShown(state, payload.orderId) && {
        resubmission: { status: 'resubmitted', withCorrection: payload.withCorrection },
      }),
      correction: state.correction?.orderId === payload.orderId ? null : state.correction,
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
    /** In the order in which it is worked through; null until it has been read from the storage. */
    selectWorkList: createSelector(
      [(state: OrderDisplayState) => state.workList, (state: OrderDisplayState) => state.workListFacts],
      (list, facts) => (list === null ? null : inWorkOrder(list, facts)),
    ),
  },
});

export const orderDisplayActions = orderDisplaySlice.actions;
export const { selectOrderDisplayState, selectDisplayedOrder, selectWorkList } = orderDisplaySlice.selectors;
