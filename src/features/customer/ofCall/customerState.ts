import type { Address } from '~/domain/address/address';
import { nameOf, type Customer } from '~/domain/customer/customer';
import { recentKey, type RecentCustomer } from '~/domain/customer/recentCustomers';

/** The open question of the login; the PIN's own state is in its feature. */
export type LoginQuestion = 'unsavedChanges' | 'reauthenticate' | 'pin' | 'birthday' | 'missingBirthday';

/** The change of the customer's country, from the wrong-country or light-user message (REQ B13.1). */
export type CountryChange =
  | { readonly status: 'none' }
  | { readonly status: 'running' }
  | { readonly status: 'refused'; readonly detail: string | null };

/** The phase of a customer's login (REQ B2.1). */
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
  /** The customer of this call after the login. */
  readonly customer: Customer | null;
  /** The customer as stored by the service; the difference to `customer` is unsaved. */
  readonly original: Customer | null;
  /** Unsaved changes of a customer who was set aside, or could not be loaded after a reload; applied at their next login. */
  readonly unsavedCustomer: Customer | null;
  readonly birthdayConfirmed: boolean;
  /** Whether `customer` differs from `original` in something that can be saved. */
  readonly isDataChanged: boolean;
  /** The TV reception survey is shown after the login, once for a customer who declines to answer (REQ B2.7, B6.1). */
  readonly survey: 'closed' | 'asking' | 'declined';
  /** A typed date of birth was lost by a reload: the journal does not store it (QUALITY 10). */
  readonly birthDateLost: boolean;
  /** Number of logins in the call; each increment moves the focus. */
  readonly logins: number;
  /** The state of saving the unsaved data without an order (DECISIONS 35). */
  readonly saving: 'none' | 'running' | 'failed' | 'saved';
  /** A failed save may have reached the service: the next one checks before it creates anything. */
  readonly saveWasTried: boolean;
  /** The chosen delivery address; the billing address by its own id. Null: none chosen. */
  readonly deliveryAddressId: string | null;
  /** The key of the customer for whom address, payment and vouchers were chosen. */
  readonly chosenFor: string | null;
  readonly recent: readonly RecentCustomer[];
}

export interface LoggedIn {
  readonly customer: Customer;
  /** The customer as stored by the service; null for a new or guest one. The same object as `customer` without changes. */
  readonly original: Customer | null;
  readonly birthdayConfirmed: boolean;
  /** Another customer than the one of the call's choices, which must be cleared. */
  readonly isAnother: boolean;
  /** The name of the previous customer; absent or '' where there was none, or it is not known any more. */
  readonly previousName?: string;
}

/** A customer created or completed in the form. */
export interface TypedCustomer {
  readonly customer: Customer;
  /** The customer as stored by the service; null where there is none. */
  readonly original: Customer | null;
  /** The same person as the customer of the call, with the data of the form. */
  readonly isSamePerson: boolean;
}

export interface SaveEnded {
  /** Null: there was no customer to save. */
  readonly customerKey: string | null;
  readonly outcome: 'saved' | 'failed';
}

export interface RestoredCustomer {
  readonly customer: Customer;
  readonly original: Customer | null;
  readonly birthdayConfirmed: boolean;
  /** The chosen address where its id is another one by now. */
  readonly deliveryAddressId?: string;
}

/** A record update; ignored where `customerKey` is not the customer of the call (QUALITY 11). */
export interface RecordUpdate {
  readonly customerKey: string;
  readonly part: Partial<Customer>;
}

export interface ChangesTaken {
  /** The key before the change: a new customer gets its number by it. */
  readonly customerKey: string;
  readonly customer: Customer;
  /** The customer as stored by the service; set while `customer` has unsaved changes. */
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

/** The name of the customer for whom the call's choices were made, also of one who is not in the call; '' when unknown. */
export function nameOfChoices({
  customer,
  chosenFor,
  recent,
}: Pick<CustomerState, 'customer' | 'chosenFor' | 'recent'>): string {
  if (customer !== null) return nameOf(customer);
  return recent.find((entry) => recentKey(entry) === chosenFor)?.name ?? '';
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
