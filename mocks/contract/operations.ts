import * as addressCheckOperations from './addressCheckOperations.ts';
import * as afterOrderOperations from './afterOrderOperations.ts';
import * as basketOperations from './basketOperations.ts';
import * as callCentreOperations from './callCentreOperations.ts';
import * as customerOperations from './customerOperations.ts';
import * as customerPreferenceOperations from './customerPreferenceOperations.ts';
import * as customerSearchOperations from './customerSearchOperations.ts';
import * as editOrderOperations from './editOrderOperations.ts';
import * as orderOperations from './orderOperations.ts';
import * as otherOperations from './otherOperations.ts';
import * as pinOperations from './pinOperations.ts';
import * as productOperations from './productOperations.ts';
import * as productLinkOperations from './productLinkOperations.ts';
import * as productReportOperations from './productReportOperations.ts';
import * as stockReminderOperations from './stockReminderOperations.ts';
import * as waitlistOperations from './waitlistOperations.ts';
import * as subscriptionOperations from './subscriptionOperations.ts';
import type { AnyOperation } from './defineOperation.ts';

/** All operations that the stand-in serves; tests are generated from this list. */
export const operations: readonly AnyOperation[] = [
  basketOperations,
  productOperations,
  customerOperations,
  customerSearchOperations,
  customerPreferenceOperations,
  pinOperations,
  addressCheckOperations,
  callCentreOperations,
  orderOperations,
  afterOrderOperations,
  editOrderOperations,
  subscriptionOperations,
  productReportOperations,
  productLinkOperations,
  waitlistOperations,
  stockReminderOperations,
  otherOperations,
].flatMap((group) => Object.values<AnyOperation>({ ...group }));

/** The address of an operation under a service's base, with the country where the service has one per country. */
export function addressOf(
  operation: Pick<AnyOperation, 'service' | 'perCountry'>,
  path: string,
  country: 'de' | 'at' | 'ch' = 'de',
): string {
  return `/services/${operation.service}${operation.perCountry ? `/${country}` : ''}${path}`;
}
