import * as v from 'valibot';
import { subscriptionLimits } from '~config/limits/subscription';
import { requestRows } from '../http/requestRows';
import { customerNumber, text } from '../http/wireValues';

export interface CustomerName {
  readonly externalCustomerId: string;
  readonly firstName: string;
  readonly lastName: string;
}

const WireName = v.object({
  externalCustomerId: customerNumber,
  firstName: text,
  lastName: text,
});

/** `POST /subscriptions-management/customers-info` (REQ G3.6), at most `subscriptionLimits.customersInfoBatchSize` numbers a request. */
export async function loadCustomerNames(
  externalCustomerIds: readonly string[],
  signal?: AbortSignal,
): Promise<readonly CustomerName[]> {
  const names: CustomerName[] = [];
  for (let first = 0; first < externalCustomerIds.length; first += subscriptionLimits.customersInfoBatchSize) {
    const batch = externalCustomerIds.slice(first, first + subscriptionLimits.customersInfoBatchSize);
    const found = await requestRows(
      {
        service: 'callCentre',
        method: 'POST',
        path: '/subscriptions-management/customers-info',
        body: { externalCustomerIds: batch },
        mutation: false,
        signal,
      },
      'customersInfo',
      WireName,
    );
    names.push(...found);
  }
  return names;
}
