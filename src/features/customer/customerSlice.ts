import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address } from '~/domain/address';
import type { Customer } from '~/domain/customer';
import { deliveryAddressOf, preselectedAddressId } from '~/domain/deliveryAddress';
import type { RecentCustomer } from '~/domain/recentCustomers';

/** Where the login of a customer stands (spec 1 §4.2). */
export type LoginState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly customerNumber: string }
  | { readonly phase: 'invalidNumber'; readonly reason: 'missing' | 'invalid' }
  | { readonly phase: 'notFound'; readonly customerNumber: string }
  | { readonly phase: 'failed'; readonly customerNumber: string; readonly unreachable: boolean }
  | { readonly phase: 'stopped'; readonly step: 'wrongCountry' | 'lightUser' | 'locked'; readonly customer: Customer }
  | { readonly phase: 'asking'; readonly step: 'reauthenticate' | 'birthday'; readonly customer: Customer }
  | { readonly phase: 'denied'; readonly name: string }
  | { readonly phase: 'done' };

export interface CustomerState {
  readonly numberField: string;
  readonly login: LoginState;
  /** The customer of this call, once login is done. */
  readonly customer: Customer | null;
  readonly birthdayConfirmed: boolean;
  readonly isDataChanged: boolean;
  /** Null: none chosen; the billing address has its own id. */
  readonly deliveryAddressId: string | null;
  /** The number of the customer for whom address, payment and vouchers were chosen. */
  readonly chosenFor: string | null;
  readonly recent: readonly RecentCustomer[];
}

interface LoggedIn {
  readonly customer: Customer;
  readonly birthdayConfirmed: boolean;
  /** Not the one for whom the choices of this call were made: none of them may stay. */
  readonly isAnother: boolean;
}

interface RestoredCustomer {
  readonly customer: Customer;
  readonly birthdayConfirmed: boolean;
}

const initialState: CustomerState = {
  numberField: '',
  login: { phase: 'idle' },
  customer: null,
  birthdayConfirmed: false,
  isDataChanged: false,
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
    reauthenticationAnswered: (_state, _action: PayloadAction<'agreed' | 'cancelled'>) => {},
    loginDismissed: (state) => ({ ...state, login: idleOrDone(state) }),
    /** The customer passed the login and belongs to the call from here on. */
    loggedIn: (state, { payload }: PayloadAction<LoggedIn>) => ({
      ...state,
      customer: payload.customer,
      birthdayConfirmed: payload.birthdayConfirmed,
      login: { phase: 'done' } as const,
      numberField: payload.customer.externalCustomerId,
      chosenFor: payload.customer.externalCustomerId,
      deliveryAddressId: addressIdFor(payload.customer, payload.isAnother ? null : state.deliveryAddressId),
      isDataChanged: false,
    }),
    /** The same customer again after a reload: what was chosen in the call stays. */
    restored: (state, { payload }: PayloadAction<RestoredCustomer>) => {
      const { customer, birthdayConfirmed } = payload;
      const deliveryAddressId = addressIdFor(customer, state.deliveryAddressId);
      const chosenFor = customer.externalCustomerId;
      return { ...state, customer, birthdayConfirmed, login: { phase: 'done' } as const, deliveryAddressId, chosenFor };
    },
    deliveryAddressChosen: (state, { payload }: PayloadAction<string>) => {
      state.deliveryAddressId = payload;
    },
    recentCustomersChanged: (state, { payload }: PayloadAction<readonly RecentCustomer[]>) => ({
      ...state,
      recent: payload,
    }),
  },
  selectors: {
    selectCustomerState: (state) => state,
    selectNumberField: (state) => state.numberField,
    selectCustomer: (state) => state.customer,
    selectLogin: (state) => state.login,
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

function idleOrDone({ customer }: { readonly customer: unknown }): LoginState {
  return customer === null ? { phase: 'idle' } : { phase: 'done' };
}

export const customerActions = customerSlice.actions;
export const {
  selectCustomerState,
  selectNumberField,
  selectCustomer,
  selectLogin,
  selectRecentCustomers,
  selectDeliveryAddress,
  selectDeliversToBillingAddress,
} = customerSlice.selectors;
