import type { Db } from '../createDb.ts';
import { storedAddress, newAddressId, newCustomerRecord, nextCustomerNumber } from './newCustomers.ts';
import { withoutEmpty } from '../common/without.ts';
import type { WireAddress, WireConsents, WireCustomer, WireSentAddress } from '../common/wireTypes.ts';

/** The customer fields that a client can change; null removes a value. */
export interface ChangedCustomer {
  salutation?: WireCustomer['salutation'];
  first_name?: string;
  last_name?: string;
  billing_address?: WireSentAddress;
  academic_title?: string | null;
  email?: string | null;
  date_of_birth?: string | null;
  phone_numbers?: WireCustomer['phone_numbers'];
  origin?: string | null;
  origin_country?: WireCustomer['origin_country'] | null;
  consents?: Partial<WireConsents> | null;
  data_protection?: boolean | null;
  reception?: string | null;
}

export interface NewCustomer extends ChangedCustomer {
  salutation: WireCustomer['salutation'];
  first_name: string;
  last_name: string;
  billing_address: WireSentAddress;
  delivery_addresses?: WireSentAddress[];
  skip_double_check?: boolean;
}

function takeAway(customer: WireCustomer, { academic_title, email, date_of_birth, reception }: ChangedCustomer): void {
  if (academic_title === null) delete customer.academic_title;
  if (email === null) delete customer.email;
  if (date_of_birth === null) delete customer.date_of_birth;
  if (reception === null) delete customer.reception;
}

/** Replaces all fields of an address except ids, kind and `is_default`. */
function replacedAddress(customer: WireCustomer, old: WireAddress, sent: WireSentAddress): WireAddress {
  const { id, kind, external_address_id, is_default } = old;
  return storedAddress(
    customer,
    { is_default, ...withoutEmpty<WireAddress>(sent) },
    { id, kind, ...(external_address_id === undefined ? {} : { external_address_id }) },
  );
}

export function replaceAddress(customer: WireCustomer, id: string, sent: WireSentAddress): WireAddress | undefined {
  if (customer.billing_address.id === id) {
    customer.billing_address = replacedAddress(customer, customer.billing_address, sent);
    return customer.billing_address;
  }
  const place = customer.delivery_addresses.findIndex((address) => address.id === id);
  const old = customer.delivery_addresses[place];
  if (!old) return undefined;
  const replaced = replacedAddress(customer, old, sent);
  customer.delivery_addresses[place] = replaced;
  return replaced;
}

export function addDeliveryAddress(db: Db, customer: WireCustomer, sent: WireSentAddress): WireAddress {
  const address = storedAddress(customer, sent, {
    id: newAddressId(db),
    kind: 'DELIVERY',
    external_address_id: `8${db.random.digits(7)}`,
  });
  customer.delivery_addresses.push(address);
  return address;
}

export function changeCustomer(customer: WireCustomer, changes: ChangedCustomer): WireCustomer {
  const { billing_address: home, consents, ...fields } = changes;
  Object.assign(customer, withoutEmpty<WireCustomer>(fields));
  takeAway(customer, fields);
  Object.assign(customer.consents, withoutEmpty<WireConsents>(consents ?? {}));
  const { salutation, first_name, last_name, billing_address } = customer;
  customer.billing_address = home
    ? replacedAddress(customer, billing_address, home)
    : { ...billing_address, salutation, first_name, last_name };
  return customer;
}

export function createCustomer(db: Db, sent: NewCustomer): WireCustomer {
  const number = nextCustomerNumber(db);
  const { delivery_addresses: places = [], skip_double_check: _skipped, ...fields } = sent;
  const customer = changeCustomer(newCustomerRecord(number, sent, sent.billing_address), fields);
  for (const place of places) addDeliveryAddress(db, customer, place);
  db.customers.set(number, customer);
  return customer;
}
