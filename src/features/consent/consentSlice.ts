import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MarketResearchConsent } from '~/domain/customer';

/** What the caller said; held with the call and saved once the order stands (spec 1 §4.8). */
export interface ConsentAnswers {
  readonly phoneMarketResearch: MarketResearchConsent;
  readonly emailMarketResearch: MarketResearchConsent;
  /** Normalised; null where none was given. */
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly newsletter: boolean;
  readonly dataProtection: boolean;
}

/** The three consents of the customer's own record, saved at once for a known customer (CONTRACT, `PATCH …/consents`). */
export interface PrivacyAnswers {
  readonly emailNewsletter: boolean;
  readonly exportDhlEmail: boolean;
  readonly printedAdvertising: boolean;
  readonly dataProtection: boolean;
}

/** Who the answers are saved for; a guest has no number (spec 1 §7.3). */
export interface ConsentTarget {
  readonly answers: ConsentAnswers;
  readonly externalCustomerId: string | null;
  readonly isGuest: boolean;
  readonly orderId: string | null;
}

export interface ConsentState {
  readonly dialog: 'closed' | 'marketResearch' | 'privacy';
  readonly answers: ConsentAnswers | null;
  readonly saving:
    | { readonly status: 'none' }
    | { readonly status: 'running' }
    | { readonly status: 'failed'; readonly target: ConsentTarget };
  readonly privacySaving: 'none' | 'running' | 'failed';
}

const initialState: ConsentState = {
  dialog: 'closed',
  answers: null,
  saving: { status: 'none' },
  privacySaving: 'none',
};

export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    marketResearchAsked: (state) => {
      state.dialog = 'marketResearch';
    },
    privacyOpened: (state) => {
      state.dialog = 'privacy';
      state.privacySaving = 'none';
    },
    /** Null: not asked now; the consents stay as they are. */
    answered: (state, { payload }: PayloadAction<ConsentAnswers | null>) => ({
      ...state,
      dialog: 'closed' as const,
      answers: payload ?? state.answers,
    }),
    privacyAnswered: (state, _action: PayloadAction<PrivacyAnswers>) => {
      state.privacySaving = 'running';
    },
    privacySaved: (state) => {
      state.privacySaving = 'none';
      state.dialog = 'closed';
    },
    privacyFailed: (state) => {
      state.privacySaving = 'failed';
    },
    privacyClosed: (state) => {
      state.dialog = 'closed';
      state.privacySaving = 'none';
    },
    savingStarted: (state) => ({ ...state, saving: { status: 'running' } as const }),
    // A late answer finds another customer's state, in which nothing is being saved.
    saved: (state): ConsentState =>
      state.saving.status === 'running' ? { ...state, answers: null, saving: { status: 'none' } } : state,
    savingFailed: (state, { payload }: PayloadAction<ConsentTarget>): ConsentState =>
      state.saving.status === 'running' ? { ...state, saving: { status: 'failed', target: payload } } : state,
    saveAgainRequested: () => {},
    /** Another customer, or none: what the last one said does not speak of this one. */
    forgotten: () => initialState,
    restored: (_state, { payload }: PayloadAction<ConsentAnswers | null>) => ({ ...initialState, answers: payload }),
  },
  selectors: {
    selectConsent: (state) => state,
    selectConsentAnswers: (state) => state.answers,
  },
});

export const consentActions = consentSlice.actions;
export const { selectConsent, selectConsentAnswers } = consentSlice.selectors;
