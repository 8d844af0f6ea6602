import type { Consents, Customer } from './customer';
import { phoneOf } from './phone';

/** One entry of the last customers in session storage (REQ B17.1); `name` is added for the list. */
export interface RecentCustomer {
  readonly id: string;
  readonly name: string;
  readonly customer: {
    /** Null for a new or guest customer of this session. */
    readonly externalCustomerId: string | null;
    readonly email: string | null;
    readonly phoneNumber: string | null;
    readonly dateOfBirth: string | null;
  };
  /** ISO 8601. */
  readonly loginTime: string;
  readonly payment: string | null;
  readonly deliveryAddress: { readonly id: string; readonly usedInOrder: boolean } | null;
  readonly wasAskedAboutConsents: boolean;
  readonly guestCustomerConsentsStepIsSkipped: boolean;
  readonly consents: Consents | null;
  readonly reception: string | null;
}

/** The entry of a customer who has just logged in. `loginTime`: ISO 8601. */
export function recentEntryOf(customer: Customer, loginTime: string): RecentCustomer {
  return {
    id: customer.id,
    name: `${customer.firstName} ${customer.lastName}`,
    customer: {
      externalCustomerId: customer.externalCustomerId,
      email: customer.email,
      phoneNumber: phoneOf(customer.phoneNumbers),
      dateOfBirth: customer.dateOfBirth,
    },
    loginTime,
    payment: null,
    deliveryAddress: null,
    wasAskedAboutConsents: false,
    guestCustomerConsentsStepIsSkipped: false,
    consents: customer.consents,
    reception: customer.reception,
  };
}

/**
 * Adds a login to the list: newest first, at most `maximum` entries (REQ B1.7). A repeated login updates time and
 * customer data and keeps what the session stored about earlier calls.
 */
export function rememberCustomer(
  list: readonly RecentCustomer[],
  entry: RecentCustomer,
  maximum: number,
): readonly RecentCustomer[] {
  const before = list.find((other) => recentKey(other) === recentKey(entry));
  const others = list.filter((other) => other !== before);
  const { id, name, customer, loginTime } = entry;
  const newest = before === undefined ? entry : { ...before, id, name, customer, loginTime };
  return [newest, ...others].toSorted((a, b) => b.loginTime.localeCompare(a.loginTime)).slice(0, maximum);
}

/** The key of the customer of an entry (`customerKey`). */
export function recentKey({ id, customer }: RecentCustomer): string {
  return customer.externalCustomerId ?? id;
}
