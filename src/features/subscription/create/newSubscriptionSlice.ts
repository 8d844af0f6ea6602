import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '~/domain/article/product';
import type { CheckoutDraft } from '~/domain/order/checkout';
import { firstTerms, type SubscriptionTerms } from '~/domain/subscription/newSubscription';
import type { FailureType, NewSubscription, Rotation, Subscription } from '~/domain/subscription/subscription';

/** What the agent has entered. */
export interface SubscriptionDraft {
  readonly terms: SubscriptionTerms;
  /** Null until payment or address was chosen. */
  readonly checkout: CheckoutDraft | null;
}

export type NotPossible = 'notFound' | 'notBySubscription' | 'wrongCountry' | 'failed';

/** By what a subscription is recognised in the list when the response to its creation was lost. */
export interface SentCreation {
  readonly customerNumber: string;
  readonly sku: string;
  readonly quantity: number;
  readonly rotation: Rotation;
  /** Timestamp of the service's clock. */
  readonly at: string;
  /** The subscriptions that the customer had before; null where they could not be read. */
  readonly earlierIds: readonly string[] | null;
}

/** `unknown`: no answer names the outcome, and the subscription is not in the customer's list, or the list could not be loaded. */
export type CreationAttempt =
  | { readonly status: 'none' }
  | { readonly status: 'sending'; readonly sent: SentCreation }
  | { readonly status: 'lookingUp' | 'unknown'; readonly sent: SentCreation; readonly said: string | null }
  | { readonly status: 'refused'; readonly detail: string | null }
  /** The service has taken the request, and names a subscription that has failed (REQ G2.4). */
  | { readonly status: 'failed'; readonly failure: FailureType };

export interface WantedSubscription {
  readonly sku: string;
  readonly quantity: number;
}

/** `deliveryProductNo`: the product whose line leaves the basket once the subscription exists (REQ G1.4). */
export interface CreationRequest {
  readonly subscription: NewSubscription;
  readonly deliveryProductNo: string;
}

/** `unsettled`: what was sent earlier in this call without a known outcome, beside the attempt of the open form. */
export type NewSubscriptionState = NewSubscriptionDialog & { readonly unsettled: readonly SentCreation[] };

type NewSubscriptionDialog =
  | { readonly phase: 'closed' }
  /** `draft`: entered before a reload. */
  | { readonly phase: 'loading'; readonly wanted: WantedSubscription; readonly draft: SubscriptionDraft | null }
  | { readonly phase: 'notPossible'; readonly wanted: WantedSubscription; readonly reason: NotPossible }
  | {
      readonly phase: 'editing';
      readonly wanted: WantedSubscription;
      readonly product: Product;
      readonly draft: SubscriptionDraft;
      readonly attempt: CreationAttempt;
    }
  /** `subscription`: null where the service did not return it. */
  | { readonly phase: 'created'; readonly product: Product; readonly subscription: Subscription | null };

const closed: NewSubscriptionState = { phase: 'closed', unsettled: [] };
const getClosed = (): NewSubscriptionState => closed;

type Editing = Extract<NewSubscriptionState, { phase: 'editing' }>;
const edited = (state: NewSubscriptionState, change: Partial<Pick<Editing, 'draft' | 'attempt'>>) =>
  state.phase === 'editing' ? { ...state, ...change } : state;

/** Nothing can be changed or closed until its outcome is known. */
export function isInFlight({ status }: CreationAttempt): boolean {
  return status === 'sending' || status === 'lookingUp';
}

/** All that was sent without a known outcome: it has to be looked up before the same product is sent again. */
export function unsettledOf(state: NewSubscriptionState): readonly SentCreation[] {
  const isOpen = state.phase === 'editing' && 'sent' in state.attempt;
  return isOpen ? [state.attempt.sent, ...state.unsettled] : state.unsettled;
}

/** The subscription that is being created from the order entry (REQ G1.6). */
export const newSubscriptionSlice = createSlice({
  name: 'newSubscription',
  initialState: getClosed,
  reducers: {
    subscriptionRequested: (state, { payload: wanted }: PayloadAction<WantedSubscription>): NewSubscriptionState => ({
      phase: 'loading',
      wanted,
      draft: null,
      unsettled: unsettledOf(state),
    }),
    /** `sku`: the variant to begin with. What of this product may have arrived is the attempt of the form. */
    productLoaded: (
      state,
      { payload: { product, sku } }: PayloadAction<{ product: Product; sku: string }>,
    ): NewSubscriptionState => {
      if (state.phase !== 'loading') return state;
      const { wanted, draft, unsettled } = state;
      const sent = unsettled.find((earlier) => product.variants.some((variant) => variant.sku === earlier.sku));
      return {
        phase: 'editing',
        wanted,
        product,
        draft: draft ?? { terms: firstTerms(sku, wanted.quantity), checkout: null },
        attempt: sent === undefined ? { status: 'none' } : { status: 'unknown', sent, said: null },
        unsettled: unsettled.filter((earlier) => earlier !== sent),
      };
    },
    notPossible: (state, { payload: reason }: PayloadAction<NotPossible>): NewSubscriptionState =>
      state.phase === 'loading'
        ? { phase: 'notPossible', wanted: state.wanted, reason, unsettled: state.unsettled }
        : state,
    draftEdited: (state, { payload: draft }: PayloadAction<SubscriptionDraft>): NewSubscriptionState =>
      state.phase === 'editing' && !isInFlight(state.attempt)
        ? // An attempt whose outcome is not known stays: the list is looked at before anything else is sent.
          { ...state, draft, attempt: state.attempt.status === 'unknown' ? state.attempt : { status: 'none' } }
        : state,
    /** Ignored while a request is in flight. */
    submitRequested: (state, _action: PayloadAction<CreationRequest>) => state,
    attemptAdvanced: (state, { payload: attempt }: PayloadAction<CreationAttempt>): NewSubscriptionState =>
      edited(state, { attempt }),
    /** The failure action of REQ G1.4. */
    creationFailed: (state, { payload: attempt }: PayloadAction<CreationAttempt>): NewSubscriptionState =>
      edited(state, { attempt }),
    subscriptionCreated: (state, { payload: subscription }: PayloadAction<Subscription | null>): NewSubscriptionState =>
      state.phase === 'editing'
        ? { phase: 'created', product: state.product, subscription, unsettled: state.unsettled }
        : state,
    /** Ignored while the request is in flight, so that its answer is not lost. */
    dialogClosed: (state): NewSubscriptionState =>
      state.phase === 'editing' && isInFlight(state.attempt)
        ? state
        : { phase: 'closed', unsettled: unsettledOf(state) },
  },
  selectors: {
    selectNewSubscriptionState: (state) => state,
  },
});

export const newSubscriptionActions = newSubscriptionSlice.actions;
export const { selectNewSubscriptionState } = newSubscriptionSlice.selectors;
