import type { Address } from '~/domain/address/address';
import type { Customer } from '~/domain/customer/customer';
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
  readonly unsavedCustomer: Customer | null;
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

export interface LoggedIn {
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
export interface TypedCustomer {
  readonly customer: Customer;
  /** As the service has it; null where it knows none. */
  readonly original: Customer | null;
  /** The customer of the call is the same person, whose data the form has taken over. */
  readonly isSamePerson: boolean;
}

export interface RestoredCustomer {
  readonly customer: Customer;
  readonly original: Customer | null;
  readonly birthdayConfirmed: boolean;
}

/** `customerKey` says whom an answer speaks of: one for another customer than the call's changes nothing (QUALITY 11). */
export interface RecordUpdate {
  readonly customerKey: string;
  readonly part: Partial<Customer>;
}

export interface ChangesTaken {
  /** Before the change: a new customer gets its number by it. */
  readonly customerKey: string;
  readonly customer: Customer;
  /** The customer as stored at the service; set while `customer` has changes that are not saved yet. */
  readonly original?: Customer;
}

export interface AddressSaved {
  readonly customerKey: string;
  readonly localId: string;
  readonly address: Address;
}

export interface RecentNote {
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

export const initialCustomer: CustomerState = {
  numberField: '',
  login: { phase: 'idle' },
  customer: null,
  original: null,
  unsavedCustomer: null,
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
