import type { Country } from '~/domain/common/country';
import type { Customer } from '~/domain/customer/customer';
import { requestNothing, requestOptional } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { customerPath, preferencesPath } from './customerPaths';
import { loadCustomer } from './customerService';
import { WireCustomer, isWholeCustomer, toCustomerOf } from './customerWire';

// What a login saves of a customer.

export type ChangeCountryOutcome =
  | { readonly kind: 'changed'; readonly customer: Customer }
  | { readonly kind: 'refused'; readonly detail: string | null };

/** `PATCH /private/customers/{id}/country`; `refused` carries the server's detail for the message (REQ B13.1). */
export async function changeCountry(externalCustomerId: string, country: Country): Promise<ChangeCountryOutcome> {
  try {
    const wire = await requestOptional(
      {
        service: 'customer',
        method: 'PATCH',
        path: `${customerPath(externalCustomerId)}/country`,
        body: { originCountry: country },
      },
      WireCustomer,
    );
    if (wire !== null && isWholeCustomer(wire))
      return { kind: 'changed', customer: toCustomerOf(externalCustomerId, wire) };
    const customer = await loadCustomer(externalCustomerId);
    // The answer contained no customer, or one without PIN and locks: the record shows whether the country was changed.
    const now = customer?.originCountry ?? customer?.billingAddress?.countryCode;
    return customer && now === country ? { kind: 'changed', customer } : { kind: 'refused', detail: null };
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'problem') return { kind: 'refused', detail: error.detail };
    throw error;
  }
}

/** `PATCH /private/update-customer-preferences/{id}`: the answer to the reception survey. */
export async function saveReception(externalCustomerId: string, reception: string): Promise<void> {
  await requestNothing({
    service: 'customer',
    method: 'PATCH',
    path: preferencesPath(externalCustomerId),
    body: { reception },
  });
}
