import type { Db } from '../createDb.ts';
import type { WireAddress, WireCustomer, WireSalutation, WireSentAddress } from '../common/wireTypes.ts';
import { withoutEmpty } from '../common/without.ts';

type Named = Pick<WireCustomer, 'salutation' | 'first_name' | 'last_name'>;
export type SentAddressFields = { [Field in keyof WireSentAddress]?: WireSentAddress[Field] | null };

/** The next free customer number; it grows with the number of orders. */
export function nextCustomerNumber(db: Db): string {
  let serial = 90_001 + db.orders.count();
  while (db.customers.has(`01${serial}`)) serial += 1;
  return `01${serial}`;
}

export function newAddressId(db: Db): string {
  return `address-${db.random.digits(10)}`;
}

/** The address as the service stores it; a missing name is filled with the customer's. */
export function storedAddress(
  owner: Named,
  sent: SentAddressFields,
  own: { id: string; kind: WireAddress['kind']; external_address_id?: string },
): WireAddress {
  const { salutation, first_name, last_name } = owner;
  const pickUpPoint = sent.type === 'PACKSTATION' ? 'Packstation' : '';
  return {
    type: 'POSTAL',
    salutation,
    first_name,
    last_name,
    street: pickUpPoint,
    street_number: sent.packstation_number ?? '',
    zip_code: '',
    city: '',
    country_code: 'DE',
    is_default: own.kind === 'BILLING',
    from_invoice_address: own.kind === 'BILLING',
    ...withoutEmpty<WireAddress>(sent),
    ...own,
  };
}

/** A new customer with only a name and a billing address. */
export function newCustomerRecord(number: string, name: Named, home: SentAddressFields): WireCustomer {
  const billing = storedAddress(name, home, {
    id: `address-${number}-0`,
    kind: 'BILLING',
    external_address_id: `8${number}`,
  });
  return {
    id: `customer-${number}`,
    external_customer_id: number,
    salutation: name.salutation,
    first_name: name.first_name,
    last_name: name.last_name,
    phone_numbers: [],
    billing_address: billing,
    delivery_addresses: [],
    origin: 'TELE',
    origin_country: billing.country_code,
    type: 'REGULAR',
    locked: false,
    is_light_user: false,
    is_hello_user: false,
    consents: {
      email_newsletter: false,
      export_dhl_email: false,
      printed_advertising: false,
      phone_market_research: 'NOT_QUERIED',
      email_market_research: 'NOT_QUERIED',
    },
    data_protection: false,
    indicators: { blocks: [], dunning_level: 0, address_category: 0 },
    allow_upsells: true,
    is_create_delivery_address_allowed: true,
  };
}

const SALUTATIONS: readonly WireSalutation[] = ['MR', 'MS', 'COMPANY', 'FAMILY'];

/** Undefined for `MISS`, which offers and orders send for an unknown salutation. */
export function knownSalutation(salutation: string): WireSalutation | undefined {
  return SALUTATIONS.find((known) => known === salutation);
}
