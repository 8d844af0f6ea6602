import { handledOperations } from '../handlers/handlers.ts';
import type { AnyOperation } from './defineOperation.ts';

/** All operations that the stand-in serves, by name; tests are generated from this list. */
export const operations: readonly AnyOperation[] = handledOperations
  .map(({ operation }) => operation)
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** The address of an operation under a service's base, with the country where the service has one per country. */
export function addressOf(
  operation: Pick<AnyOperation, 'service' | 'perCountry'>,
  path: string,
  country: 'de' | 'at' | 'ch' = 'de',
): string {
  return `/services/${operation.service}${operation.perCountry ? `/${country}` : ''}${path}`;
}
