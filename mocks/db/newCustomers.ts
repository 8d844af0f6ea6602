import { aWireAddress } from '../builders/aWireAddress.ts';
import { aWireCustomer } from '../builders/aWireCustomer.ts';
import type { Db } from './createDb.ts';
import type { WireCustomerInfo } from './wireOrderTypes.ts';
import type { WireSalutation } from './wireTypes.ts';

const SALUTATIONS: readonly WireSalutation[] = ['MR', 'MS', 'COMPANY', 'FAMILY'];

/** Guests get a number as well, so numbers run on with every new customer and every order. */
export function nextCustomerNumber(db: Db): string {
  let serial = 90_001 + db.orders.count();
  while (db.customers.has(`01${serial}`)) serial += 1;
  return `01${serial}`;
}

/** A customer who comes with an order. */
export function createCustomerFrom(db: Db, info: WireCustomerInfo, number: string): void {
  const { first_name, last_name, street, street_number, zip_code, city, country_code } = info;
  const name = { salutation: SALUTATIONS.find((known) => known === info.salutation) ?? 'MS', first_name, last_name };
  const billing = aWireAddress({
    ...name,
    id: `address-${number}-0`,
    external_address_id: `8${number}`,
    kind: 'BILLING',
    street,
    street_number,
    zip_code,
    city,
    country_code,
    is_default: true,
    from_invoice_address: true,
  });
  const customer = aWireCustomer({
    ...name,
    id: `customer-${number}`,
    external_customer_id: number,
    billing_address: billing,
    origin_country: country_code,
    phone_numbers: info.phone ? [{ phone_number_type: 'PRIVATE', value: info.phone }] : [],
    ...(info.email ? { email: info.email } : {}),
    ...(info.date_of_birth ? { date_of_birth: info.date_of_birth } : {}),
  });
  db.customers.set(number, customer);
}
