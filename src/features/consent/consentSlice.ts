import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { MarketResearchConsent } from '~/domain/customer/customer';

/** What the caller said; held with the call and saved once the order stands (REQ B5.5). */
export interface ConsentAnswers {
  readonly phoneMarketResearch: MarketResearchConsent;
  readonly emailMarketResearch: MarketResearchConsent;
  /** Normalised; null where none was given. */
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly newsletter: boolean;
  readonly dataProtection: boolean;
}

/**
 * The three consents of the customer's own record, saved at once for a known customer (`PATCH …/consents`: CONTRACT
 * Customer).
 */
export interface PrivacyAnswers {
  readonly emailNewsletter: boolean;
  readonly exportDhlEmail: boolean;
  readonly printedAdvertising: boolean;
  readonly dataProtection: boolean;
}

/** Who the answers are saved for; a guest has no number (REQ B5.5). */
export interface ConsentTarget {
  readonly answers: ConsentAnswers;
  readonly externalCustomerId: string | null;
  readonly isGuest: boolean;
  readonly orderId: string | null;
}

/** How often the caller would rather be asked later. */
export const postponements = ['never', 'once', 'twice'] as const;

export interface ConsentState {
  readonly dialog: 'closed' | 'marketResearch' | 'privacy';
  readonly answers: ConsentAnswers | null;
  readonly saving:
    | { readonly status: 'none' }
    | { readonly status: 'running' }
    | { readonly status: 'failed'; readonly target: ConsentTarget };
  readonly privacySaving: 'none' | 'running' | 'failed';
  /** Whether the e-mail that was named belongs to another customer (DECISIONS 52). */
  readonly emailCheck: EmailCheck;
  /** The caller would rather be asked later: once more before the order, then no more in this call. */
  readonly postponed: (typeof postponements)[number];
}

type EmailCheck = 'none' | 'running' | 'inUse' | 'failed';

export interface ConsentSubmission {
  readonly answers: ConsentAnswers;
  /** The duplicate check did not answer, and the agent goes on without it. */
  readonly withoutEmailCheck: boolean;
}

const initialState: ConsentState = {
  dialog: 'closed',
  answers: null,
  saving: { status: 'none' },
  privacySaving: 'none',
  emailCheck: 'none',
  postponed: 'never',
};

export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    marketResearchAsked: (state) => {
      state.dialog = 'marketResearch';
      state.emailCheck = 'none';
    },
    privacyOpened: (state) => {
      state.dialog = 'privacy';
      state.privacySaving = 'none';
    },
    /** The dialog stays open until the e-mail in it is known to be nobody else's. */
    answersSubmitted: (state, _action: PayloadAction<ConsentSubmission>) => {
      state.emailCheck = 'running';
    },
    emailRefused: (state, { payload }: PayloadAction<'inUse' | 'failed'>) => {
      state.emailCheck = payload;
    },
    /** Null: not asked now; the consents stay as they are. */
    answered: (state, { payload }: PayloadAction<ConsentAnswers | null>): ConsentState => ({
      ...state,
      dialog: 'closed',
      emailCheck: 'none',
      answers: payload ?? state.answers,
      postponed: payload !== null ? 'never' : state.postponed === 'never' ? 'once' : 'twice',
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
    /** The order took the newsletter with it. */
    savingStarted: (state): ConsentState => ({
      ...state,
      answers: state.answers === null ? null : { ...state.answers, newsletter: false },
      saving: { status: 'running' },
    }),
    // A late answer finds another customer's state, in which nothing is being saved.
    saved: (state): ConsentState =>
      state.saving.status === 'running' ? { ...state, answers: null, saving: { status: 'none' } } : state,
    savingFailed: (state, { payload }: PayloadAction<ConsentTarget>): ConsentState =>
      state.saving.status === 'running' ? { ...state, saving: { status: 'failed', target: payload } } : state,
    saveAgainRequested: () => {},
    /** Saved together with the customer's data; what was said meanwhile stays. */
    answersSaved: (state, { payload }: PayloadAction<ConsentAnswers>): ConsentState =>
      original(state)?.answers === payload ? { ...state, answers: null, saving: { status: 'none' } } : state,
    /** Another customer, or none: what the last one said does not speak of this one. */
    forgotten: () => initialState,
  },
  selectors: {
    selectConsent: (state) => state,
    selectConsentAnswers: (state) => state.answers,
    selectConsentsPostponed: (state) => state.postponed === 'once',
  },
});

export const consentActions = consentSlice.actions;
export const { selectConsent, selectConsentAnswers, selectConsentsPostponed } = consentSlice.selectors;
