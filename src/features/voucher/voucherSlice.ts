import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VoucherRefusal } from '~/domain/voucher';

export type VoucherFailure =
  | { readonly kind: 'refused'; readonly code: string; readonly refusal: VoucherRefusal }
  | { readonly kind: 'needsCustomerAndBasket' }
  | { readonly kind: 'notForEmployees' }
  | { readonly kind: 'codeMissing' }
  | { readonly kind: 'failed'; readonly code: string };

export interface VoucherState {
  readonly codeField: string;
  readonly codes: readonly string[];
  /** The code that is being verified. */
  readonly verifying: string | null;
  readonly failure: VoucherFailure | null;
}

const initialState: VoucherState = { codeField: '', codes: [], verifying: null, failure: null };

export const voucherSlice = createSlice({
  name: 'voucher',
  initialState,
  reducers: {
    codeTyped: (state, { payload }: PayloadAction<string>) => {
      state.codeField = payload;
      state.failure = null;
    },
    redemptionRequested: (state, { payload }: PayloadAction<string>) => {
      state.codeField = payload;
      state.failure = null;
    },
    verificationStarted: (state, { payload }: PayloadAction<string>) => {
      state.verifying = payload;
    },
    /** One voucher an order: a new one takes the place of the old. The code field is free again. */
    redeemed: (state, { payload }: PayloadAction<string>) => {
      state.verifying = null;
      state.codes = [payload];
      state.codeField = '';
    },
    redemptionFailed: (state, { payload }: PayloadAction<VoucherFailure>) => ({
      ...state,
      verifying: null,
      failure: payload,
    }),
    removed: (state, { payload }: PayloadAction<string>) => {
      state.codes = state.codes.filter((code) => code !== payload);
    },
    /** The offer refused codes that were valid before. */
    refusedByOffer: (state, { payload }: PayloadAction<{ code: string | null; refusal: VoucherRefusal }>) => {
      const refusedCodes = [payload.code, ...payload.refusal.invalidVouchers.map(({ code }) => code)];
      const code = payload.code ?? payload.refusal.invalidVouchers[0]?.code ?? state.codes[0] ?? '';
      const kept = state.codes.filter((candidate) => !refusedCodes.includes(candidate));
      // A refusal that names none of the codes speaks of all: kept, they would be refused for ever.
      const codes = kept.length === state.codes.length ? [] : kept;
      return {
        ...state,
        codes,
        codeField: code,
        failure: { kind: 'refused' as const, code, refusal: payload.refusal },
      };
    },
    vouchersCleared: () => initialState,
  },
  selectors: {
    selectVoucher: (state) => state,
    selectVoucherCodes: (state) => state.codes,
  },
});

export const voucherActions = voucherSlice.actions;
export const { selectVoucher, selectVoucherCodes } = voucherSlice.selectors;
