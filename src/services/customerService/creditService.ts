import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
import { urlPart } from '~/domain/common/urlPart';
import type { CreditStanding } from '~/domain/customer/creditStanding';
import { knownBlocks } from '~/domain/customer/customerNotes';
import { requestFound } from '../http/httpClient';
import { optionalRestriction } from '../http/restrictionWire';
import { shownAmount } from '../http/wireFigures';
import { id, numeric, wholeListOf } from '../http/wireValues';

const WireCreditStanding = v.object({
  // Required: a missing list of blocks must not be shown as a customer without blocks.
  blocks: wholeListOf(
    v.pipe(
      id,
      v.transform((sent) => memberOf(knownBlocks, sent) ?? sent),
    ),
  ),
  dunningLevel: numeric,
  creditLimit: shownAmount,
  openAmount: shownAmount,
  orderRestriction: optionalRestriction,
});

/** `GET /private/customers/{id}/credit-standing`; null where the service knows no such customer, or no such call. */
export async function loadCreditStanding(
  externalCustomerId: string,
  signal?: AbortSignal,
): Promise<CreditStanding | null> {
  const standing = await requestFound(
    {
      service: 'customer',
      method: 'GET',
      path: `/private/customers/${urlPart(externalCustomerId)}/credit-standing`,
      signal,
    },
    WireCreditStanding,
    null,
  );
  return standing === null ? null : { ...standing, source: 'service' };
}
