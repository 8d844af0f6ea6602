import { ServiceError } from './serviceError';

/** True for a 4xx, after which nothing was changed; a 408 leaves the outcome open. */
export function isRefusal({ status }: ServiceError): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 408;
}

/** True where a change may have been made all the same: an error of the service, or no readable answer. */
export function isOpenOutcome(error: unknown): boolean {
  return error instanceof ServiceError && error.kind !== 'signedOut' && !isRefusal(error);
}
