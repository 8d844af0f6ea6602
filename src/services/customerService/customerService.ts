import * as v from 'valibot';
import type { Customer } from '~/domain/customer/customer';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { WireCustomer, toCustomerOf } from './customerWire';

const isEmptyList = (sent: unknown): boolean => Array.isArray(sent) && sent.length === 0;

/** An answer that is no customer: the address is that of a list, which a service may answer without a member in place of a 404. */
const nobody = v.pipe(
  v.unknown(),
  v.check((sent) => {
    if (typeof sent !== 'object' || sent === null) return sent === null;
    const members = Array.isArray(sent) ? [sent] : Object.values(sent);
    return members.length === 1 && members.every(isEmptyList);
  }),
  v.transform(() => null),
);

/**
 * Loads a customer by number (`GET /private/customers?external_id=`); null where the service knows none.
 * A response with another number is malformed, so that no customer is shown under the number of another (QUALITY 11).
 * @throws ServiceError for every other failure.
 */
export async function loadCustomer(customerNumber: string, signal?: AbortSignal): Promise<Customer | null> {
  try {
    const wire = await request(
      {
        service: 'customer',
        method: 'GET',
        path: '/private/customers',
        query: { external_id: customerNumber },
        ...(signal && { signal }),
      },
      v.union([nobody, WireCustomer]),
    );
    return wire === null ? null : toCustomerOf(customerNumber, wire);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
