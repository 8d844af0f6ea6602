import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Salutation } from '~/domain/common/names';
import type { CustomerNote } from '~/domain/customer/customerNotes';
import type { RedeemedVoucher, Voucher, VoucherRefusal } from '~/domain/offer/voucher';
import { withoutBlanks } from '~/domain/common/digits';

/** Whose vouchers are shown, and what is known against redeeming them. */
export interface VoucherCustomer {
  readonly customerNumber: string;
  readonly salutation: Salutation | null;
  readonly name: string;
  readonly type: string;
  readonly notes: readonly CustomerNote[];
}

export type CustomerLookup =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading' | 'notFound' | 'failed' }
  | { readonly phase: 'found'; readonly customer: VoucherCustomer };

export type VoucherPart<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly vouchers: readonly T[] };

/** A redeemed voucher with a key of its own: the same code may have been redeemed more than once. */
export interface RedeemedEntry extends RedeemedVoucher {
  readonly key: string;
}

export type CodeCheck =
  | { readonly phase: 'none' }
  | { readonly phase: 'missing' }
  | { readonly phase: 'checking' | 'failed'; readonly code: string }
  | { readonly phase: 'valid'; readonly code: string; readonly voucher: Voucher }
  | { readonly phase: 'refused'; readonly code: string; readonly refusal: VoucherRefusal };

/** The vouchers of one customer and the check of a code (REQ I1.1, I1.2, DECISIONS 14). */
export interface VoucherManagementState {
  /** Null: no customer; a code is then checked for everybody. */
  readonly customerNumber: string | null;
  readonly lookup: CustomerLookup;
  readonly redeemed: VoucherPart<RedeemedEntry>;
  readonly suggested: VoucherPart<Voucher>;
  readonly codeField: string;
  readonly check: CodeCheck;
}

/** What of the running call a check is for. */
export interface CheckContext {
  readonly basketId: string | null;
  readonly salesChannel: string;
  readonly sourceChannel: string;
}

const loading = { status: 'loading' } as const;
const initialState: VoucherManagementState = {
  customerNumber: null,
  lookup: { phase: 'none' },
  redeemed: loading,
  suggested: loading,
  codeField: '',
  check: { phase: 'none' },
};

export const voucherManagementSlice = createSlice({
  name: 'voucherManagement',
  initialState,
  reducers: {
    /** Another customer, or none: what was shown and checked before belongs to somebody else; the typed code stays. */
    customerShown: (state, { payload: customerNumber }: PayloadAction<string | null>) => ({
      ...initialState,
      codeField: state.codeField,
      customerNumber,
      lookup: { phase: customerNumber === null ? ('none' as const) : ('loading' as const) },
    }),
    lookupRetried: (state) => ({ ...state, lookup: { phase: 'loading' as const } }),
    lookupSettled: (state, { payload: lookup }: PayloadAction<CustomerLookup>) => ({ ...state, lookup }),
    redeemedRequested: (state) => ({ ...state, redeemed: loading }),
    redeemedSettled: (state, { payload: redeemed }: PayloadAction<VoucherPart<RedeemedEntry>>) => ({
      ...state,
      redeemed,
    }),
    suggestedRequested: (state) => ({ ...state, suggested: loading }),
    suggestedSettled: (state, { payload: suggested }: PayloadAction<VoucherPart<Voucher>>) => ({ ...state, suggested }),
    codeTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      codeField: payload,
      check: { phase: 'none' as const },
    }),
    checkRequested: (state, { payload }: PayloadAction<CheckContext & { readonly code: string }>) => {
      const code = withoutBlanks(payload.code);
      return {
        ...state,
        codeField: code,
        check: code === '' ? { phase: 'missing' as const } : { phase: 'checking' as const, code },
      };
    },
    checkSettled: (state, { payload }: PayloadAction<CodeCheck>) => ({ ...state, check: payload }),
    /** The screen was left: the answers would be outdated when it is opened again. */
    left: (state) => ({ ...initialState, codeField: state.codeField }),
  },
  selectors: {
    selectVoucherManagementState: (state) => state,
  },
});

export const voucherManagementActions = voucherManagementSlice.actions;
export const { selectVoucherManagementState } = voucherManagementSlice.selectors;
