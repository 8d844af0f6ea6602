import type { Country } from '~/domain/common/country';
import { urlPart } from '~/domain/common/urlPart';
import { requestNothing } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';

/**
 * `DELETE /basket/{basketId}` in the country in which the basket was opened; resolves also when it does not exist any more.
 */
export async function deleteBasket(basketId: string, country: Country): Promise<void> {
  try {
    const path = `/basket/${urlPart(basketId)}`;
    await requestNothing({ service: 'basket', method: 'DELETE', path, country });
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 404)) throw error;
  }
}
