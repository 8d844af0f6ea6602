import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentMethod, PaymentSelection } from '~/domain/payment';

/** Why a payment that was chosen is chosen no more (spec 2 §4 'Payment'). */
export type PaymentReset =
  | { readonly kind: 'onlyToBillingAddress' }
  | { readonly kind: 'noLongerOffered'; readonly method: PaymentMethod }
  | { readonly kind: 'bankDetailsLost' };

/** The bank form of a direct debit (spec 1 §4.6); what was typed stays in the form. */
export type IbanCheck =
  | { readonly status: 'none' }
  | { readonly status: 'checking' }
  | { readonly status: 'invalid'; readonly detail: string | null }
  | { readonly status: 'failed' };

export interface PaymentState {
  readonly selection: PaymentSelection | null;
  readonly reset: PaymentReset | null;
  readonly ibanCheck: IbanCheck;
}

export interface BankInput {
  readonly accountHolder: string;
  /** Upper case, no blanks. */
  readonly iban: string;
}

const initialState: PaymentState = { selection: null, reset: null, ibanCheck: { status: 'none' } };

export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /** Selecting a method clears its warnings. */
    methodChosen: (state, { payload }: PayloadAction<{ method: PaymentMethod; hasBankDetails: boolean }>) => {
      state.reset = null;
      state.ibanCheck = { status: 'none' };
      state.selection =
        payload.method === 'DIRECT_DEBIT'
          ? { method: 'DIRECT_DEBIT', bank: { kind: payload.hasBankDetails ? 'onFile' : 'missing' } }
          : { method: payload.method };
    },
    selectionReset: (state, { payload }: PayloadAction<PaymentReset>) => {
      state.selection = null;
      state.reset = payload;
      state.ibanCheck = { status: 'none' };
    },
    /** The caller agrees that the details on file are used (spec 1 §3.1, `prefilled`). */
    prefillAgreed: (state, { payload }: PayloadAction<boolean>) => {
      state.selection = { method: 'DIRECT_DEBIT', bank: { kind: payload ? 'prefilled' : 'onFile' } };
      state.ibanCheck = { status: 'none' };
    },
    preferenceRequested: (_state, _action: PayloadAction<PaymentMethod>) => {},
    bankDetailsStorageRequested: () => {},
    otherBankDetailsWanted: (state) => {
      state.selection = { method: 'DIRECT_DEBIT', bank: { kind: 'missing' } };
      state.ibanCheck = { status: 'none' };
    },
    bankDetailsEntered: (state, _action: PayloadAction<BankInput>) => {
      state.ibanCheck = { status: 'checking' };
    },
    bankDetailsChecked: (state, { payload }: PayloadAction<BankInput & { bankName: string }>) => {
      if (state.selection?.method !== 'DIRECT_DEBIT') return;
      state.ibanCheck = { status: 'none' };
      state.selection = { method: 'DIRECT_DEBIT', bank: { kind: 'entered', ...payload } };
    },
    ibanRefused: (state, { payload }: PayloadAction<{ detail: string | null }>) => {
      state.ibanCheck = { status: 'invalid', detail: payload.detail };
    },
    ibanCheckFailed: (state) => {
      state.ibanCheck = { status: 'failed' };
    },
    /** After a reload: the method is back, the bank details are not (QUALITY 10). */
    restored: (state, { payload }: PayloadAction<{ method: PaymentMethod; bank: 'prefilled' | 'onFile' | 'lost' }>) => {
      if (payload.method !== 'DIRECT_DEBIT') state.selection = { method: payload.method };
      else if (payload.bank === 'lost') {
        state.selection = { method: 'DIRECT_DEBIT', bank: { kind: 'missing' } };
        state.reset = { kind: 'bankDetailsLost' };
      } else state.selection = { method: 'DIRECT_DEBIT', bank: { kind: payload.bank } };
    },
    paymentCleared: () => initialState,
  },
  selectors: {
    selectPayment: (state) => state,
    selectPaymentSelection: (state) => state.selection,
  },
});

export const paymentActions = paymentSlice.actions;
export const { selectPayment, selectPaymentSelection } = paymentSlice.selectors;
