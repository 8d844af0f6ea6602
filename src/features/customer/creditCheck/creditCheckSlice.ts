import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Currency } from '~/domain/common/country';
import type { CreditStanding } from '~/domain/customer/creditStanding';
import { readCustomerNumber } from '~/domain/customer/customerNumber';

type CreditCheckOutcome =
  | {
      readonly phase: 'loaded';
      readonly customerNumber: string;
      readonly standing: CreditStanding;
      readonly currency: Currency;
    }
  | { readonly phase: 'notFound' | 'failed'; readonly customerNumber: string };

export type CreditCheckResult =
  | { readonly phase: 'none' }
  | { readonly phase: 'invalidNumber'; readonly reason: 'missing' | 'invalid' }
  | { readonly phase: 'loading'; readonly customerNumber: string }
  | CreditCheckOutcome;

/** The creditworthiness check of the back office (DECISIONS 14). */
export interface CreditCheckState {
  readonly numberField: string;
  /** The result for the number in the field. */
  readonly result: CreditCheckResult;
}

const nothing = { phase: 'none' } as const;
const initialState: CreditCheckState = { numberField: '', result: nothing };

export const creditCheckSlice = createSlice({
  name: 'creditCheck',
  initialState,
  reducers: {
    numberTyped: (_state, { payload }: PayloadAction<string>) => ({ numberField: payload, result: nothing }),
    checkRequested: (state) => {
      const input = readCustomerNumber(state.numberField);
      state.result =
        input.kind === 'valid'
          ? { phase: 'loading', customerNumber: input.customerNumber }
          : { phase: 'invalidNumber', reason: input.kind };
    },
    checkSettled: (state, { payload }: PayloadAction<CreditCheckOutcome>) => ({ ...state, result: payload }),
    /** The screen was left: clears the result, which would be outdated; keeps the number. */
    checkLeft: (state) => {
      state.result = nothing;
    },
  },
  selectors: {
    selectCreditCheckState: (state) => state,
  },
});

export const creditCheckActions = creditCheckSlice.actions;
export const { selectCreditCheckState } = creditCheckSlice.selectors;
