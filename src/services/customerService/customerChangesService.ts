import * as v from 'valibot';
import { isSameAddress, type Address } from '~/domain/address/address';
import type { Country } from '~/domain/common/country';
import type { Consents, Customer, PhoneNumber } from '~/domain/customer/customer';
import type { Salutation } from '~/domain/common/names';
import { urlPart } from '~/domain/common/urlPart';
import { withCountry } from '~/domain/offer/offerCustomer';
import type { PaymentMethod } from '~/domain/payment/payment';
import { WireAddress, fromAddress, sentId, toAddress } from '../http/commonWire';
import { requestNothing, requestOptional } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { id } from '../http/wireValues';
import { loadCustomer } from './customerService';
import { WireCustomer, isWholeCustomer, toCustomer, toCustomerOf } from './customerWire';
import { customerPath, preferencesPath } from './customerPaths';

/** What is saved of a customer; null clears a field, a missing one stays as it is. */
export interface CustomerChanges {
  readonly salutation?: Salutation;
  readonly academicTitle?: string | null;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string | null;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string;
  readonly phoneNumbers?: readonly PhoneNumber[];
  readonly billingAddress?: Address;
}

export type PrivacyConsents = Partial<Pick<Consents, 'emailNewsletter' | 'exportDhlEmail' | 'printedAdvertising'>>;

const WireSavedAddress = v.object({ ...WireAddress.entries, id: id });

/** `POST /private/customers`: a customer of this call who is saved without an order; null where the answer names nobody. */
export async function createCustomer(customer: Customer, country: Country): Promise<Customer | null> {
  const { billingAddress } = customer;
  const wire = await requestOptional(
    {
      service: 'customer',
      method: 'POST',
      path: '/private/customers',
      body: {
        salutation: customer.salutation ?? undefined,
        academicTitle: customer.academicTitle,
        firstName: customer.firstName,
        lastName: customer.lastName,
        email: customer.email ?? undefined,
        dateOfBirth: customer.dateOfBirth ?? undefined,
        phoneNumbers: customer.phoneNumbers,
        billingAddress: billingAddress === null ? undefined : fromAddress(withCountry(billingAddress, country)),
        deliveryAddresses: customer.deliveryAddresses.map((address) => fromAddress(withCountry(address, country))),
        originCountry: customer.originCountry ?? country,
        consents: customer.consents,
        dataProtection: customer.dataProtection,
        reception: customer.reception ?? undefined,
        // Sent only when set: without it the service checks for duplicates itself.
        skipDoubleCheck: customer.skipDoubleCheck || undefined,
      },
    },
    WireCustomer,
  );
  if (wire === null) return null;
  // The answer may contain only the number of the new customer.
  return isWholeCustomer(wire)
    ? toCustomer(wire)
    : { ...customer, externalCustomerId: wire.externalCustomerId, id: wire.id };
}

/** `PATCH /private/customers/{id}` with the changed fields only. */
export async function changeCustomer(externalCustomerId: string, changes: CustomerChanges): Promise<Customer> {
  const { billingAddress, ...fields } = changes;
  const wire = await requestOptional(
    {
      service: 'customer',
      method: 'PATCH',
      path: customerPath(externalCustomerId),
      body: { ...fields, ...(billingAddress && { billingAddress: fromAddress(billingAddress) }) },
    },
    WireCustomer,
  );
  return wire === null ? customerNow(externalCustomerId) : toCustomerOf(externalCustomerId, wire);
}

/**
 * `POST /private/customers/{id}/delivery-addresses`; returns the address with the id of the service, which is read again where the answer does
 * not name it.
 */
export async function addDeliveryAddress(externalCustomerId: string, address: Address): Promise<Address> {
  const wire = await requestOptional(
    {
      service: 'customer',
      method: 'POST',
      path: `${customerPath(externalCustomerId)}/delivery-addresses`,
      body: fromAddress(address),
    },
    WireSavedAddress,
  );
  // The answer may contain only the id of the new address.
  if (wire !== null) return wire.city === '' ? { ...address, id: wire.id } : toAddress(wire);
  const { deliveryAddresses } = await customerNow(externalCustomerId);
  return deliveryAddresses.findLast((saved) => isSameAddress(saved, address)) ?? address;
}

/** `PUT /private/customers/{id}/addresses/{addressId}`: an address the service knows. */
export async function replaceAddress(externalCustomerId: string, address: Address): Promise<Address> {
  const addressId = savedId(address.id);
  const wire = await requestOptional(
    {
      service: 'customer',
      method: 'PUT',
      path: `${customerPath(externalCustomerId)}/addresses/${urlPart(addressId)}`,
      body: fromAddress(address),
    },
    WireSavedAddress,
  );
  if (wire === null) return address;
  if (wire.id !== addressId) throw new ServiceError({ kind: 'malformed', reason: 'another address' });
  return toAddress(wire);
}

/** `PATCH /private/customers/{id}/consents`: the ones given. */
export async function savePrivacyConsents(
  externalCustomerId: string,
  { emailNewsletter, exportDhlEmail, printedAdvertising }: PrivacyConsents,
): Promise<void> {
  await patch(`${customerPath(externalCustomerId)}/consents`, { emailNewsletter, exportDhlEmail, printedAdvertising });
}

/** `PATCH /private/customers/{id}/data-protection`. */
export async function saveDataProtection(externalCustomerId: string, dataProtection: boolean): Promise<void> {
  await patch(`${customerPath(externalCustomerId)}/data-protection`, { dataProtection });
}

/** `PATCH /private/preferred-payment/{id}`. */
export async function savePreferredPayment(externalCustomerId: string, method: PaymentMethod): Promise<void> {
  await patch(`/private/preferred-payment/${urlPart(externalCustomerId)}`, {
    preferredPaymentMethod: method,
  });
}

/** `POST /private/banking-details/{id}`: creates or replaces; the IBAN upper case without blanks. */
export async function saveBankingDetails(
  externalCustomerId: string,
  { accountHolder, iban }: { readonly accountHolder: string; readonly iban: string },
): Promise<void> {
  await requestNothing({
    service: 'customer',
    method: 'POST',
    path: `/private/banking-details/${urlPart(externalCustomerId)}`,
    body: { accountHolder, iban },
  });
}

/** `PATCH /private/update-customer-preferences/{id}`: an address the service knows. */
export async function savePreferredAddress(externalCustomerId: string, addressId: string): Promise<void> {
  await patch(preferencesPath(externalCustomerId), { preferredAddressId: savedId(addressId) });
}

/** The customer as the service has it after a change whose answer does not say. */
async function customerNow(externalCustomerId: string): Promise<Customer> {
  const customer = await loadCustomer(externalCustomerId);
  if (customer === null) throw new ServiceError({ kind: 'malformed', reason: 'no customer after a change' });
  return customer;
}

async function patch(path: string, body: Readonly<Record<string, unknown>>): Promise<void> {
  await requestNothing({ service: 'customer', method: 'PATCH', path, body });
}

function savedId(addressId: string): string {
  const sent = sentId(addressId);
  if (sent === undefined) throw new ServiceError({ kind: 'malformed', reason: 'address not saved yet' });
  return sent;
}
