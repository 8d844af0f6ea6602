import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The reasons to skip the PIN; the codes are sent to the service. */
export const skipReasons = ['FORGOTTEN', 'LETTER_NOT_RECEIVED', 'UNABLE_TO_NAME', 'OTHER'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The PIN challenge of one login (REQ B3.3). The PIN itself is never in the state. */
export interface PinState {
  /** Including the attempts of this login; counted on from the record where the service names no count. */
  readonly failedAttempts: number;
  /** Time of the next possible attempt, ISO 8601. */
  readonly retryAt: string | null;
  readonly isExhausted: boolean;
  readonly check: 'none' | 'running' | 'wrong' | 'refused' | 'failed' | 'skipFailed';
  readonly refusal: string | null;
  readonly letter: 'none' | 'requesting' | 'requested' | 'alreadySent' | 'failed';
  /** `YYYY-MM-DD`, the day in Berlin of this session's request; a new one is possible after five working days. */
  readonly letterRequestedOn: string | null;
}

interface Opened {
  readonly failedAttempts: number;
  readonly retryAt: string | null;
  readonly isExhausted: boolean;
  readonly letterRequestedOn: string | null;
}

/** How a check ended that did not confirm the caller, with what of the challenge changes by it. */
export type CheckEnd = Pick<PinState, 'check'> &
  Partial<Pick<PinState, 'failedAttempts' | 'retryAt' | 'isExhausted' | 'refusal'>>;

const initialState: PinState = {
  failedAttempts: 0,
  retryAt: null,
  isExhausted: false,
  check: 'none',
  refusal: null,
  letter: 'none',
  letterRequestedOn: null,
};

export const pinSlice = createSlice({
  name: 'pin',
  initialState,
  reducers: {
    challengeOpened: (_state, { payload }: PayloadAction<Opened>) => ({ ...initialState, ...payload }),
    /** Another login starts: answers of the old challenge are ignored. */
    challengeClosed: () => initialState,
    pinEntered: (state, _action: PayloadAction<string>) => {
      state.check = 'running';
      state.refusal = null;
    },
    skipRequested: (state, _action: PayloadAction<SkipReason>) => {
      state.check = 'running';
      state.refusal = null;
    },
    /** A PIN was not accepted, or skipping it has failed. */
    checkEnded: (state, { payload }: PayloadAction<CheckEnd>) => ({ ...state, ...payload }),
    /** The agent gives the challenge up, also while a request is in flight, whose late answer is ignored. */
    cancelled: (state) => {
      state.check = 'none';
    },
    letterRequested: (state) => {
      state.letter = 'requesting';
    },
    letterAnswered: (
      state,
      { payload }: PayloadAction<{ outcome: 'requested' | 'alreadySent' | 'failed'; on: string | null }>,
    ) => {
      if (state.letter !== 'requesting') return;
      state.letter = payload.outcome;
      state.letterRequestedOn = payload.on ?? state.letterRequestedOn;
    },
  },
  selectors: {
    selectPinState: (state) => state,
  },
});

export const pinActions = pinSlice.actions;
export const { selectPinState } = pinSlice.selectors;
