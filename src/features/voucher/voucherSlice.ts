import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { memberOf } from '~/domain/common/memberOf';
import type { Voucher, VoucherRefusal } from '~/domain/offer/voucher';
import { withoutBlanks } from '~/domain/common/digits';

export type VoucherFailure =
  | { readonly kind: 'refused'; readonly code: string; readonly refusal: VoucherRefusal }
  | { readonly kind: 'needsCustomerAndBasket' }
  | { readonly kind: 'notForEmployees' }
  | { readonly kind: 'codeMissing' }
  | { readonly kind: 'redeemedAlready'; readonly code: string }
  | { readonly kind: 'failed'; readonly code: string }
  /** Verified for the previous customer, not for the present one. `code`: the codes, with commas. */
  | { readonly kind: 'ofAnotherCustomer'; readonly code: string };

/** Vouchers that the service suggests for the customer (REQ C11.5). */
export type Suggestions =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'shown'; readonly vouchers: readonly Voucher[] };

export interface VoucherState {
  readonly codeField: string;
  readonly codes: readonly string[];
  /** The verified vouchers by code. */
  readonly known: Readonly<Record<string, Voucher>>;
  /** The codes removed last, for undo. */
  readonly removed: readonly string[];
  /** The codes that the last redeemed one replaced. They are redeemed again if the offer refuses it, and forgotten once an offer accepts it. */
  readonly replaced: readonly string[];
  readonly suggestions: Suggestions;
  /** The code with a verification in flight. */
  readonly verifying: string | null;
  readonly failure: VoucherFailure | null;
}

const initialState: VoucherState = {
  codeField: '',
  codes: [],
  known: {},
  removed: [],
  replaced: [],
  suggestions: { status: 'none' },
  verifying: null,
  failure: null,
};

/** Whether the typed text is the refused code, which is cleared because the message says why. Other text is kept. */
function isOfNoUse(typed: string, failure: VoucherFailure): boolean {
  if (failure.kind === 'notForEmployees') return true;
  if (failure.kind !== 'refused' && failure.kind !== 'redeemedAlready') return false;
  return withoutBlanks(typed) === failure.code;
}

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
    /**
     * Adds a verified voucher and clears the field, unless the next code is typed there already. Without the flag for several
     * vouchers it replaces the previous one (REQ C11.4).
     */
    redeemed: (state, { payload }: PayloadAction<{ voucher: Voucher; several: boolean }>) => {
      const { voucher, several } = payload;
      // A typed alias may stand for a code that is already redeemed.
      const others = state.codes.filter((code) => memberOf([code], voucher.code) === null);
      return {
        ...state,
        verifying: null,
        codes: several ? [...others, voucher.code] : [voucher.code],
        known: { ...state.known, [voucher.code]: voucher },
        removed: [],
        replaced: several ? [] : others,
        codeField: withoutBlanks(state.codeField) === state.verifying ? '' : state.codeField,
      };
    },
    acceptedByOffer: (state) => {
      state.replaced = [];
    },
    redemptionFailed: (state, { payload }: PayloadAction<VoucherFailure>) => ({
      ...state,
      verifying: null,
      failure: payload,
      codeField: isOfNoUse(state.codeField, payload) ? '' : state.codeField,
    }),
    removed: (state, { payload }: PayloadAction<string>) => {
      state.codes = state.codes.filter((code) => code !== payload);
      state.removed = [payload];
      state.replaced = [];
      state.failure = null;
    },
    allRemoved: (state) => {
      state.removed = state.codes;
      state.codes = [];
      state.replaced = [];
      state.failure = null;
    },
    /** Restores removed codes without verification: the next offer checks them. */
    removalUndone: (state) => {
      state.codes.push(...state.removed);
      state.removed = [];
    },
    suggestionsRequested: (state) => {
      state.suggestions = { status: 'loading' };
    },
    suggestionsLoaded: (state, { payload }: PayloadAction<readonly Voucher[]>) => ({
      ...state,
      suggestions: { status: 'shown' as const, vouchers: payload },
    }),
    suggestionsFailed: (state) => {
      state.suggestions = { status: 'failed' };
    },
    suggestionsClosed: (state) => {
      state.suggestions = { status: 'none' };
    },
    /** Removes the codes that the offer refused, although they were valid before; redeems again what they replaced. */
    refusedByOffer: (state, { payload }: PayloadAction<{ code: string | null; refusal: VoucherRefusal }>) => {
      const refusedCodes = [payload.code, ...payload.refusal.invalidVouchers.map(({ code }) => code)];
      const code = payload.code ?? payload.refusal.invalidVouchers[0]?.code ?? state.codes[0] ?? '';
      const isKept = (candidate: string) => refusedCodes.every((refused) => memberOf([candidate], refused) === null);
      const remaining = state.codes.filter(isKept);
      // A refusal that names none of the codes applies to all: codes that remained would be refused again each time.
      const codes = remaining.length === state.codes.length ? [] : remaining;
      return {
        ...state,
        codes: codes.length === 0 ? state.replaced.filter(isKept) : codes,
        replaced: [],
        failure: { kind: 'refused' as const, code, refusal: payload.refusal },
      };
    },
    vouchersCleared: () => initialState,
    /** Another customer: no code has been verified for this one. */
    customerReplaced: ({ codes }) => ({
      ...initialState,
      failure: codes.length === 0 ? null : { kind: 'ofAnotherCustomer' as const, code: codes.join(', ') },
    }),
  },
  selectors: {
    selectVoucherState: (state) => state,
    selectVoucherCodes: (state) => state.codes,
    selectIsVerifying: (state) => state.verifying !== null,
  },
});

export const voucherActions = voucherSlice.actions;
export const { selectVoucherState, selectVoucherCodes, selectIsVerifying } = voucherSlice.selectors;
