import type { WireAddress } from '../db/common/wireTypes.ts';

export function aWireAddress(overrides: Partial<WireAddress> = {}): WireAddress {
  return {
    id: 'address-0123456-1',
    external_address_id: '80123456',
    type: 'POSTAL',
    kind: 'DELIVERY',
    first_name: 'Erika',
    last_name: 'Musterfrau',
    salutation: 'MS',
    street: 'Heidestraße',
    street_number: '17',
    zip_code: '51147',
    city: 'Köln',
    country_code: 'DE',
    is_default: false,
    from_invoice_address: false,
    ...overrides,
  };
}

export function aWirePackstation(overrides: Partial<WireAddress> = {}): WireAddress {
  return aWireAddress({
    id: 'address-packstation',
    type: 'PACKSTATION',
    street: 'Packstation',
    street_number: '145',
    packstation_number: '145',
    post_number: '12345678',
    zip_code: '50667',
    ...overrides,
  });
}
