import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CrossSell } from '~/domain/article/crossSell';
import type { EditOperation, EditPlace } from '~/domain/order/editOrder';
import { contentOf, isEdited } from '~/domain/order/editOrderChanges';
import { nothingTyped, openForms, type EditForm, type PositionField, type TypedParts } from '~/domain/order/editForms';
import { countryOfEdit } from '~/domain/order/orderCountry';
import type { EditOrderState, EditSubmission } from './editOrderState';
import { shownOffer, type EditWork, type Replay, type SentWork } from './editWork';

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
export type EditReport = Partial<Omit<EditOrderState, 'orderId' | 'activity'>>;

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
    /** `text`: null shows again what the order has. */
    positionTyped: (
      state,
      { payload: { id, field, text } }: PayloadAction<{ id: string; field: PositionField; text: string | null }>,
    ): EditOrderState => {
      const { [field]: _before, ...other } = state.typed.positions[id] ?? {};
      const position = text === null ? other : { ...other, [field]: text };
      return { ...state, typed: { ...state.typed, positions: { ...state.typed.positions, [id]: position } } };
    },
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
export function hasEdit(state: EditOrderState): boolean {
  return state.sent !== null || state.queued.length > 0 || isDraftEdited(state);
}

/** Whether the draft differs from the order; once it is submitted or cancelled, nothing is left to be submitted. */
export function isDraftEdited({ session, submission }: EditOrderState): boolean {
  const isDone = submission.phase === 'submitted' || submission.phase === 'cancelled';
  return session.phase === 'open' && !isDone && isEdited(session.baseline, session.editedOffer);
}

/** A new change answers an old refusal, and withdraws a submission that was asked for without it. */
function withoutOldSubmission({ submission }: Pick<EditOrderState, 'submission'>): Pick<EditOrderState, 'submission'> {
  return {
    submission: ['refused', 'waiting', 'stopped', 'interrupted'].includes(submission.phase)
      ? { phase: 'idle' }
      : submission,
  };
}

/** Nothing is submitted beside a form with something that is not taken over: the screen says which. */
function submitted(state: EditOrderState): EditSubmission {
  const { session, submission, elsewhere } = state;
  const mayBegin =
    elsewhere === null &&
    ['idle', 'refused', 'stopped', 'interrupted'].includes(submission.phase) &&
    openFormsOf(state).length === 0;
  return session.phase === 'open' && mayBegin
    ? { phase: 'waiting', asked: contentOf(shownOffer(session.editedOffer, state)) }
    : submission;
}

/** The forms of the screen that hold something that is not taken over. */
export function openFormsOf(state: EditOrderState): readonly EditForm[] {
  const { session } = state;
  if (session.phase !== 'open') return [];
  return openForms(notTakenOver(state), shownOffer(session.editedOffer, state), countryOfEdit(session));
}

/** What is typed and not taken over: a number whose product is being loaded is not taken over yet. */
export function notTakenOver({ typed, lookingUp }: Pick<EditOrderState, 'typed' | 'lookingUp'>): TypedParts {
  return { ...typed, article: [...lookingUp, typed.article].find((term) => term !== '') ?? '' };
}

export const editOrderActions = editOrderSlice.actions;
export const { selectEditOrderState } = editOrderSlice.selectors;
