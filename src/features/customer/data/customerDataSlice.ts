import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Country } from '~/domain/common/country';
import type { FailureReason } from '~/domain/common/failureReason';
import { isValidPostcode } from '~/domain/address/postcode';
import type { AddressSuggestion, AddressVerdict } from '~/domain/address/addressCheck';
import type { AddressInput } from '~/domain/address/addressInput';
import type { Customer } from '~/domain/customer/customer';
import type { CustomerInput } from '~/domain/customer/customerInput';

/** The purpose of the customer form: which customer it creates or edits. */
export type CustomerPurpose =
  | { readonly kind: 'create' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'edit' }
  /** A light user becomes a full customer and keeps the number (REQ B8.4). */
  | {
      readonly kind: 'lightUser';
      readonly customer: Customer;
      /** What was typed about the same person before; null: the form starts with the light user's data. */
      readonly draft: CustomerInput | null;
    };

/** The delivery address that the form edits; null: a new one. */
export interface AddressTarget {
  readonly addressId: string | null;
  /** A new address that begins as a Packstation near the billing address. */
  readonly isPackstation?: boolean;
}

interface EmailQuestion {
  readonly customer: Customer;
  /** What the customer keeps where the typed e-mail is not taken. */
  readonly formerEmail: string | null;
}

/** The check between submitting the form and applying its data. */
export type DataCheck =
  | { readonly status: 'none' }
  | { readonly status: 'running' }
  | { readonly status: 'address'; readonly verdict: Exclude<AddressVerdict, { kind: 'valid' }> }
  | { readonly status: 'addressOffline' }
  | { readonly status: 'postNumberRefused' }
  | { readonly status: 'postNumberOffline' }
  | { readonly status: 'duplicates'; readonly customer: Customer; readonly others: readonly Customer[] }
  | (EmailQuestion & { readonly status: 'emailInUse'; readonly others: readonly Customer[] })
  | (EmailQuestion & { readonly status: 'lightUser'; readonly light: Customer })
  /** The duplicate check failed: the service may still find duplicates at the order. */
  | { readonly status: 'duplicatesFailed' }
  | { readonly status: 'failed' };

export type DataForm =
  | { readonly phase: 'closed' }
  | {
      readonly phase: 'customer';
      readonly purpose: CustomerPurpose;
      readonly check: DataCheck;
      /** A typed date of birth was lost by a reload: the journal does not store it (QUALITY 10). */
      readonly birthDateLost: boolean;
    }
  | {
      readonly phase: 'address';
      readonly target: AddressTarget;
      readonly check: DataCheck;
    };

/** Suggestions for the address being typed. */
export interface AddressHelp {
  /** The cities of a postcode are being looked up. */
  readonly isCityPending: boolean;
  readonly cities: readonly string[];
  readonly streets: readonly AddressSuggestion[];
  /** Why streets could not be suggested (REQ B9.6). */
  readonly streetsFailure: FailureReason | null;
}

/** The typed values, stored to survive a reload; apart from the form, so that a key press does not re-render it. */
export interface Drafts {
  readonly customer: CustomerInput | null;
  readonly address: AddressInput | null;
}

/** The search terms of the duplicate check by name and date of birth (REQ B8.1). */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string;
}

/** The result of the duplicate check by name and date of birth, with the terms that it was asked for. */
export interface Namesakes {
  readonly person: Person;
  readonly found: readonly Customer[];
}

export interface CustomerDataState {
  readonly form: DataForm;
  readonly drafts: Drafts;
  readonly help: AddressHelp;
  /** Null until the check has answered. */
  readonly namesakes: Namesakes | null;
}

/** `accepted`: a suggestion was chosen, or the agent skipped the check (REQ B9.3, B9.5). */
export type AddressTrust = 'check' | 'accepted';

export interface CustomerSubmission {
  readonly input: CustomerInput;
  readonly address: AddressTrust;
  /** Set where the duplicate check failed and the agent continues without it. */
  readonly withoutDuplicateCheck?: boolean;
}

/** Why the double check is skipped; the code is logged, the flag is sent with the order. */
export const doubleCheckReasons = ['OTHER_PERSON', 'ACCOUNT_UNUSABLE', 'CUSTOMER_INSISTS'] as const;
export type DoubleCheckReason = (typeof doubleCheckReasons)[number];

function isNewcomer({ kind }: CustomerPurpose): boolean {
  return kind === 'create' || kind === 'guest';
}

const closed: CustomerDataState = {
  form: { phase: 'closed' },
  drafts: { customer: null, address: null },
  help: { isCityPending: false, cities: [], streets: [], streetsFailure: null },
  namesakes: null,
};

/** Whether something was typed that is not taken over yet. */
export function hasDraft({ customer, address }: Drafts): boolean {
  return customer !== null || address !== null;
}

function withCheck(state: CustomerDataState, check: DataCheck): CustomerDataState {
  return state.form.phase === 'closed' ? state : { ...state, form: { ...state.form, check } };
}

export const customerDataSlice = createSlice({
  name: 'customerData',
  initialState: closed,
  reducers: {
    /**
     * Opens a form. A new customer who becomes a guest keeps the typed values; another purpose waits until this form is
     * done.
     */
    customerFormOpened: (state, { payload }: PayloadAction<CustomerPurpose>): CustomerDataState => {
      const opened: CustomerDataState = {
        ...closed,
        form: { phase: 'customer', purpose: payload, check: { status: 'none' }, birthDateLost: false },
      };
      const { form, drafts } = state;
      if (payload.kind === 'lightUser') return { ...opened, drafts: { customer: payload.draft, address: null } };
      if (!hasDraft(drafts)) return opened;
      const isSwap = form.phase === 'customer' && isNewcomer(form.purpose) && isNewcomer(payload);
      return isSwap ? { ...opened, drafts, namesakes: state.namesakes } : state;
    },
    addressFormOpened: (state, { payload }: PayloadAction<AddressTarget>): CustomerDataState =>
      hasDraft(state.drafts)
        ? state
        : { ...closed, form: { phase: 'address', target: payload, check: { status: 'none' } } },
    customerDrafted: (state, { payload }: PayloadAction<CustomerInput>): CustomerDataState =>
      state.form.phase === 'customer' ? { ...state, drafts: { customer: payload, address: null } } : state,
    addressDrafted: (state, { payload }: PayloadAction<AddressInput>): CustomerDataState =>
      state.form.phase === 'address' ? { ...state, drafts: { customer: null, address: payload } } : state,
    /** Name and date of birth of a new customer are complete; the duplicate check runs ahead of the submission. */
    personTyped: (_state, _action: PayloadAction<Person>) => {},
    namesakesFound: (state, { payload }: PayloadAction<Namesakes>): CustomerDataState =>
      state.form.phase === 'customer' ? { ...state, namesakes: payload } : state,
    customerSubmitted: (state, { payload }: PayloadAction<CustomerSubmission>): CustomerDataState => ({
      ...withCheck(state, { status: 'running' }),
      drafts: { customer: payload.input, address: null },
    }),
    addressSubmitted: (
      state,
      { payload }: PayloadAction<{ readonly input: AddressInput; readonly address: AddressTrust }>,
    ): CustomerDataState => ({
      ...withCheck(state, { status: 'running' }),
      drafts: { customer: null, address: payload.input },
    }),
    checkEnded: (state, { payload }: PayloadAction<DataCheck>): CustomerDataState => withCheck(state, payload),
    /** Returns to the form with all typed values. */
    checkDismissed: (state): CustomerDataState => withCheck(state, { status: 'none' }),
    doubleCheckSkipped: (_state, _action: PayloadAction<DoubleCheckReason>) => {},
    /** The agent identified the caller as an existing customer. */
    duplicateTaken: (_state, _action: PayloadAction<Customer>) => {},
    emailDropped: () => {},
    lightUserTaken: () => {},
    /** Cancelled by the agent. */
    formCancelled: (): CustomerDataState => closed,
    /** The data was applied to the call, or another customer was loaded. */
    formClosed: (): CustomerDataState => closed,
    /** Without a valid postcode nothing is looked up. */
    citiesRequested: (
      state,
      { payload: { zipCode, country } }: PayloadAction<{ readonly zipCode: string; readonly country: Country }>,
    ): CustomerDataState => {
      const isCityPending = isValidPostcode(zipCode, country);
      return {
        ...state,
        help: { ...state.help, isCityPending, cities: isCityPending ? state.help.cities : closed.help.cities },
      };
    },
    citiesFound: (state, { payload }: PayloadAction<readonly string[]>): CustomerDataState => ({
      ...state,
      help: { ...state.help, isCityPending: false, cities: payload },
    }),
    streetsRequested: (
      _state,
      _action: PayloadAction<{
        readonly street: string;
        readonly zipCode: string;
        readonly city: string;
        readonly country: Country;
      }>,
    ) => {},
    streetsFound: (state, { payload }: PayloadAction<readonly AddressSuggestion[]>): CustomerDataState => {
      // Most keys find nothing: the fields are not rendered again.
      const { streets, streetsFailure } = state.help;
      if (payload.length + streets.length === 0 && streetsFailure === null) return state;
      return { ...state, help: { ...state.help, streets: payload, streetsFailure: null } };
    },
    streetsFailed: (state, { payload }: PayloadAction<FailureReason>): CustomerDataState => ({
      ...state,
      help: { ...state.help, streets: [], streetsFailure: payload },
    }),
  },
  selectors: {
    selectDataForm: (state) => state.form,
    selectDrafts: (state) => state.drafts,
    selectAddressHelp: (state) => state.help,
    selectNamesakes: (state) => state.namesakes,
  },
});

/** Whether the form belongs to the customer of the call and cannot be shown without: after a reload that customer is loaded again first. */
export function needsCustomer(form: DataForm): boolean {
  return form.phase === 'address' || (form.phase === 'customer' && form.purpose.kind === 'edit');
}

export const customerDataActions = customerDataSlice.actions;
export const { selectDataForm, selectDrafts, selectAddressHelp, selectNamesakes } = customerDataSlice.selectors;
