import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BirthDateCheck } from '~/domain/customer/birthDate';

/**
 * What the service said about the date of birth that the caller named (DECISIONS 8). The date itself is in no state and in no
 * storage. A state belongs to its customer number; for any other one nothing has been checked.
 */
export type CallerCheckState =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'checking' | 'confirmed' | 'denied' | 'customerNotFound' | 'failed';
      readonly customerNumber: string;
    };

const phaseOf = {
  matches: 'confirmed',
  differs: 'denied',
  customerNotFound: 'customerNotFound',
} as const satisfies Record<BirthDateCheck, CallerCheckState['phase']>;

const nothing: CallerCheckState = { phase: 'none' };
const getNothing = (): CallerCheckState => nothing;

export const callerCheckSlice = createSlice({
  name: 'callerCheck',
  initialState: getNothing,
  reducers: {
    /** `birthDate`: `YYYY-MM-DD`. */
    checkRequested: (
      _state,
      { payload: { customerNumber } }: PayloadAction<{ customerNumber: string; birthDate: string }>,
    ): CallerCheckState => ({ phase: 'checking', customerNumber }),
    checkSettled: (
      _state,
      { payload: { customerNumber, result } }: PayloadAction<{ customerNumber: string; result: BirthDateCheck }>,
    ): CallerCheckState => ({ phase: phaseOf[result], customerNumber }),
    checkFailed: (_state, { payload: customerNumber }: PayloadAction<string>): CallerCheckState => ({
      phase: 'failed',
      customerNumber,
    }),
    /** The next process asks again. */
    callerCheckDropped: getNothing,
  },
  selectors: {
    selectCallerCheckState: (state) => state,
    /** The caller is the customer of this number. */
    selectIsCallerConfirmed: (state, customerNumber: string | null) =>
      state.phase === 'confirmed' && state.customerNumber === customerNumber,
  },
});

export const callerCheckActions = callerCheckSlice.actions;
export const { selectCallerCheckState, selectIsCallerConfirmed } = callerCheckSlice.selectors;
