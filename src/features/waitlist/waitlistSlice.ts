import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Country } from '~/domain/common/country';
import type { Checkout, CheckoutDraft } from '~/domain/order/checkout';
import {
  hasFailed,
  type WaitlistCancelReason,
  type WaitlistItem,
  type WaitlistQuery,
} from '~/domain/waitlist/waitlist';
import { listReducers, notAsked, type PagedList } from '~/shared/list/listState';
import {
  isInFlight,
  openedReservation,
  type DoubleItem,
  type Reservation,
  type ReservedArticle,
  type SentAttempt,
  type Submission,
} from './reservation';

/** The open cancel dialog. `unknown`: no answer names the outcome; `detail`: what the service said. */
export type WaitlistCancellation =
  | { readonly phase: 'asking' | 'inProgress'; readonly customerId: string; readonly item: WaitlistItem }
  | {
      readonly phase: 'refused' | 'unknown';
      readonly customerId: string;
      readonly item: WaitlistItem;
      readonly detail: string | null;
    };

/** The waitlist of a customer. */
type WaitlistList = PagedList<WaitlistQuery, WaitlistItem>;

export interface WaitlistState {
  /** Null: the dialog is closed. */
  readonly reservation: Reservation | null;
  /** What was sent earlier in this call without a known outcome, beside the open reservation. */
  readonly unsettled: readonly SentAttempt[];
  /** Ids of the items that were created in this call. */
  readonly createdIds: readonly string[];
  /** Ids among `createdIds` whose double entry is being looked for. */
  readonly checkedIds: readonly string[];
  /** Null: none is known, or it is settled. */
  readonly double: DoubleItem | null;
  readonly list: WaitlistList;
  /** Null: the dialog is closed. */
  readonly cancellation: WaitlistCancellation | null;
}

const initialState: WaitlistState = {
  reservation: null,
  unsettled: [],
  createdIds: [],
  checkedIds: [],
  double: null,
  list: notAsked,
  cancellation: null,
};

interface SubmitRequest {
  readonly customerNumber: string;
  readonly checkout: Checkout;
  readonly country: Country;
}

/** The reservation of an article that is sold out, and the waitlist of a customer (REQ H1). */
export const waitlistSlice = createSlice({
  name: 'waitlist',
  initialState,
  reducers: {
    /** Opens the dialog, with what of this article may have arrived; while an outcome is open, another article has to wait. */
    reservationRequested: (state, { payload: article }: PayloadAction<ReservedArticle>) =>
      state.reservation !== null && isInFlight(state.reservation.submission)
        ? state
        : { ...state, ...openedReservation(article, null, unsettledOf(state)) },
    quantityEntered: (state, { payload: quantity }: PayloadAction<number>) =>
      withReservation(state, ({ article }) => ({
        article: { ...article, quantity },
      })),
    draftEdited: (state, { payload: draft }: PayloadAction<CheckoutDraft>) => withReservation(state, () => ({ draft })),
    submitRequested: (_state, _action: PayloadAction<SubmitRequest>) => undefined,
    submissionAdvanced: (state, { payload: submission }: PayloadAction<Submission>) =>
      withReservation(state, () => ({
        submission,
      })),
    /**
     * The reservation was created. `item` comes from the response, or from the waitlist when the response was lost; null where the
     * response does not name it.
     */
    reservationCreated: (
      state,
      { payload: { sent, item } }: PayloadAction<{ sent: SentAttempt; item: WaitlistItem | null }>,
    ) =>
      withReservation(state, () => ({
        submission: { status: 'created', customerNumber: sent.customerNumber, item },
      })),
    /** The service names an item that has failed; a later lookup must not take it for the next attempt. */
    reservationFailed: (state, { payload: item }: PayloadAction<WaitlistItem>) => ({
      ...withReservation(state, () => ({ submission: { status: 'failed', item } })),
      createdIds: [...state.createdIds, item.id],
    }),
    /** Stores the item of a created reservation, which may have failed since; the saga then looks for a second item of the same press. */
    doubleCheckStarted: (state, { payload: { item } }: PayloadAction<{ sent: SentAttempt; item: WaitlistItem }>) => ({
      ...withReservation(state, ({ article, submission }) => {
        const isOfIt = submission.status === 'created' && submission.item === null && item.sku === article.sku;
        if (!isOfIt) return {};
        return { submission: hasFailed(item) ? { status: 'failed', item } : { ...submission, item } };
      }),
      createdIds: [...state.createdIds, item.id],
      checkedIds: [...state.checkedIds, item.id],
    }),
    /** The waitlist has been read after the item with this id was created. */
    doubleChecked: (state, { payload: { id, double } }: PayloadAction<{ id: string; double: DoubleItem | null }>) => ({
      ...state,
      createdIds: double === null ? state.createdIds : [...state.createdIds, double.item.id],
      checkedIds: state.checkedIds.filter((known) => known !== id),
      double: double ?? state.double,
    }),
    doubleEndRequested: (state) => withDouble(state, 'ending'),
    doubleEndFailed: (state) => withDouble(state, 'failed'),
    /** The double entry is ended, or the agent keeps both. */
    doubleSettled: (state) => ({ ...state, double: null }),
    /** Looks a reservation up whose answer was lost. */
    lookupRequested: () => undefined,
    reservationClosed: (state) =>
      state.reservation !== null && isInFlight(state.reservation.submission)
        ? state
        : { ...state, reservation: null, unsettled: unsettledOf(state) },

    ...listReducers<WaitlistList>(),
    /** The screen was left: a question about one of its items is closed, a request in flight goes on. */
    listLeft: (state) =>
      state.cancellation === null || state.cancellation.phase === 'inProgress'
        ? state
        : { ...state, cancellation: null },

    cancelRequested: (
      _state,
      _action: PayloadAction<{ customerId: string; item: WaitlistItem; reason: WaitlistCancelReason }>,
    ) => undefined,
    /** `asking` opens the dialog. */
    cancellationAdvanced: (state, { payload: cancellation }: PayloadAction<WaitlistCancellation>) => ({
      ...state,
      cancellation,
    }),
    cancellationClosed: (state) => ({ ...state, cancellation: null }),
  },
  selectors: {
    selectWaitlistState: (state) => state,
    selectDouble: (state) => state.double,
    selectReservation: (state) => state.reservation,
  },
});

/** All that was sent and may have arrived: it has to be looked up before the same article is sent again. */
export function unsettledOf({ reservation, unsettled }: WaitlistState): readonly SentAttempt[] {
  const submission = reservation?.submission;
  const mayHaveArrived =
    submission?.status === 'sending' || (submission?.status === 'outcomeUnknown' && submission.lookup !== 'notThere');
  return mayHaveArrived ? [submission.sent, ...unsettled] : unsettled;
}

function withReservation(
  state: WaitlistState,
  change: (reservation: Reservation) => Partial<Reservation>,
): WaitlistState {
  const { reservation } = state;
  return reservation === null ? state : { ...state, reservation: { ...reservation, ...change(reservation) } };
}

function withDouble(state: WaitlistState, phase: DoubleItem['phase']): WaitlistState {
  return state.double === null ? state : { ...state, double: { ...state.double, phase } };
}

export const waitlistActions = waitlistSlice.actions;
export const { selectWaitlistState, selectDouble, selectReservation } = waitlistSlice.selectors;
