import type { WireCustomerInfo } from './wireOrderTypes.ts';
import type { WireSentAddress } from '../common/wireTypes.ts';

/** The billing address inside the customer of an order. */
export function homeOf({ street, street_number, zip_code, city, country_code }: WireCustomerInfo): WireSentAddress {
  return { type: 'POSTAL', street, street_number, zip_code, city, country_code };
}
