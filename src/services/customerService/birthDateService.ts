import * as v from 'valibot';
import type { BirthDateCheck } from '~/domain/customer/birthDate';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';

const WireBirthDateCheck = v.object({ matches: v.boolean() });

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
    const { matches } = await request(
      {
        service: 'customer',
        method: 'GET',
        path: `/private/birthdate-check/${encodeURIComponent(customerNumber)}`,
        query: { date_of_birth: birthDate },
        ...(signal && { signal }),
      },
      WireBirthDateCheck,
    );
    return matches ? 'matches' : 'differs';
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return 'customerNotFound';
    throw error;
  }
}
