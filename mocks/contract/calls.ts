import * as addressCheckCalls from './addressCheckCalls.ts';
import * as basketCalls from './basketCalls.ts';
import * as callCentreCalls from './callCentreCalls.ts';
import * as customerCalls from './customerCalls.ts';
import * as customerPreferenceCalls from './customerPreferenceCalls.ts';
import * as customerSearchCalls from './customerSearchCalls.ts';
import * as orderCalls from './orderCalls.ts';
import * as otherCalls from './otherCalls.ts';
import * as pinCalls from './pinCalls.ts';
import * as productCalls from './productCalls.ts';
import type { AnyContractCall } from './contractCall.ts';

/** All calls that the stand-in answers; tests are generated from this list. */
export const calls: readonly AnyContractCall[] = [
  basketCalls,
  productCalls,
  customerCalls,
  customerSearchCalls,
  customerPreferenceCalls,
  pinCalls,
  addressCheckCalls,
  callCentreCalls,
  orderCalls,
  otherCalls,
].flatMap((group) => Object.values<AnyContractCall>({ ...group }));

/** The address of a call under a service's base, with the country where the service has one per country. */
export function addressOf(
  call: Pick<AnyContractCall, 'service' | 'perCountry'>,
  path: string,
  country: 'de' | 'at' | 'ch' = 'de',
): string {
  return `/services/${call.service}${call.perCountry ? `/${country}` : ''}${path}`;
}
