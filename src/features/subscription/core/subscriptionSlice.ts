import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Customer } from '~/domain/customer/customer';
import type { ChangeHistory } from '~/domain/subscription/changeHistory';
import { editFormOf, type EditedSubscription, type EditForm } from '~/domain/subscription/subscriptionEdit';
import {
  editedCopy,
  type FailureType,
  type Subscription,
  type SubscriptionCancelReason,
  type SubscriptionEdit,
} from '~/domain/subscription/subscription';

/** The change history of the subscription whose details are on the screen. */
export interface ShownHistory {
  readonly subscriptionId: string;
  readonly load: 'loading' | 'loaded' | 'failed';
  readonly history: ChangeHistory;
}

/** The customer of the edited subscription, whose payment and addresses can be chosen. */
export interface EditCustomer {
  readonly load: 'loading' | 'loaded' | 'failed';
  readonly customer: Customer | null;
}

export type EditStep =
  | { readonly phase: 'editing' }
  /** The confirmation before it is sent (REQ G4.6). */
  | { readonly phase: 'confirming' | 'saving'; readonly edit: SubscriptionEdit }
  | { readonly phase: 'refused'; readonly detail: string | null }
  /** The service has taken the edit, and says that it has failed (REQ G5.5). */
  | { readonly phase: 'failed'; readonly failure: FailureType }
  /** The order of the date that was moved exists already (REQ G4.4). */
  | { readonly phase: 'alreadyProcessed' }
  /** No answer names the outcome: the edit may have been made, and is not sent again by itself. */
  | { readonly phase: 'unknown'; readonly detail: string | null };

export interface OpenEdit {
  /** A copy with `startIn` `CUSTOM`. */
  readonly subscription: EditedSubscription;
  readonly form: EditForm;
  /** Bank details were typed before a reload and have to be typed again (QUALITY 10). */
  readonly isBankLost: boolean;
  readonly customer: EditCustomer;
  readonly step: EditStep;
}

export interface OpenCancellation {
  readonly subscription: Subscription;
  readonly step:
    | { readonly phase: 'asking' | 'inProgress' }
    | { readonly phase: 'unknown'; readonly detail: string | null }
    | {
        readonly phase: 'refused';
        readonly detail: string | null;
        readonly failure: FailureType | null;
        /** Its next order exists already. */
        readonly isLeftOut: boolean;
      };
}

/** What the dialog of a note or an event has to know of its subscription. */
export interface NotedSubscription extends Pick<Subscription, 'id' | 'externalCustomerId' | 'note'> {
  readonly aboInfo: Pick<Subscription['aboInfo'], 'aboNumber'>;
}

/** The dialog in which a note or an event is written. */
export interface OpenText {
  readonly kind: 'note' | 'event';
  readonly subscription: NotedSubscription;
  readonly typed: string;
  readonly phase: 'writing' | 'saving' | 'unknown' | 'refused';
  readonly detail: string | null;
}

export interface SubscriptionState {
  readonly shown: ShownHistory | null;
  readonly edit: OpenEdit | null;
  readonly cancellation: OpenCancellation | null;
  readonly text: OpenText | null;
}

/** A subscription was changed, or may have been. */
export interface ChangedSubscription {
  readonly id: string;
  /** The number by which people know it. */
  readonly name: string;
  /** The changed parts alone, because the others may be newer elsewhere; null: it has to be read again. */
  readonly changes: Partial<Subscription> | null;
  /** `canceled`: the service works on the cancellation. */
  readonly change: 'edited' | 'canceled' | 'noted';
}

const initialState: SubscriptionState = { shown: null, edit: null, cancellation: null, text: null };

/** One subscription: its change history, and what an agent does with it (REQ G4, G5, G6). */
export const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState,
  reducers: {
    /** The details of the subscription with this id are on the screen. */
    detailsOpened: (_state, _action: PayloadAction<string>) => undefined,
    detailsClosed: (state) => ({ ...state, shown: null }),
    /** Loads the page that failed, or the one after the last. */
    historyPageRequested: () => undefined,
    sortingToggled: () => undefined,
    historyAdvanced: (state, { payload: shown }: PayloadAction<ShownHistory>) => ({ ...state, shown }),

    editOpened: (state, { payload }: PayloadAction<Subscription>) => ({
      ...state,
      edit: {
        subscription: editedCopy(payload),
        form: editFormOf(payload),
        isBankLost: false,
        customer: { load: 'loading', customer: null },
        step: { phase: 'editing' },
      },
    }),
    customerRequested: () => undefined,
    customerAdvanced: (state, { payload: customer }: PayloadAction<EditCustomer>) =>
      state.edit === null ? state : { ...state, edit: { ...state.edit, customer } },
    editTyped: (state, { payload: typed }: PayloadAction<Partial<EditForm>>) =>
      state.edit === null
        ? state
        : {
            ...state,
            edit: {
              ...state.edit,
              form: { ...state.edit.form, ...typed },
              isBankLost: state.edit.isBankLost && typed.payment === undefined,
            },
          },
    editReviewed: (state, { payload: edit }: PayloadAction<SubscriptionEdit>) =>
      withStep(state, { phase: 'confirming', edit }),
    editReturned: (state) => withStep(state, { phase: 'editing' }),
    editConfirmed: () => undefined,
    editStepped: (state, { payload: step }: PayloadAction<EditStep>) => withStep(state, step),
    editClosed: (state) => ({ ...state, edit: null }),

    cancellationOpened: (state, { payload: subscription }: PayloadAction<Subscription>) => ({
      ...state,
      cancellation: { subscription, step: { phase: 'asking' } },
    }),
    cancelRequested: (_state, _action: PayloadAction<SubscriptionCancelReason>) => undefined,
    cancellationStepped: (state, { payload: step }: PayloadAction<OpenCancellation['step']>) =>
      state.cancellation === null ? state : { ...state, cancellation: { ...state.cancellation, step } },
    cancellationClosed: (state) => ({ ...state, cancellation: null }),

    textOpened: (
      state,
      { payload: { kind, subscription } }: PayloadAction<Pick<OpenText, 'kind' | 'subscription'>>,
    ) => ({
      ...state,
      text: {
        kind,
        subscription,
        typed: kind === 'note' ? (subscription.note ?? '') : '',
        phase: 'writing',
        detail: null,
      },
    }),
    textTyped: (state, { payload: typed }: PayloadAction<string>) =>
      state.text === null ? state : { ...state, text: { ...state.text, typed } },
    textSubmitted: (_state, _action: PayloadAction<string>) => undefined,
    textStepped: (state, { payload }: PayloadAction<Pick<OpenText, 'phase' | 'detail'>>) =>
      state.text === null ? state : { ...state, text: { ...state.text, ...payload } },
    textClosed: (state) => ({ ...state, text: null }),

    /** Copies the data of the customer with this number. */
    customerCopyRequested: (_state, _action: PayloadAction<string>) => undefined,

    subscriptionChanged: (_state, _action: PayloadAction<ChangedSubscription>) => undefined,
  },
  selectors: {
    selectSubscriptionState: (state) => state,
  },
});

function withStep(state: SubscriptionState, step: EditStep): SubscriptionState {
  return state.edit === null ? state : { ...state, edit: { ...state.edit, step } };
}

export const subscriptionActions = subscriptionSlice.actions;
export const { selectSubscriptionState } = subscriptionSlice.selectors;
