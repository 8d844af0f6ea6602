import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentRefusal } from '~/domain/payment/availablePayments';
import type { IbanCheck } from '~/domain/payment/iban';
import { openInstallmentStep, type InstallmentMode, type InstallmentStep } from '~/domain/payment/installments';
import {
  isInstallmentMethod,
  needsBank,
  type BankDetails,
  type DueDay,
  type PaymentMethod,
  type PaymentSelection,
} from '~/domain/payment/payment';

/** Why the chosen payment was reset (REQ C8.4, C8.5, C9.4). */
export type PaymentReset =
  | { readonly kind: 'ruledOut'; readonly method: PaymentMethod; readonly refusal: PaymentRefusal }
  | { readonly kind: 'noLongerOffered'; readonly method: PaymentMethod }
  | { readonly kind: 'refusedByService'; readonly method: PaymentMethod; readonly detail: string | null }
  /** `detail`: what the service said of the plan; null where it is only missing in the offer. */
  | { readonly kind: 'planGone'; readonly detail: string | null }
  | { readonly kind: 'noPlans'; readonly method: PaymentMethod }
  | { readonly kind: 'plansNotLoaded'; readonly method: PaymentMethod }
  | { readonly kind: 'bankDetailsLost' };

export interface InstallmentDialogState {
  readonly mode: InstallmentMode;
  readonly step: InstallmentStep;
  /** The selection that is restored when the dialog is cancelled. */
  readonly before: PaymentSelection | null;
}

export interface PaymentState {
  readonly selection: PaymentSelection | null;
  readonly reset: PaymentReset | null;
  readonly ibanCheck: BankCheck;
  readonly installmentDialog: InstallmentDialogState | null;
  /** The open dialog that refers to the online shop: for one method, or because none is available. */
  readonly onlineShop: 'restricted' | 'noneLeft' | null;
}

export interface BankInput {
  readonly accountHolder: string;
  /** Normalized: upper case, no blanks. */
  readonly iban: string;
}

/** The service's check of bank details, with those that are being checked. */
type BankCheck =
  | Exclude<IbanCheck, { readonly status: 'checking' }>
  | { readonly status: 'checking'; readonly bank: BankInput };

/** `lost`: typed bank details, which the journal does not store. */
export const savedBanks = ['prefilled', 'onFile', 'lost'] as const;
export type SavedBank = (typeof savedBanks)[number];

/** The payment in the journal, without typed bank details (QUALITY 10). */
export interface SavedPayment {
  readonly method: PaymentMethod;
  readonly bank: SavedBank;
  readonly dueDay: DueDay;
  readonly count: number | null;
  readonly conditionsAccepted: boolean;
}

interface ChosenMethod {
  readonly method: PaymentMethod;
  readonly hasBankDetails: boolean;
  readonly isPreselected?: true;
}

const initialState: PaymentState = {
  selection: null,
  reset: null,
  ibanCheck: { status: 'none' },
  installmentDialog: null,
  onlineShop: null,
};

export const noAgreement = { dueDay: 1, count: null, conditionsAccepted: false } as const;

export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /**
     * Selects a method and clears its warnings; an installment method opens its dialog. `isPreselected`: taken from the
     * customer's preference, not chosen by the agent.
     */
    methodChosen: (state, { payload }: PayloadAction<ChosenMethod>) => {
      const { method, hasBankDetails } = payload;
      const bank: BankDetails = { kind: hasBankDetails ? 'onFile' : 'missing' };
      const before = state.selection;
      clearWarnings(state);
      if (isInstallmentMethod(method)) {
        state.selection = { method, bank, ...noAgreement };
        state.installmentDialog = { mode: 'NORMAL_MODE', step: 'CHOOSE_PLAN', before };
      } else state.selection = method === 'DIRECT_DEBIT' ? { method, bank } : { method };
    },
    /** Restores the selection from before a choice that is undone; null: no method was chosen. */
    choiceUndone: (state, { payload }: PayloadAction<PaymentSelection | null>) => {
      clearWarnings(state);
      state.selection = payload;
      state.installmentDialog = null;
    },
    selectionReset: (state, { payload }: PayloadAction<PaymentReset>) => {
      clearWarnings(state);
      state.selection = null;
      state.installmentDialog = null;
      state.reset = payload;
    },
    installmentEditRequested: (state) => {
      if (state.selection === null || !('count' in state.selection)) return;
      const step = openInstallmentStep(state.selection) ?? 'CHOOSE_PLAN';
      state.installmentDialog = { mode: 'EDIT_MODE', step, before: state.selection };
    },
    installmentStepChosen: (state, { payload }: PayloadAction<InstallmentStep>) => {
      if (state.installmentDialog !== null) state.installmentDialog.step = payload;
    },
    dueDayChosen: (state, { payload }: PayloadAction<DueDay>) => {
      if (state.selection === null || !('dueDay' in state.selection)) return;
      state.selection.dueDay = payload;
      state.selection.conditionsAccepted = false;
    },
    planChosen: (state, { payload }: PayloadAction<number>) => {
      if (state.selection === null || !('count' in state.selection)) return;
      state.reset = null;
      state.selection.count = payload;
      state.selection.conditionsAccepted = false;
      goOn(state);
    },
    conditionsAccepted: (state) => {
      if (state.selection === null || !('count' in state.selection)) return;
      state.selection.conditionsAccepted = true;
      goOn(state);
    },
    /** The plan's figures differ from those the caller agreed to. */
    agreementOutdated: (state) => {
      if (state.selection !== null && 'count' in state.selection) state.selection.conditionsAccepted = false;
    },
    installmentsContinued: (state) => {
      goOn(state);
    },
    installmentsCancelled: (state) => {
      if (state.installmentDialog === null) return;
      state.selection = state.installmentDialog.before;
      state.installmentDialog = null;
    },
    /** The service no longer offers the plan: another one has to be chosen. */
    planLost: (state, { payload: detail }: PayloadAction<string | null>) => {
      if (state.selection === null || !('count' in state.selection)) return;
      state.selection.count = null;
      state.selection.conditionsAccepted = false;
      state.reset = { kind: 'planGone', detail };
      if (state.installmentDialog !== null) state.installmentDialog.step = 'CHOOSE_PLAN';
    },
    /** The caller agrees to the use of the details on file (REQ B11.4). */
    prefillAgreed: (state, { payload }: PayloadAction<boolean>) => {
      setBank(state, { kind: payload ? 'prefilled' : 'onFile' });
    },
    preferenceRequested: (_state, _action: PayloadAction<PaymentMethod>) => {},
    bankDetailsStorageRequested: () => {},
    otherBankDetailsWanted: (state) => {
      setBank(state, { kind: 'missing' });
    },
    bankDetailsEntered: (state, { payload }: PayloadAction<BankInput>) => {
      state.ibanCheck = { status: 'checking', bank: payload };
    },
    bankDetailsChecked: (state, { payload }: PayloadAction<BankInput & { bankName: string }>) => {
      setBank(state, { kind: 'entered', ...payload });
    },
    ibanRefused: (state, { payload }: PayloadAction<{ detail: string | null }>) => {
      state.ibanCheck = { status: 'invalid', detail: payload.detail };
    },
    ibanCheckFailed: (state) => {
      state.ibanCheck = { status: 'failed' };
    },
    onlineShopOpened: (state, { payload }: PayloadAction<'restricted' | 'noneLeft'>) => {
      state.onlineShop = payload;
    },
    onlineShopClosed: (state) => {
      state.onlineShop = null;
    },
    /** Restores the method after a reload; typed bank details are lost (QUALITY 10). */
    restored: (state, { payload }: PayloadAction<SavedPayment>) => {
      const { method, bank: saved, ...agreement } = payload;
      const bank: BankDetails = { kind: saved === 'lost' ? 'missing' : saved };
      if (isInstallmentMethod(method)) state.selection = { method, bank, ...agreement };
      else state.selection = method === 'DIRECT_DEBIT' ? { method, bank } : { method };
      if (saved === 'lost' && needsBank(state.selection)) state.reset = { kind: 'bankDetailsLost' };
    },
    paymentCleared: () => initialState,
  },
  selectors: {
    selectPaymentState: (state) => state,
    selectPaymentSelection: (state) => state.selection,
    /** The bank details that are being checked; null without a check in flight. */
    selectBankInCheck: ({ ibanCheck }) => (ibanCheck.status === 'checking' ? ibanCheck.bank : null),
  },
});

type Draft = { -readonly [K in keyof PaymentState]: PaymentState[K] };

function clearWarnings(state: Draft): void {
  state.reset = null;
  state.ibanCheck = { status: 'none' };
}

function setBank(state: Draft, bank: BankDetails): void {
  state.ibanCheck = { status: 'none' };
  if (!needsBank(state.selection)) return;
  state.selection = { ...state.selection, bank };
  if (bank.kind === 'prefilled' || bank.kind === 'entered') goOn(state);
}

/** Moves the dialog to the next open step; closes it where the agreement is complete. */
function goOn(state: Draft): void {
  if (state.installmentDialog === null || state.selection === null || !('count' in state.selection)) return;
  const step = openInstallmentStep(state.selection);
  state.installmentDialog = step === null ? null : { ...state.installmentDialog, step };
}

export const paymentActions = paymentSlice.actions;
export const { selectPaymentState, selectPaymentSelection, selectBankInCheck } = paymentSlice.selectors;
