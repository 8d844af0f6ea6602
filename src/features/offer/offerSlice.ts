import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { includesPlace, type Address } from '~/domain/address/address';
import type { FreeShippingReason } from '~/domain/offer/freeShipping';
import type { Cents } from '~/domain/common/money';
import type { Offer, OfferProblem } from '~/domain/offer/offer';
import type { InstallmentPlan, PaymentOption } from '~/domain/payment/payment';
import { articleChanges, priceChanges, type ArticleChange, type PriceChange } from '~/domain/offer/priceChanges';

/**
 * The status of the offer. During a calculation the last figures stay on the screen to avoid layout shifts; `stale` and
 * `loading` mark them as outdated.
 */
export type OfferStatus = 'none' | 'stale' | 'loading' | 'current' | 'failed';

/** `basketNotReplaced`: the lines of a lost basket could not be stored in a new one; recalculating tries again. */
export type OfferFailure = OfferProblem | { readonly kind: 'unreachable' | 'basketNotReplaced' };

/** A total to compare later totals with; `offer` is null after a reload, which restores only the amounts. */
export interface KnownTotal {
  readonly total: Cents;
  /** The cash-on-delivery fee in the total. */
  readonly fee: Cents;
  readonly offer: Offer | null;
}

/** The total that the agent told the caller. `at`: ISO 8601, the services' clock; null until it is recorded. */
export interface AnnouncedTotal extends KnownTotal {
  readonly at: string | null;
}

/** The offer costs more than the reference total: submitting is stopped until the agent announces the new total. */
export interface PriceStop {
  readonly from: Cents;
  readonly to: Cents;
  readonly changes: readonly PriceChange[];
  readonly articles: readonly ArticleChange[];
  /** Raised by a submission, which continues once the new total is announced. */
  readonly isSubmission: boolean;
}

/**
 * `blockedAddress`: the last refused address needs a replacement; `blockedBillingAddress`: the registered address was
 * refused, and no delivery address helps.
 */
export type OfferDialog = 'closed' | 'explanation' | 'freeShipping' | 'blockedAddress' | 'blockedBillingAddress';

export interface OfferState {
  readonly status: OfferStatus;
  readonly offer: Offer | null;
  readonly paymentOptions: readonly PaymentOption[] | null;
  /** The plans of the installment method for which the offer was requested. */
  readonly plans: readonly InstallmentPlan[];
  readonly failure: OfferFailure | null;
  /** The figures that changed the total with the last answer. */
  readonly changes: readonly PriceChange[];
  /** ISO 8601, the service's clock. */
  readonly calculatedAt: string | null;
  /** How often in a row the order service did not know the basket; limits the attempts to reopen it. */
  readonly lostBaskets: number;
  /** The reason for free shipping; null charges the shipping costs. */
  readonly freeShipping: FreeShippingReason | null;
  /** The total that the agent announced to the caller last. */
  readonly announcedTotal: AnnouncedTotal | null;
  /**
   * The total on the screen when the payment was chosen; the reference as long as no total is announced. `awaited`: a
   * calculation, a lookup or a write was in flight at that moment, so the total is recorded when nothing is pending.
   */
  readonly totalAtPayment: KnownTotal | 'awaited' | null;
  /** The payment was preselected, not chosen: articles added afterwards raise the reference total as well. */
  readonly totalAtPaymentFollowsBasket: boolean;
  readonly priceStop: PriceStop | null;
  /** The addresses as they were when the service refused them as category 1. */
  readonly blockedAddresses: readonly Address[];
  /** The registered address at the time when the service refused it as category 1. */
  readonly blockedBillingAddress: Address | null;
  /** The open dialog; at most one. */
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
  announcedTotal: null,
  totalAtPayment: null,
  totalAtPaymentFollowsBasket: false,
  priceStop: null,
  blockedAddresses: [],
  blockedBillingAddress: null,
  dialog: 'closed',
};

export const offerSlice = createSlice({
  name: 'offer',
  initialState,
  reducers: {
    /** An input of the offer has changed; no order is possible until the next answer. */
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
        paymentOptions: readonly PaymentOption[] | null;
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
      totalAtPayment: withFeeOf(state.totalAtPayment, payload.offer),
      priceStop: priceStopOf(state.announcedTotal, payload.offer, false),
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
    /** The agent announced the current total to the caller. */
    totalAnnounced: withTotalAnnounced,
    announcementTimed: (state, { payload: at }: PayloadAction<string>) => ({
      ...state,
      announcedTotal: state.announcedTotal && { ...state.announcedTotal, at },
    }),
    /** Records the total at the choice of the payment; `isSettled`: nothing that changes it is in flight. */
    totalAtPaymentRecorded: (state, { payload }: PayloadAction<{ isSettled: boolean; followsBasket: boolean }>) => ({
      ...state,
      totalAtPayment: state.offer !== null && payload.isSettled ? totalOf(state.offer) : ('awaited' as const),
      totalAtPaymentFollowsBasket: payload.followsBasket,
    }),
    /** The agent submits: a total above the reference total stops the submission (UX 3). */
    submissionStopped: (state) => {
      const stop = submissionStop(state);
      return stop === null ? state : { ...state, priceStop: stop };
    },
    /** The new total was announced, but the agent does not submit yet. */
    submissionDeclined: withTotalAnnounced,
    /** Asks once per place; afterwards the addresses of this place are marked as blocked. */
    addressBlocked: (state, { payload: address }: PayloadAction<Address>): OfferState =>
      includesPlace(state.blockedAddresses, address)
        ? state
        : { ...state, blockedAddresses: [...state.blockedAddresses, address], dialog: 'blockedAddress' },
    billingAddressBlocked: (state, { payload: address }: PayloadAction<Address>) => ({
      ...state,
      blockedBillingAddress: address,
      dialog: 'blockedBillingAddress' as const,
    }),
    dialogOpened: (state, { payload }: PayloadAction<OfferDialog>) => {
      state.dialog = payload;
    },
    /** Basket or customer is missing: clears the offer and keeps the inputs of the next one. */
    withdrawn: ({
      freeShipping,
      blockedAddresses,
      blockedBillingAddress,
      totalAtPayment,
      totalAtPaymentFollowsBasket,
    }): OfferState => ({
      ...initialState,
      freeShipping,
      blockedAddresses,
      blockedBillingAddress,
      totalAtPayment: totalAtPayment === null ? null : 'awaited',
      totalAtPaymentFollowsBasket,
    }),
    /** Another caller, or the next order: clears everything. */
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

/** An unchanged total that counts as announced again, for example by the submission, keeps its time. */
function withTotalAnnounced(state: OfferState): OfferState {
  const { offer, announcedTotal: before } = state;
  if (offer === null) return { ...state, announcedTotal: null, priceStop: null };
  const at = before?.total === offer.totalPrice ? before.at : null;
  return { ...state, announcedTotal: { ...totalOf(offer), at }, priceStop: null };
}

/** Adjusts the reference total by the cash-on-delivery fee: the agent saw that fee beside the method chosen. */
function withFeeOf(known: OfferState['totalAtPayment'], { cashOnDeliveryFee }: Offer): OfferState['totalAtPayment'] {
  if (known === null || known === 'awaited') return known;
  const total = known.total + cashOnDeliveryFee - known.fee;
  const offer = known.offer && { ...known.offer, cashOnDeliveryFee, totalPrice: total };
  return { total, fee: cashOnDeliveryFee, offer };
}

function totalOf(offer: Offer): KnownTotal {
  return { total: offer.totalPrice, fee: offer.cashOnDeliveryFee, offer };
}

/** Why the order must not be submitted at this price: it exceeds the announced total, else the total at payment. */
export function submissionStop({ offer, announcedTotal, totalAtPayment }: OfferState): PriceStop | null {
  const known = announcedTotal ?? (totalAtPayment === 'awaited' ? null : totalAtPayment);
  return offer === null ? null : priceStopOf(known, offer, true);
}

/** Compares the offer with the known total; null where the total stayed or fell, which needs no consent. */
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
