import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BirthDateCheck } from '~/domain/customer/birthDate';

/**
 * What the service said about the date of birth that the caller named (DECISIONS 8). The date itself is in no state and in no
 * storage. A state belongs to its customer number; for any other one nothing has been checked.
 */
export type AuthenticationState =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'checking' | 'confirmed' | 'denied' | 'customerNotFound' | 'failed';
      readonly customerNumber: string;
    };

const phaseOf = {
  matches: 'confirmed',
  differs: 'denied',
  customerNotFound: 'customerNotFound',
} as const satisfies Record<BirthDateCheck, AuthenticationState['phase']>;

const nothing: AuthenticationState = { phase: 'none' };
const getNothing = (): AuthenticationState => nothing;

export const authenticationSlice = createSlice({
  name: 'authentication',
  initialState: getNothing,
  reducers: {
    /** `birthDate`: `YYYY-MM-DD`. */
    checkRequested: (
      _state,
      { payload: { customerNumber } }: PayloadAction<{ customerNumber: string; birthDate: string }>,
    ): AuthenticationState => ({ phase: 'checking', customerNumber }),
    checkSettled: (
      _state,
      { payload: { customerNumber, result } }: PayloadAction<{ customerNumber: string; result: BirthDateCheck }>,
    ): AuthenticationState => ({ phase: phaseOf[result], customerNumber }),
    checkFailed: (_state, { payload: customerNumber }: PayloadAction<string>): AuthenticationState => ({
      phase: 'failed',
      customerNumber,
    }),
    /** The next process asks again. */
    authenticationDropped: getNothing,
  },
  selectors: {
    selectAuthentication: (state) => state,
    /** The caller is the customer of this number. */
    selectIsAuthenticated: (state, customerNumber: string | null) =>
      state.phase === 'confirmed' && state.customerNumber === customerNumber,
  },
});

export const authenticationActions = authenticationSlice.actions;
export const { selectAuthentication, selectIsAuthenticated } = authenticationSlice.selectors;
