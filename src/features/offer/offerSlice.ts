import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address } from '~/domain/address/address';
import type { FreeShippingReason } from '~/domain/offer/freeShipping';
import type { Cents } from '~/domain/common/money';
import type { Offer, OfferProblem } from '~/domain/offer/offer';
import type { InstallmentPlan, PaymentOption } from '~/domain/payment/payment';
import { articleChanges, priceChanges, type ArticleChange, type PriceChange } from '~/domain/offer/priceChanges';

/**
 * Where the offer stands. While a newer one is on its way the last figures stay on the screen, so that nothing jumps;
 * `stale` and `loading` say that they are not the last word.
 */
export type OfferStatus = 'none' | 'stale' | 'loading' | 'current' | 'failed';

export type OfferFailure = OfferProblem | { readonly kind: 'unreachable' };

/** A total the caller heard or the agent saw; `offer` is null where a reload forgot what the total consisted of. */
export interface KnownTotal {
  readonly total: Cents;
  readonly offer: Offer | null;
}

/** The offer costs more than the total that counts: the agent is stopped until the new one was told. */
export interface PriceStop {
  readonly from: Cents;
  readonly to: Cents;
  readonly changes: readonly PriceChange[];
  readonly articles: readonly ArticleChange[];
  /** The agent was submitting: the order goes on once the new total was told. */
  readonly isSubmission: boolean;
}

/**
 * `blockedAddress`: the address that was refused last needs another one in its place; `blockedBillingAddress`: the registered
 * address was refused, and no delivery address helps.
 */
export type OfferDialog = 'closed' | 'explanation' | 'freeShipping' | 'blockedAddress' | 'blockedBillingAddress';

export interface OfferState {
  readonly status: OfferStatus;
  readonly offer: Offer | null;
  readonly paymentOptions: readonly PaymentOption[] | null;
  /** Of the installment method that the offer was asked for. */
  readonly plans: readonly InstallmentPlan[];
  readonly failure: OfferFailure | null;
  /** What made the total move with the last answer. */
  readonly changes: readonly PriceChange[];
  /** ISO 8601, the service's clock. */
  readonly calculatedAt: string | null;
  /** How often in a row the order service did not know the basket: opening new ones has to end some time. */
  readonly lostBaskets: number;
  /** Why the shipping costs are waived; null charges them. */
  readonly freeShipping: FreeShippingReason | null;
  /** The total that the caller was told last. */
  readonly told: KnownTotal | null;
  /**
   * The total that stood there when the payment was chosen; it counts as long as none was told. `awaited`: figures were on
   * their way at that moment, so the next answer has it.
   */
  readonly shown: KnownTotal | 'awaited' | null;
  /** The payment was preselected, not chosen: what the agent puts into the basket afterwards is part of the total shown. */
  readonly shownFollowsBasket: boolean;
  readonly priceStop: PriceStop | null;
  /** Addresses that the service refused as category 1. */
  readonly blockedAddresses: readonly string[];
  /** The registered address that the service refused as category 1, as it was then. */
  readonly blockedBillingAddress: Address | null;
  /** The dialog that explains or asks; at most one is open. */
  readonly dialog: OfferDialog;
}

const initialState: OfferState = {
  status: 'none',
  offer: null,
  paymentOptions: null,
  plans: [],
  failure: null,
  changes: [],
  calculatedAt: null,
  lostBaskets: 0,
  freeShipping: null,
  told: null,
  shown: null,
  shownFollowsBasket: false,
  priceStop: null,
  blockedAddresses: [],
  blockedBillingAddress: null,
  dialog: 'closed',
};

export const offerSlice = createSlice({
  name: 'offer',
  initialState,
  reducers: {
    /** Something the offer depends on has changed; until the next answer it must not be ordered. */
    becameStale: (state) => {
      state.status = 'stale';
    },
    recalculationRequested: () => {},
    calculationStarted: (state) => {
      state.status = 'loading';
      state.failure = null;
    },
    calculated: (
      state,
      {
        payload,
      }: PayloadAction<{
        offer: Offer;
        paymentOptions: readonly PaymentOption[];
        plans: readonly InstallmentPlan[];
        at: string;
      }>,
    ): OfferState => ({
      ...state,
      status: 'current',
      offer: payload.offer,
      paymentOptions: payload.paymentOptions,
      plans: payload.plans,
      failure: null,
      shown: state.shown === 'awaited' ? totalOf(payload.offer) : withFeeOf(state.shown, payload.offer),
      priceStop: priceStopOf(state.told, payload.offer, false),
      changes: state.offer === null ? [] : priceChanges(state.offer, payload.offer),
      calculatedAt: payload.at,
      lostBaskets: 0,
    }),
    calculationFailed: (state, { payload }: PayloadAction<{ failure: OfferFailure; offer: Offer | null }>) => ({
      ...state,
      status: 'failed' as const,
      failure: payload.failure,
      offer: payload.offer ?? state.offer,
      lostBaskets: payload.failure.kind === 'basketNotFound' ? state.lostBaskets + 1 : state.lostBaskets,
    }),
    freeShippingChosen: (state, { payload }: PayloadAction<FreeShippingReason | null>) => {
      state.freeShipping = payload;
      state.dialog = 'closed';
    },
    /** The agent told the caller the total that stands there. */
    totalTold: toldNow,
    /** The payment was chosen; `isSettled`: no newer figures are on their way. */
    totalShown: (state, { payload }: PayloadAction<{ isSettled: boolean; followsBasket: boolean }>) => ({
      ...state,
      shown: state.offer !== null && payload.isSettled ? totalOf(state.offer) : ('awaited' as const),
      shownFollowsBasket: payload.followsBasket,
    }),
    /** The agent submits: a total above the one that counts stops the submission (UX 3). */
    submissionStopped: (state) => {
      const stop = submissionStop(state);
      return stop === null ? state : { ...state, priceStop: stop };
    },
    /** The new total was told, and the order is not to go yet. */
    submissionDeclined: toldNow,
    addressBlocked: (state, { payload: addressId }: PayloadAction<string>) => {
      // Asked once; from then on the address itself says so.
      if (state.blockedAddresses.includes(addressId)) return;
      state.blockedAddresses.push(addressId);
      state.dialog = 'blockedAddress';
    },
    billingAddressBlocked: (state, { payload: address }: PayloadAction<Address>) => ({
      ...state,
      blockedBillingAddress: address,
      dialog: 'blockedBillingAddress' as const,
    }),
    dialogOpened: (state, { payload }: PayloadAction<OfferDialog>) => {
      state.dialog = payload;
    },
    /** No basket or no customer: there is nothing to calculate. */
    withdrawn: ({ freeShipping, blockedAddresses, blockedBillingAddress, shown, shownFollowsBasket }): OfferState => ({
      ...initialState,
      freeShipping,
      blockedAddresses,
      blockedBillingAddress,
      shown: shown === null ? null : 'awaited',
      shownFollowsBasket,
    }),
    /** Another caller, or the next order: nothing of this one counts any more. */
    cleared: () => initialState,
  },
  selectors: {
    selectOfferState: (state) => state,
    selectOffer: (state) => state.offer,
    selectPaymentOptions: (state) => state.paymentOptions,
    selectPlans: (state) => state.plans,
    selectFreeShipping: (state) => state.freeShipping,
  },
});

function toldNow(state: OfferState): OfferState {
  return { ...state, told: state.offer === null ? null : totalOf(state.offer), priceStop: null };
}

/** The fee of cash on delivery belongs to the choice of that payment: the agent chose it with its fee beside it. */
function withFeeOf(shown: KnownTotal | null, { cashOnDeliveryFee }: Offer): KnownTotal | null {
  if (shown === null || shown.offer === null) return shown;
  const total = shown.total + cashOnDeliveryFee - shown.offer.cashOnDeliveryFee;
  return { total, offer: { ...shown.offer, cashOnDeliveryFee, totalPrice: total } };
}

function totalOf(offer: Offer): KnownTotal {
  return { total: offer.totalPrice, offer };
}

/** Why the order must not be submitted at this price: it rose above the total told, else above the one shown. */
export function submissionStop({ offer, told, shown }: OfferState): PriceStop | null {
  const known = told ?? (shown === 'awaited' ? null : shown);
  return offer === null ? null : priceStopOf(known, offer, true);
}

/** Null where the total stayed or fell: nobody minds paying less. */
function priceStopOf(known: KnownTotal | null, offer: Offer, isSubmission: boolean): PriceStop | null {
  if (known === null || known.total >= offer.totalPrice) return null;
  return {
    from: known.total,
    to: offer.totalPrice,
    changes: known.offer === null ? [] : priceChanges(known.offer, offer),
    articles: known.offer === null ? [] : articleChanges(known.offer, offer),
    isSubmission,
  };
}

export const offerActions = offerSlice.actions;
export const { selectOfferState, selectOffer, selectPaymentOptions, selectPlans, selectFreeShipping } =
  offerSlice.selectors;
