import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Customer, MarketResearchConsent } from '~/domain/customer/customer';

/** The caller's answers; kept in the call's state and saved after the order (REQ B5.5). */
export interface ConsentAnswers {
  readonly phoneMarketResearch: MarketResearchConsent;
  readonly emailMarketResearch: MarketResearchConsent;
  /** Normalised; null where the caller gave none. */
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

/** What was answered and typed in the dialog before the question was postponed; null: no answer to this one. */
export interface ConsentDraft {
  readonly phone: YesNo;
  readonly email: YesNo;
  readonly newsletter: YesNo;
  readonly phoneNumber: string;
  readonly emailAddress: string;
  readonly privacyRead: boolean;
}
export type YesNo = 'yes' | 'no' | null;

/** The order after which consents are saved, and whose they are. */
export interface ConsentOrder {
  readonly orderId: string;
  /** What the order system knows the order by. */
  readonly shopOrderId: string;
  readonly isGuest: boolean;
  /** Null for a guest, and for a new customer whose number the order does not name. */
  readonly externalCustomerId: string | null;
}

/** The consent answers to save after an order (REQ B5.5). */
export interface ConsentTarget {
  readonly answers: ConsentAnswers;
  readonly order: ConsentOrder;
  /** The data that the order was sent with, by which a missing number is searched for; null after a reload, which keeps no date of birth. */
  readonly customer: Customer | null;
}

/** How often the caller postponed the question. */
export const postponements = ['never', 'once', 'twice'] as const;

export interface ConsentState {
  readonly dialog: 'closed' | 'marketResearch' | 'privacy';
  readonly answers: ConsentAnswers | null;
  /** What the agent has changed of what the dialog began with, until it is answered; of a restored call as it was stored (`keptAnswers`). */
  readonly draft?: unknown;
  readonly saving:
    | { readonly status: 'none' }
    | { readonly status: 'running' | 'failed'; readonly target: ConsentTarget };
  readonly privacySaving: 'none' | 'running' | 'failed';
  /** The dialog that follows once the consents of the record are saved. */
  readonly afterPrivacy: 'closed' | 'marketResearch';
  /** Whether the e-mail given belongs to another customer (DECISIONS 52). */
  readonly emailCheck: EmailCheck;
  /** A postponed question is asked once more before the order, then no more in this call. */
  readonly postponed: (typeof postponements)[number];
}

type EmailCheck = 'none' | 'running' | 'inUse' | 'failed';

export interface ConsentSubmission {
  readonly answers: ConsentAnswers;
  /** Set where the duplicate check failed and the agent continues without it. */
  readonly withoutEmailCheck: boolean;
}

const initialState: ConsentState = {
  dialog: 'closed',
  answers: null,
  saving: { status: 'none' },
  privacySaving: 'none',
  afterPrivacy: 'closed',
  emailCheck: 'none',
  postponed: 'never',
};

/** Answers given after a save has failed take the place of those that it did not save. */
function withAnswers(saving: ConsentState['saving'], answers: ConsentAnswers): ConsentState['saving'] {
  return saving.status === 'failed' ? { ...saving, target: { ...saving.target, answers } } : saving;
}

export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    marketResearchAsked: (state) => {
      state.dialog = 'marketResearch';
      state.emailCheck = 'none';
    },
    // A save that is in flight goes on, and the dialog that is opened again waits for it.
    privacyOpened: (state) => {
      state.dialog = 'privacy';
      if (state.privacySaving === 'failed') state.privacySaving = 'none';
    },
    /** Submits the dialog, which stays open until the e-mail check has passed. */
    answersSubmitted: (state, _action: PayloadAction<ConsentSubmission>) => {
      state.emailCheck = 'running';
    },
    emailRefused: (state, { payload }: PayloadAction<'inUse' | 'failed'>) => {
      state.emailCheck = payload;
    },
    /** Stores the answers; null: not asked, the consents are unchanged. */
    answered: (state, { payload }: PayloadAction<ConsentAnswers | null>): ConsentState => ({
      ...state,
      dialog: 'closed',
      emailCheck: 'none',
      answers: payload ?? state.answers,
      saving: payload === null ? state.saving : withAnswers(state.saving, payload),
      draft: payload === null ? state.draft : undefined,
      postponed: payload !== null ? 'never' : state.postponed === 'never' ? 'once' : 'twice',
    }),
    /** Each answer is kept at once: over a reload, and for the next time the question is asked. */
    drafted: (state, { payload: draft }: PayloadAction<Partial<ConsentDraft>>): ConsentState => ({ ...state, draft }),
    /** Asks for the market research once the consents of the record are saved. */
    marketResearchAskedNext: (state) => {
      state.afterPrivacy = 'marketResearch';
    },
    privacyAnswered: (state, _action: PayloadAction<PrivacyAnswers>) => {
      state.privacySaving = 'running';
    },
    privacySaved: (state) => {
      state.privacySaving = 'none';
      if (state.dialog === 'privacy') state.dialog = state.afterPrivacy;
      state.afterPrivacy = 'closed';
    },
    privacyFailed: (state) => {
      state.privacySaving = 'failed';
      state.afterPrivacy = 'closed';
    },
    privacyClosed: (state) => {
      state.dialog = 'closed';
      state.afterPrivacy = 'closed';
      if (state.privacySaving === 'failed') state.privacySaving = 'none';
    },
    /** The order has transmitted the newsletter consent; saves the rest. */
    savingStarted: (state, { payload }: PayloadAction<ConsentTarget>): ConsentState => {
      const answers = { ...payload.answers, newsletter: false };
      return { ...state, answers, saving: { status: 'running', target: { ...payload, answers } } };
    },
    // A late answer for a previous customer finds no save running; answers changed meanwhile are kept.
    saved: (state): ConsentState => {
      const { answers, saving } = original(state) ?? state;
      if (saving.status !== 'running') return state;
      return { ...state, answers: answers === saving.target.answers ? null : answers, saving: { status: 'none' } };
    },
    savingFailed: (state, { payload }: PayloadAction<ConsentTarget>): ConsentState =>
      state.saving.status === 'running' ? { ...state, saving: { status: 'failed', target: payload } } : state,
    saveAgainRequested: () => {},
    /** Saved together with the customer's data; answers changed meanwhile are kept. */
    answersSaved: (state, { payload }: PayloadAction<ConsentAnswers>): ConsentState =>
      original(state)?.answers === payload ? { ...state, answers: null, saving: { status: 'none' } } : state,
    /** Another customer, or none: clears the answers of the previous one. */
    forgotten: () => initialState,
  },
  selectors: {
    selectConsentState: (state) => state,
    selectConsentAnswers: (state) => state.answers,
    selectConsentsPostponed: (state) => state.postponed === 'once',
  },
});

export const consentActions = consentSlice.actions;
export const { selectConsentState, selectConsentAnswers, selectConsentsPostponed } = consentSlice.selectors;
