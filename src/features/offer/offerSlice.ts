import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FreeShippingReason } from '~/domain/freeShipping';
import type { Cents } from '~/domain/money';
import type { Offer, OfferProblem } from '~/domain/offer';
import type { InstallmentPlan, PaymentOption } from '~/domain/payment';
import { articleChanges, priceChanges, type ArticleChange, type PriceChange } from '~/domain/priceChanges';

/**
 * Where the offer stands. While a newer one is on its way the last figures stay on the screen, so that nothing jumps;
 * `stale` and `loading` say that they are not the last word.
 */
export type OfferStatus = 'none' | 'stale' | 'loading' | 'current' | 'failed';

export type OfferFailure = OfferProblem | { readonly kind: 'unreachable' };

/** The caller was told another total than the offer now has: the agent is stopped until it was told anew. */
export interface PriceStop {
  readonly from: Cents;
  readonly to: Cents;
  readonly changes: readonly PriceChange[];
  readonly articles: readonly ArticleChange[];
}

/** `blockedAddress`: the address that was refused last needs another one in its place. */
export type OfferDialog = 'closed' | 'explanation' | 'freeShipping' | 'blockedAddress';

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
  /** The total that the caller was told; after a reload the offer it stood in is not known any more. */
  readonly told: { readonly total: Cents; readonly offer: Offer | null } | null;
  readonly priceStop: PriceStop | null;
  /** Addresses that the service refused as category 1. */
  readonly blockedAddresses: readonly string[];
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
  priceStop: null,
  blockedAddresses: [],
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
      priceStop: priceStopOf(state.told, payload.offer),
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
    totalTold: (state) => ({
      ...state,
      told: state.offer === null ? null : { total: state.offer.totalPrice, offer: state.offer },
      priceStop: null,
    }),
    addressBlocked: (state, { payload: addressId }: PayloadAction<string>) => {
      // Asked once; from then on the address itself says so.
      if (state.blockedAddresses.includes(addressId)) return;
      state.blockedAddresses.push(addressId);
      state.dialog = 'blockedAddress';
    },
    dialogOpened: (state, { payload }: PayloadAction<OfferDialog>) => {
      state.dialog = payload;
    },
    /** No basket or no customer: there is nothing to calculate. */
    withdrawn: ({ freeShipping, blockedAddresses }): OfferState => ({
      ...initialState,
      freeShipping,
      blockedAddresses,
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

function priceStopOf(told: OfferState['told'], offer: Offer): PriceStop | null {
  if (told === null || told.total === offer.totalPrice) return null;
  return {
    from: told.total,
    to: offer.totalPrice,
    changes: told.offer === null ? [] : priceChanges(told.offer, offer),
    articles: told.offer === null ? [] : articleChanges(told.offer, offer),
  };
}

export const offerActions = offerSlice.actions;
export const { selectOfferState, selectOffer, selectPaymentOptions, selectPlans, selectFreeShipping } =
  offerSlice.selectors;
