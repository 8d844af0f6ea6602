import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSameAddress, type Address } from '~/domain/address/address';
import { customerKey, type Customer } from '~/domain/customer/customer';
import { deliveryAddressOf, preselectedAddressId } from '~/domain/address/deliveryAddress';
import type { ReceptionAnswer } from '~/domain/customer/reception';
import type { RecentCustomer } from '~/domain/customer/recentCustomers';

/** What the login asks before the customer belongs to the call; the PIN's own state is in its feature. */
export type LoginQuestion = 'unsavedChanges' | 'reauthenticate' | 'pin' | 'birthday' | 'missingBirthday';

/** The change of the customer's country from the wrong-country or light-user message (REQ B13.1). */
export type CountryChange =
  | { readonly status: 'none' }
  | { readonly status: 'running' }
  | { readonly status: 'refused'; readonly detail: string | null };

/** Where the login of a customer stands (REQ B2.1). */
export type LoginState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly customerNumber: string }
  | { readonly phase: 'invalidNumber'; readonly reason: 'missing' | 'invalid' }
  | { readonly phase: 'notFound'; readonly customerNumber: string }
  | { readonly phase: 'failed'; readonly customerNumber: string; readonly unreachable: boolean }
  | {
      readonly phase: 'stopped';
      readonly step: 'wrongCountry' | 'lightUser' | 'locked';
      readonly customer: Customer;
      readonly countryChange: CountryChange;
    }
  | { readonly phase: 'asking'; readonly step: LoginQuestion; readonly customer: Customer }
  | { readonly phase: 'denied'; readonly name: string }
  | { readonly phase: 'done' };

export interface CustomerState {
  readonly numberField: string;
  readonly login: LoginState;
  /** The customer of this call, once login is done. */
  readonly customer: Customer | null;
  /** The customer as the service has it; differs from `customer` by what this call changed. */
  readonly original: Customer | null;
  /** Changes of this call for a customer who could not be loaded again after a reload; they wait for the next login. */
  readonly heldForLater: Customer | null;
  readonly birthdayConfirmed: boolean;
  readonly isDataChanged: boolean;
  /** The survey of the reception is asked after the login (REQ B2.7). */
  readonly survey: 'closed' | 'asking';
  /** After a reload a date of birth that was typed is gone: the journal never holds one (QUALITY 10). */
  readonly birthDateLost: boolean;
  /** Counts the logins of the call: the focus goes on with each, and with nothing else. */
  readonly logins: number;
  /** Saving what the call changed without an order (DECISIONS 35). */
  readonly saving: 'none' | 'running' | 'failed' | 'saved';
  /** A save may have reached the service although it failed here: the next one looks before it creates anything. */
  readonly saveWasTried: boolean;
  /** Null: none chosen; the billing address has its own id. */
  readonly deliveryAddressId: string | null;
  /** The key of the customer for whom address, payment and vouchers were chosen. */
  readonly chosenFor: string | null;
  readonly recent: readonly RecentCustomer[];
}

interface LoggedIn {
  readonly customer: Customer;
  /** As the service has it; null for a new or guest customer. The same object where nothing is changed. */
  readonly original: Customer | null;
  readonly birthdayConfirmed: boolean;
  /** Not the one for whom the choices of this call were made: none of them may stay. */
  readonly isAnother: boolean;
  /** The name of the customer whose place this one takes; absent where nobody was in the call, or after a reload. */
  readonly previousName?: string;
}

/** A customer of this call, created or completed in the form. */
interface TypedCustomer {
  readonly customer: Customer;
  /** As the service has it; null where it knows none. */
  readonly original: Customer | null;
  /** The customer of the call is the same person, whose data the form has taken over. */
  readonly isSamePerson: boolean;
}

interface RestoredCustomer {
  readonly customer: Customer;
  readonly original: Customer | null;
  readonly birthdayConfirmed: boolean;
}

/** `customerKey` says whom an answer speaks of: one for another customer than the call's changes nothing (QUALITY 11). */
interface RecordUpdate {
  readonly customerKey: string;
  readonly part: Partial<Customer>;
}

interface ChangesTaken {
  /** Before the change: a new customer gets its number by it. */
  readonly customerKey: string;
  readonly customer: Customer;
  /** The customer as stored at the service; set while `customer` has changes that are not saved yet. */
  readonly original?: Customer;
}

interface AddressSaved {
  readonly customerKey: string;
  readonly localId: string;
  readonly address: Address;
}

interface RecentNote {
  readonly customerKey: string;
  readonly note: Partial<
    Pick<
      RecentCustomer,
      | 'payment'
      | 'deliveryAddress'
      | 'wasAskedAboutConsents'
      | 'guestCustomerConsentsStepIsSkipped'
      | 'consents'
      | 'reception'
    >
  >;
}

const initialState: CustomerState = {
  numberField: '',
  login: { phase: 'idle' },
  customer: null,
  original: null,
  heldForLater: null,
  birthdayConfirmed: false,
  isDataChanged: false,
  survey: 'closed',
  birthDateLost: false,
  logins: 0,
  saving: 'none',
  saveWasTried: false,
  deliveryAddressId: null,
  chosenFor: null,
  recent: [],
};

export const customerSlice = createSlice({
  name: 'customer',
  initialState,
  reducers: {
    numberTyped: (state, { payload }: PayloadAction<string>) => {
      const { phase } = state.login;
      const login = phase === 'loading' || phase === 'asking' ? state.login : idleOrDone(state);
      return { ...state, numberField: payload, login };
    },
    loginRequested: (state, { payload }: PayloadAction<string>) => {
      state.numberField = payload;
    },
    numberRefused: (state, { payload }: PayloadAction<'missing' | 'invalid'>) => {
      state.login = { phase: 'invalidNumber', reason: payload };
    },
    loadingStarted: (state, { payload }: PayloadAction<string>) => {
      state.login = { phase: 'loading', customerNumber: payload };
    },
    loginChanged: (state, { payload }: PayloadAction<LoginState>) => ({ ...state, login: payload }),
    birthdayAnswered: (_state, _action: PayloadAction<'confirmed' | 'denied'>) => {},
    /** What the caller said where no date is on file, `YYYY-MM-DD`; null: later. */
    missingBirthdayAnswered: (_state, _action: PayloadAction<string | null>) => {},
    unsavedChangesAnswered: (_state, _action: PayloadAction<'save' | 'discard' | 'stay'>) => {},
    reauthenticationAnswered: (_state, _action: PayloadAction<'agreed' | 'cancelled'>) => {},
    loginDismissed: (state) => ({ ...state, login: idleOrDone(state) }),
    countryChangeRequested: (state) => withCountryChange(state, { status: 'running' }),
    countryChangeRefused: (state, { payload }: PayloadAction<string | null>) =>
      withCountryChange(state, { status: 'refused', detail: payload }),
    /** Asks the login flow for the questions that follow the birthday check. */
    takeIntoCallRequested: (_state, _action: PayloadAction<TypedCustomer>) => {},
    /** The customer passed the login and belongs to the call from here on. */
    loggedIn: (state, { payload }: PayloadAction<LoggedIn>) => ({
      ...state,
      customer: payload.customer,
      original: payload.original,
      saveWasTried: false,
      heldForLater: null,
      birthdayConfirmed: payload.birthdayConfirmed,
      login: { phase: 'done' } as const,
      numberField: payload.customer.externalCustomerId ?? '',
      chosenFor: customerKey(payload.customer),
      deliveryAddressId: addressIdFor(payload.customer, payload.isAnother ? null : state.deliveryAddressId),
      isDataChanged: payload.original === null || payload.original !== payload.customer,
      birthDateLost: false,
      logins: state.logins + 1,
    }),
    /** Held with the call until the order carries it (DECISIONS 35). */
    dataChanged: (state, { payload }: PayloadAction<Customer>) =>
      isAbout(state, customerKey(payload))
        ? {
            ...state,
            customer: payload,
            isDataChanged: true,
            saving: 'none' as const,
            birthDateLost: state.birthDateLost && payload.dateOfBirth === null,
            deliveryAddressId: addressIdFor(payload, state.deliveryAddressId),
          }
        : state,
    /** Saved by a call of its own: nothing that the order would have to take along. */
    recordUpdated: (state, { payload }: PayloadAction<RecordUpdate>) =>
      isAbout(state, payload.customerKey)
        ? {
            ...state,
            customer: state.customer === null ? null : { ...state.customer, ...payload.part },
            original: state.original === null ? null : { ...state.original, ...payload.part },
          }
        : state,
    /** An order or a save stored the changes; those that `original` does not contain are still unsaved. */
    changesTaken: (state, { payload }: PayloadAction<ChangesTaken>) => {
      const { customer, original = customer } = payload;
      if (!isAbout(state, payload.customerKey)) return state;
      return {
        ...state,
        customer,
        original: customer.externalCustomerId === null ? null : original,
        isDataChanged: customer.externalCustomerId === null || original !== customer,
        numberField: customer.externalCustomerId ?? state.numberField,
        chosenFor: customerKey(customer),
        deliveryAddressId: addressIdFor(customer, sameAddressId(state, customer)),
      };
    },
    /** A delivery address of this call is on file now, under the service's own id. */
    addressSaved: (state, { payload }: PayloadAction<AddressSaved>) => {
      const { customer, original, deliveryAddressId } = state;
      if (customer === null || !isAbout(state, payload.customerKey)) return state;
      const { localId, address } = payload;
      const deliveryAddresses = customer.deliveryAddresses.map((other) => (other.id === localId ? address : other));
      const preferredAddressId = customer.preferredAddressId === localId ? address.id : customer.preferredAddressId;
      return {
        ...state,
        customer: { ...customer, deliveryAddresses, preferredAddressId },
        original:
          original === null ? null : { ...original, deliveryAddresses: [...original.deliveryAddresses, address] },
        deliveryAddressId: deliveryAddressId === localId ? address.id : deliveryAddressId,
      };
    },
    saveRequested: (state) => {
      state.saving = 'running';
    },
    saveEnded: (state, { payload }: PayloadAction<'saved' | 'failed'>) => {
      state.saving = payload;
      state.saveWasTried = payload === 'failed';
    },
    addressRemoved: (state, { payload }: PayloadAction<string>) => {
      const { customer } = state;
      if (customer === null) return state;
      const deliveryAddresses = customer.deliveryAddresses.filter(({ id }) => id !== payload);
      const preferred = customer.preferredAddressId;
      const preferredAddressId = preferred === payload ? (state.original?.preferredAddressId ?? null) : preferred;
      const changed = { ...customer, deliveryAddresses, preferredAddressId };
      return { ...state, customer: changed, deliveryAddressId: addressIdFor(changed, state.deliveryAddressId) };
    },
    preferredAddressRequested: (_state, _action: PayloadAction<string>) => {},
    surveyOpened: (state) => {
      state.survey = 'asking';
    },
    /** Null: the caller would rather not say. */
    surveyAnswered: (state, _action: PayloadAction<ReceptionAnswer | null>) => {
      state.survey = 'closed';
    },
    /** The same customer again after a reload: what was chosen in the call stays. */
    restored: (state, { payload }: PayloadAction<RestoredCustomer>) => {
      const { customer, original, birthdayConfirmed } = payload;
      const deliveryAddressId = addressIdFor(customer, state.deliveryAddressId);
      return {
        ...state,
        customer,
        original,
        heldForLater: null,
        birthdayConfirmed,
        isDataChanged: original !== customer,
        birthDateLost: original === null && customer.dateOfBirth === null,
        logins: state.logins + 1,
        login: { phase: 'done' } as const,
        deliveryAddressId,
        chosenFor: customerKey(customer),
      };
    },
    deliveryAddressChosen: (state, { payload }: PayloadAction<string>) => {
      state.deliveryAddressId = payload;
    },
    /** What the session's list keeps of a customer beyond the login (REQ B17.1). */
    recentNoted: (state, { payload }: PayloadAction<RecentNote>) => ({
      ...state,
      recent: state.recent.map((entry) =>
        (entry.customer.externalCustomerId ?? entry.id) === payload.customerKey ? { ...entry, ...payload.note } : entry,
      ),
    }),
    recentCustomersChanged: (state, { payload }: PayloadAction<readonly RecentCustomer[]>) => ({
      ...state,
      recent: payload,
    }),
  },
  selectors: {
    selectCustomerState: (state) => state,
    selectNumberField: (state) => state.numberField,
    selectCustomer: (state) => state.customer,
    selectIsDataChanged: (state) => state.isDataChanged,
    selectBirthdayConfirmed: (state) => state.birthdayConfirmed,
    selectLogin: (state) => state.login,
    selectLogins: (state) => state.logins,
    selectRecentCustomers: (state) => state.recent,
    selectDeliveryAddress: (state): Address | null =>
      state.customer === null ? null : deliveryAddressOf(state.customer, state.deliveryAddressId),
    selectDeliversToBillingAddress: ({ customer, deliveryAddressId }): boolean => {
      const billingAddress = customer?.billingAddress ?? null;
      // Before a customer is loaded nothing speaks against the billing address.
      return customer === null || (billingAddress !== null && deliveryAddressId === billingAddress.id);
    },
  },
});

/** The address chosen before where the customer has it, else the preselected one. */
function addressIdFor(customer: Customer, chosen: string | null): string | null {
  return deliveryAddressOf(customer, chosen)?.id ?? preselectedAddressId(customer);
}

/** The addresses of this call get the service's ids when they are saved; the choice stays what it was. */
function sameAddressId({ customer, deliveryAddressId }: CustomerState, saved: Customer): string | null {
  if (customer === null || deliveryAddressId === null) return deliveryAddressId;
  if (deliveryAddressId === customer.billingAddress?.id) return saved.billingAddress?.id ?? null;
  if (saved.deliveryAddresses.some(({ id }) => id === deliveryAddressId)) return deliveryAddressId;
  const chosen = deliveryAddressOf(customer, deliveryAddressId);
  const same = chosen === null ? undefined : saved.deliveryAddresses.find((address) => isSameAddress(address, chosen));
  return same?.id ?? deliveryAddressId;
}

function isAbout({ customer }: { readonly customer: Customer | null }, key: string): boolean {
  return customer !== null && customerKey(customer) === key;
}

function withCountryChange(state: CustomerState, countryChange: CountryChange): CustomerState {
  return state.login.phase === 'stopped' ? { ...state, login: { ...state.login, countryChange } } : state;
}

/** One object each: while a number is typed nothing that follows the login is worked out anew at every key. */
const idle: LoginState = { phase: 'idle' };
const done: LoginState = { phase: 'done' };

function idleOrDone({ customer }: { readonly customer: unknown }): LoginState {
  return customer === null ? idle : done;
}

export const customerActions = customerSlice.actions;
export const {
  selectCustomerState,
  selectNumberField,
  selectCustomer,
  selectIsDataChanged,
  selectBirthdayConfirmed,
  selectLogin,
  selectLogins,
  selectRecentCustomers,
  selectDeliveryAddress,
  selectDeliversToBillingAddress,
} = customerSlice.selectors;
