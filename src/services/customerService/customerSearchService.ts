import * as v from 'valibot';
import { isSamePlace } from '~/domain/address/address';
import { nameOf, type Customer } from '~/domain/customer/customer';
import { requestFound, type HttpRequest } from '../http/httpClient';
import { codeAmong } from '../http/problemCode';
import { ServiceError } from '../http/serviceError';
import { rowsUnder } from '../http/wireValues';
import { WireCustomer, readCustomers, readDuplicates } from './customerWire';

/** What the agent knows of the caller (REQ B1.3); empty fields are not sent. */
export interface CustomerSearchRequest {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly street?: string | undefined;
  /** Its beginning is enough: a star is appended. */
  readonly city?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string | undefined;
}

/** `failed` is every other error status (INTERNAL_SERVER_ERROR: REQ B1.6). */
export type CustomerSearchOutcome =
  | { readonly kind: 'found'; readonly customers: readonly Customer[] }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'insufficientCriteria' }
  | { readonly kind: 'failed' };

const WireCustomers = rowsUnder('customers', WireCustomer);

/**
 * `POST /private/customer-search`. Resolves with `tooMany` for more than `maximum` hits, whether the service refuses them or
 * sends a longer list.
 * @throws ServiceError for a network failure, a cancelled request, a sign-out and a malformed response.
 */
export async function searchCustomers(
  criteria: CustomerSearchRequest,
  maximum: number,
  signal?: AbortSignal,
): Promise<CustomerSearchOutcome> {
  try {
    const customers = await requestFound(
      {
        service: 'customer',
        method: 'POST',
        path: '/private/customer-search',
        body: fromCriteria(criteria),
        mutation: false,
        signal,
      },
      WireCustomers,
      [],
    );
    return customers.length > maximum ? { kind: 'tooMany' } : { kind: 'found', customers: readCustomers(customers) };
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'problem') return { kind: refusalOf(error) };
    throw error;
  }
}

/**
 * Finds the customer that a request has just created without naming the number: the same name and billing address, by birthday,
 * else by e-mail; null unless exactly one fits.
 */
export async function findCreatedCustomer(customer: Customer): Promise<Customer | null> {
  const { firstName, lastName, dateOfBirth, email, billingAddress } = customer;
  const found =
    dateOfBirth !== null
      ? await findCustomersByNameAndBirthDate({ firstName, lastName, dateOfBirth })
      : email !== null
        ? await findCustomersByEmail(email)
        : [];
  const same = found.filter(
    (other) =>
      nameOf(other) === nameOf(customer) &&
      other.billingAddress !== null &&
      billingAddress !== null &&
      isSamePlace(other.billingAddress, billingAddress),
  );
  return same.length === 1 ? (same[0] ?? null) : null;
}

/** `GET /private/fetch-customer-by-email`: who else has this e-mail (REQ B8.3). */
export async function findCustomersByEmail(email: string, signal?: AbortSignal): Promise<readonly Customer[]> {
  return matchesOf({
    service: 'customer',
    method: 'GET',
    path: '/private/fetch-customer-by-email',
    query: { email },
    signal,
  });
}

/** `POST /private/fetch-customers-by-name-dob`: who else has this name and birthday (REQ B8.1). */
export async function findCustomersByNameAndBirthDate(
  { firstName, lastName, dateOfBirth }: Pick<Customer, 'firstName' | 'lastName'> & { readonly dateOfBirth: string },
  signal?: AbortSignal,
): Promise<readonly Customer[]> {
  return matchesOf({
    service: 'customer',
    method: 'POST',
    path: '/private/fetch-customers-by-name-dob',
    body: { firstName, lastName, dateOfBirth },
    mutation: false,
    signal,
  });
}

/** Resolves with an empty list for an answer without a body as well. */
async function matchesOf(question: HttpRequest): Promise<readonly Customer[]> {
  return readDuplicates((await requestFound(question, v.nullable(WireCustomers), null)) ?? []);
}

function fromCriteria({ city, ...others }: CustomerSearchRequest): Record<string, string> {
  const start = city?.trim().replace(/\*+$/, '') ?? '';
  const criteria = Object.entries({ ...others, city: start === '' ? '' : `${start}*` });
  return Object.fromEntries(
    criteria.flatMap(([key, value]) => {
      const text = value?.trim() ?? '';
      return text === '' ? [] : [[key, text] as const];
    }),
  );
}

/** Recognises both spellings of REQ B1.4, B1.5, in the key or in the type. */
function refusalOf(error: ServiceError): 'tooMany' | 'insufficientCriteria' | 'failed' {
  switch (codeAmong(error, ['FOUND_TOO_MUCH_CUSTOMERS', 'INSUFFICIENT_CUSTOMERS_SEARCH_CRITERIA'])) {
    case 'FOUND_TOO_MUCH_CUSTOMERS':
      return 'tooMany';
    case 'INSUFFICIENT_CUSTOMERS_SEARCH_CRITERIA':
      return 'insufficientCriteria';
    case null:
      return 'failed';
  }
}
