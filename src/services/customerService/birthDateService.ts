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

/**
 * Compares a date of birth, `YYYY-MM-DD`, with that of the customer (`GET /private/birthdate-check/{id}`, DECISIONS 8).
 * @throws ServiceError for every failure but an unknown customer.
 */
export async function checkBirthDate(
  customerNumber: string,
  birthDate: string,
  signal?: AbortSignal,
): Promise<BirthDateCheck> {
  try {
    const matches = await requestOptional(
      {
        service: 'customer',
        method: 'GET',
        path: `/private/birthdate-check/${urlPart(customerNumber)}`,
        query: { date_of_birth: birthDate },
        ...(signal && { signal }),
      },
      WireBirthDateCheck,
    );
    return (matches ?? (await isOnFile(customerNumber, birthDate, signal))) ? 'matches' : 'differs';
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return 'customerNotFound';
    throw error;
  }
}

/** For a service that says nothing: whether this is the date of birth of the customer's record. */
async function isOnFile(customerNumber: string, birthDate: string, signal?: AbortSignal): Promise<boolean> {
  const onFile = (await loadCustomer(customerNumber, signal))?.dateOfBirth ?? null;
  if (onFile === null) throw new ServiceError({ kind: 'malformed', reason: 'no answer to the date of birth' });
  return onFile === birthDate;
}
