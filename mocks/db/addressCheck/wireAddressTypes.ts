// The wire types of the address check.

import type { WireCountry } from '../common/wireTypes.ts';

export type AddressCheckKind =
  | 'VERIFIED'
  | 'NORMALIZED'
  | 'ABBREVIATION'
  | 'FULL_TITLE'
  | 'CORRECTED'
  | 'DUBIOUS'
  | 'RENAMED'
  | 'WITHOUT'
  | 'EMPTY'
  | 'NOT_FOUND'
  | 'PACKSTATION'
  | 'PARTIALLY';

export interface WireSuggestion {
  street: string;
  street_number: string;
  zip_code: string;
  city: string;
  country_code: WireCountry;
}

export interface WireAddressCheck {
  complete_addresses: (WireSuggestion & { kind: AddressCheckKind })[];
  partial_addresses: (WireSuggestion & { flags: AddressCheckKind[] })[];
}
