import type { ServiceError } from './serviceError';

/** True for a 4xx, after which nothing was changed; a 408 leaves the outcome open. */
export function isRefusal({ status }: ServiceError): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 408;
}
