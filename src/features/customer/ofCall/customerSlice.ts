import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address } from '~/domain/address/address';
import { customerKey, type Customer } from '~/domain/customer/customer';
import { isUnsaved } from '~/domain/customer/customerChanges';
import { deliveryAddressOf } from '~/domain/customer/deliveryAddress';
import type { ReceptionAnswer } from '~/domain/customer/reception';
import { recentKey, type RecentCustomer } from '~/domain/customer/recentCustomers';
import { addressIdFor, sameAddressId } from './chosenAddress';
import {
  initialCustomer,
  type CountryChange,
  type LoginState,
  type CustomerState,
  type LoggedIn,
  type TypedCustomer,
  type RestoredCustomer,
  type RecordUpdate,
  type SaveEnded,
  type ChangesTaken,
  type AddressSaved,
  type RecentNote,
} from './customerState';

export const customerSlice = createSlice({
  name: 'customer',
  initialState: initialCustomer,
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
    loginAdvanced: (state, { payload }: PayloadAction<LoginState>) => ({ ...state, login: payload }),
    birthdayAnswered: (_state, _action: PayloadAction<'confirmed' | 'denied'>) => {},
    /** The caller's answer where no date is on file, `YYYY-MM-DD`; null: postponed. */
    missingBirthdayAnswered: (_state, _action: PayloadAction<string | null>) => {},
    unsavedChangesAnswered: (_state, _action: PayloadAction<'save' | 'discard' | 'stay'>) => {},
    reauthenticationAnswered: (_state, _action: PayloadAction<'agreed' | 'cancelled'>) => {},
    loginDismissed: (state) => ({ ...state, login: idleOrDone(state) }),
    countryChangeRequested: (state) => withCountryChange(state, { status: 'running' }),
    countryChangeRefused: (state, { payload }: PayloadAction<string | null>) =>
      withCountryChange(state, { status: 'refused', detail: payload }),
    /** Requests the part of the login flow that follows the birthday check. */
    loadIntoCallRequested: (_state, _action: PayloadAction<TypedCustomer>) => {},
    /** The customer has passed the login and becomes the customer of the call. */
    loggedIn: (state, { payload }: PayloadAction<LoggedIn>) => ({
      ...state,
      ...recordOf(payload.customer, payload.original),
      saving: payload.isAnother ? ('none' as const) : state.saving,
      saveWasTried: false,
      survey: payload.isAnother ? ('closed' as const) : state.survey,
      unsavedCustomer: null,
      birthdayConfirmed: payload.birthdayConfirmed,
      login: { phase: 'done' } as const,
      numberField: payload.customer.externalCustomerId ?? '',
      chosenFor: customerKey(payload.customer),
      deliveryAddressId: addressIdFor(payload.customer, payload.isAnother ? null : state.deliveryAddressId),
      birthDateLost: false,
      logins: state.logins + 1,
    }),
    /**
     * Removes the customer from the call, because the caller failed a repeated authentication or the customer is locked now. Keeps
     * unsaved changes and choices, which the next login of the same customer restores (DECISIONS 257).
     */
    setAside: (state, { payload }: PayloadAction<string>) =>
      isAbout(state, payload)
        ? {
            ...state,
            ...recordOf(null, null),
            saving: 'none' as const,
            unsavedCustomer: state.isDataChanged ? state.customer : null,
            birthdayConfirmed: false,
            birthDateLost: false,
            survey: 'closed' as const,
          }
        : state,
    /** Changes customer data; kept in the call's state until the order transmits it (DECISIONS 35). */
    dataEdited: (state, { payload }: PayloadAction<Customer>) =>
      isAbout(state, customerKey(payload))
        ? {
            ...state,
            ...recordOf(payload, state.original),
            saving: 'none' as const,
            birthDateLost: state.birthDateLost && payload.dateOfBirth === null,
            deliveryAddressId: addressIdFor(payload, state.deliveryAddressId),
          }
        : state,
    /** A field was saved by a request of its own, so that the order need not transmit it. */
    recordUpdated: (state, { payload }: PayloadAction<RecordUpdate>) =>
      isAbout(state, payload.customerKey)
        ? {
            ...state,
            ...recordOf(
              state.customer && { ...state.customer, ...payload.part },
              state.original && { ...state.original, ...payload.part },
            ),
          }
        : state,
    /** An order or a save stored the changes; those that `original` does not contain are still unsaved. */
    changesTaken: (state, { payload }: PayloadAction<ChangesTaken>) => {
      const { customer, original = customer } = payload;
      if (!isAbout(state, payload.customerKey)) return state;
      return {
        ...state,
        ...recordOf(customer, customer.externalCustomerId === null ? null : original),
        numberField: customer.externalCustomerId ?? state.numberField,
        chosenFor: customerKey(customer),
        deliveryAddressId: addressIdFor(customer, sameAddressId(state, customer)),
      };
    },
    /** A delivery address of this call was stored, under the service's id. */
    addressSaved: (state, { payload }: PayloadAction<AddressSaved>) => {
      const { customer, original, deliveryAddressId } = state;
      if (customer === null || !isAbout(state, payload.customerKey)) return state;
      const { localId, address } = payload;
      const deliveryAddresses = customer.deliveryAddresses.map((other) => (other.id === localId ? address : other));
      const preferredAddressId = customer.preferredAddressId === localId ? address.id : customer.preferredAddressId;
      return {
        ...state,
        ...recordOf(
          { ...customer, deliveryAddresses, preferredAddressId },
          original && { ...original, deliveryAddresses: [...original.deliveryAddresses, address] },
        ),
        deliveryAddressId: deliveryAddressId === localId ? address.id : deliveryAddressId,
      };
    },
    saveRequested: (state) => {
      state.saving = 'running';
    },
    /** Marks only the customer whose save it was: another one may have been loaded meanwhile. */
    saveEnded: (state, { payload: { customerKey: saved, outcome } }: PayloadAction<SaveEnded>) => {
      const key = state.customer && customerKey(state.customer);
      return key === saved ? { ...state, saving: outcome, saveWasTried: outcome === 'failed' } : state;
    },
    addressRemoved: (state, { payload }: PayloadAction<string>) => {
      const { customer } = state;
      if (customer === null) return state;
      const deliveryAddresses = customer.deliveryAddresses.filter(({ id }) => id !== payload);
      const preferred = customer.preferredAddressId;
      const preferredAddressId = preferred === payload ? (state.original?.preferredAddressId ?? null) : preferred;
      const changed = { ...customer, deliveryAddresses, preferredAddressId };
      return {
        ...state,
        ...recordOf(changed, state.original),
        deliveryAddressId: addressIdFor(changed, state.deliveryAddressId),
      };
    },
    preferredAddressRequested: (_state, _action: PayloadAction<string>) => {},
    surveyOpened: (state) => {
      state.survey = 'asking';
    },
    /** Null: the caller declined to answer. */
    surveyAnswered: (state, { payload }: PayloadAction<ReceptionAnswer | null>) => {
      state.survey = payload === null ? 'declined' : 'closed';
    },
    /** The customer was loaded again after a reload: the choices of the call are preserved. */
    restored: (state, { payload }: PayloadAction<RestoredCustomer>) => {
      const { customer, original, birthdayConfirmed } = payload;
      const deliveryAddressId = addressIdFor(customer, payload.deliveryAddressId ?? state.deliveryAddressId);
      return {
        ...state,
        ...recordOf(customer, original),
        unsavedCustomer: null,
        birthdayConfirmed,
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
    /** Updates an entry of the session's last customers (REQ B17.1). */
    recentNoted: (state, { payload }: PayloadAction<RecentNote>) => ({
      ...state,
      recent: state.recent.map((entry) =>
        recentKey(entry) === payload.customerKey ? { ...entry, ...payload.note } : entry,
      ),
    }),
    recentCustomersRead: (state, { payload }: PayloadAction<readonly RecentCustomer[]>) => ({
      ...state,
      recent: payload,
    }),
  },
  selectors: {
    selectCustomerState: (state) => state,
    selectNumberField: (state) => state.numberField,
    selectIsNumberTyped: (state) => state.numberField !== '',
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
      // Without a customer the billing address is possible.
      return customer === null || (billingAddress !== null && deliveryAddressId === billingAddress.id);
    },
  },
});

/** The customer of the call, the service's record, and whether they differ: compared wherever one of them changes. */
function recordOf(
  customer: Customer | null,
  original: Customer | null,
): Pick<CustomerState, 'customer' | 'original' | 'isDataChanged'> {
  return { customer, original, isDataChanged: customer !== null && isUnsaved(original, customer) };
}

function isAbout({ customer }: { readonly customer: Customer | null }, key: string): boolean {
  return customer !== null && customerKey(customer) === key;
}

function withCountryChange(state: CustomerState, countryChange: CountryChange): CustomerState {
  return state.login.phase === 'stopped' ? { ...state, login: { ...state.login, countryChange } } : state;
}

/** A single object, so that selectors over the login state stay memoized while a number is typed. */
const idle: LoginState = { phase: 'idle' };
const done: LoginState = { phase: 'done' };

function idleOrDone({ customer }: { readonly customer: unknown }): LoginState {
  return customer === null ? idle : done;
}

export const customerActions = customerSlice.actions;
export const {
  selectCustomerState,
  selectNumberField,
  selectIsNumberTyped,
  selectCustomer,
  selectIsDataChanged,
  selectBirthdayConfirmed,
  selectLogin,
  selectLogins,
  selectRecentCustomers,
  selectDeliveryAddress,
  selectDeliversToBillingAddress,
} = customerSlice.selectors;
