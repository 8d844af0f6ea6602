import type { WireCustomer } from '../db/common/wireTypes.ts';
import { aWireAddress } from './aWireAddress.ts';

/** A customer without restrictions or special cases: Erika Musterfrau from Cologne. */
export function aWireCustomer(overrides: Partial<WireCustomer> = {}): WireCustomer {
  return {
    id: 'customer-0123456',
    external_customer_id: '0123456',
    salutation: 'MS',
    first_name: 'Erika',
    last_name: 'Musterfrau',
    email: 'erika.musterfrau@example.com',
    date_of_birth: '1964-08-12',
    phone_numbers: [
      { phone_number_type: 'PRIVATE', value: '022112345678' },
      { phone_number_type: 'MOBILE', value: '015112345678' },
    ],
    billing_address: aWireAddress({
      id: 'address-0123456-0',
      kind: 'BILLING',
      is_default: true,
      from_invoice_address: true,
    }),
    delivery_addresses: [],
    origin: 'TELE',
    origin_country: 'DE',
    type: 'REGULAR',
    locked: false,
    is_light_user: false,
    is_hello_user: false,
    consents: {
      email_newsletter: true,
      export_dhl_email: true,
      printed_advertising: true,
      phone_market_research: 'NOT_ALLOWED',
      email_market_research: 'ALLOWED',
    },
    data_protection: true,
    reception: 'DIGITAL_SATELLITE_HD',
    indicators: { blocks: [], dunning_level: 0, address_category: 0 },
    allow_upsells: true,
    is_create_delivery_address_allowed: true,
    ...overrides,
  };
}
