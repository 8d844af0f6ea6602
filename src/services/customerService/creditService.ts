import * as v from 'valibot';
import type { CreditStanding } from '~/domain/customer/creditStanding';
import { optionalAmount } from '../http/commonWire';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';

const WireCreditStanding = v.object({
  // Required: a missing list of blocks must not be shown as a customer without blocks.
  blocks: v.array(v.string()),
  dunningLevel: v.number(),
  creditLimit: optionalAmount,
  openAmount: optionalAmount,
  // A code, or an object with the code as in a customer.
  orderRestriction: v.nullish(
    v.union([
      v.string(),
      v.pipe(
        v.object({ reason: v.string() }),
        v.transform(({ reason }) => reason),
      ),
    ]),
    null,
  ),
});

/** `GET /private/customers/{id}/credit-standing`; null where the service knows no such customer. */
export async function loadCreditStanding(
  externalCustomerId: string,
  signal?: AbortSignal,
): Promise<CreditStanding | null> {
  try {
    return await request(
      {
        service: 'customer',
        method: 'GET',
        path: `/private/customers/${encodeURIComponent(externalCustomerId)}/credit-standing`,
        ...(signal && { signal }),
      },
      WireCreditStanding,
    );
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
