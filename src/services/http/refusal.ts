import { ServiceError } from './serviceError';

/** True for a 4xx, after which nothing was changed; a 408 leaves the outcome open. The end of a session refuses nothing that was asked. */
export function isRefusal({ kind, status }: ServiceError): boolean {
  return kind !== 'signedOut' && status !== null && status >= 400 && status < 500 && status !== 408;
}

/** True where the session had ended: the service has not accepted what was asked. */
export function isSignedOut(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.kind === 'signedOut';
}

/** True where the session had ended when a change was asked for, which is not made; a look-up that ended so says nothing of its change. */
export function isNotMade(error: unknown): boolean {
  return isSignedOut(error) && error.requestInfo?.isChange === true;
}

/** True where a change may have been made all the same: an error of the service, or no readable answer. */
export function isOpenOutcome(error: unknown): boolean {
  return error instanceof ServiceError && !isSignedOut(error) && !isRefusal(error);
}
