import { ServiceError } from './serviceError';

/** The service's refusal, or a lost response, after which the outcome is looked up before anything is repeated (QUALITY 9). */
export type FailedChange = { readonly kind: 'refused'; readonly detail: string | null } | { readonly kind: 'unknown' };

/** What the failure of a request that changes something means. @throws ServiceError when the agent is signed out. */
export function failedChange(error: unknown): FailedChange {
  // A sign-out is no unknown outcome: the service has not accepted the request.
  if (!(error instanceof ServiceError) || error.kind === 'signedOut') throw error;
  const { status } = error;
  return status !== null && status >= 400 && status < 500 && status !== 408
    ? { kind: 'refused', detail: error.detail }
    : { kind: 'unknown' };
}
