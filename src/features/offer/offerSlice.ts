import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Offer, OfferProblem } from '~/domain/offer';
import type { PaymentOption } from '~/domain/payment';
import { priceChanges, type PriceChange } from '~/domain/priceChanges';

/**
 * Where the offer stands. While a newer one is on its way the last figures stay on the screen, so that nothing jumps;
 * `stale` and `loading` say that they are not the last word.
 */
export type OfferStatus = 'none' | 'stale' | 'loading' | 'current' | 'failed';

export type OfferFailure = OfferProblem | { readonly kind: 'unreachable' };

export interface OfferState {
  readonly status: OfferStatus;
  readonly offer: Offer | null;
  readonly paymentOptions: readonly PaymentOption[] | null;
  readonly failure: OfferFailure | null;
  /** What made the total move with the last answer. */
  readonly changes: readonly PriceChange[];
  /** ISO 8601, the service's clock. */
  readonly calculatedAt: string | null;
  /** How often in a row the order service did not know the basket: opening new ones has to end some time. */
  readonly lostBaskets: number;
}

const initialState: OfferState = {
  status: 'none',
  offer: null,
  paymentOptions: null,
  failure: null,
  changes: [],
  calculatedAt: null,
  lostBaskets: 0,
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
      { payload }: PayloadAction<{ offer: Offer; paymentOptions: readonly PaymentOption[]; at: string }>,
    ): OfferState => ({
      status: 'current',
      offer: payload.offer,
      paymentOptions: payload.paymentOptions,
      failure: null,
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
    /** No basket or no customer: there is nothing to calculate. */
    withdrawn: () => initialState,
  },
  selectors: {
    selectOfferState: (state) => state,
    selectOffer: (state) => state.offer,
    selectPaymentOptions: (state) => state.paymentOptions,
  },
});

export const offerActions = offerSlice.actions;
export const { selectOfferState, selectOffer, selectPaymentOptions } = offerSlice.selectors;
