import * as v from 'valibot';
import { urlPart } from '~/domain/common/urlPart';
import type { BirthDateCheck } from '~/domain/customer/birthDate';
import { requestOptional } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { emptyAnswer } from '../http/wireFigures';
import { flag } from '../http/wireValues';
import { loadCustomer } from './customerService';

/** The answer is an assumption: true or false, by itself or as `matches`. */
const WireBirthDateCheck = v.union([
  flag,
  v.pipe(
    v.object({ matches: flag }),
    v.transform((sent) => sent.matches),
  ),
  v.pipe(
    emptyAnswer,
    v.transform(() => null),
  ),
]);

/** How a service answers a call that it does not have: the requirement names this one without its path. */
const unknownCall: readonly (number | null)[] = [404, 405, 501];

/**
 * Compares a date of birth, `YYYY-MM-DD`, with that of the customer (`GET /private/birthdate-check/{id}`, DECISIONS 8); with the customer's
 * record where the service says nothing.
 * @throws ServiceError for every failure but an unknown customer.
 */
export async function checkBirthDate(
  customerNumber: string,
  birthDate: string,
  signal?: AbortSignal,
): Promise<BirthDateCheck> {
  const matches = await askService(customerNumber, birthDate, signal);
  if (matches !== null) return matches ? 'matches' : 'differs';
  const customer = await loadCustomer(customerNumber, signal);
  if (customer === null) return 'customerNotFound';
  if (customer.dateOfBirth === null)
    throw new ServiceError({ kind: 'malformed', reason: 'no answer to the date of birth' });
  return customer.dateOfBirth === birthDate ? 'matches' : 'differs';
}

/** Null where the service says nothing, or does not have the customer or the call. */
async function askService(customerNumber: string, birthDate: string, signal?: AbortSignal): Promise<boolean | null> {
  try {
    return await requestOptional(
      {
        service: 'customer',
        method: 'GET',
        path: `/private/birthdate-check/${urlPart(customerNumber)}`,
        query: { date_of_birth: birthDate },
        signal,
      },
      WireBirthDateCheck,
    );
  } catch (error) {
    if (error instanceof ServiceError && unknownCall.includes(error.status)) return null;
    throw error;
  }
}
