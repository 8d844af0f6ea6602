import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IbanCheck } from '~/domain/payment/iban';
import type { BankInput } from './paymentSlice';

export interface CheckedBank extends BankInput {
  readonly bankName: string;
}

/** The service's check of bank details typed outside an order; the form takes over what is valid. */
export type CheckoutBank = IbanCheck | { readonly status: 'valid'; readonly bank: CheckedBank };

interface CheckoutState {
  readonly bank: CheckoutBank;
}

const initialState: CheckoutState = { bank: { status: 'none' } };

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    bankEntered: (_state, _action: PayloadAction<BankInput>) => ({ bank: { status: 'checking' } }),
    bankChecked: (_state, { payload }: PayloadAction<CheckoutBank>) => ({ bank: payload }),
    /** The details were taken over, or the form was left: a running check is cancelled. */
    bankCleared: () => initialState,
  },
  selectors: {
    selectCheckoutBank: (state) => state.bank,
  },
});

export const checkoutActions = checkoutSlice.actions;
export const { selectCheckoutBank } = checkoutSlice.selectors;
