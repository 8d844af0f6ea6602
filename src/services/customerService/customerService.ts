import * as v from 'valibot';
import type { Customer } from '~/domain/customer/customer';
import { requestFound } from '../http/httpClient';
import { emptyList } from '../http/wireValues';
import { WireCustomer, toCustomerOf } from './customerWire';

/** A service may answer an unknown number with an empty list instead of 404, because the request filters a list. */
const WireCustomerOrNobody = v.union([emptyList, WireCustomer]);

/**
 * Loads a customer by number (`GET /private/customers?external_id=`); null where the service knows none.
 * A response with another number is malformed, so that no customer is shown under the number of another (QUALITY 11).
 * @throws ServiceError for every other failure.
 */
export async function loadCustomer(customerNumber: string, signal?: AbortSignal): Promise<Customer | null> {
  const wire = await requestFound(
    {
      service: 'customer',
      method: 'GET',
      path: '/private/customers',
      query: { external_id: customerNumber },
      signal,
    },
    WireCustomerOrNobody,
    null,
  );
  return wire === null || Array.isArray(wire) ? null : toCustomerOf(customerNumber, wire);
}
