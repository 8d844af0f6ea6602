import { isRefusal } from './refusal';
import { ServiceError } from './serviceError';

/**
 * The service's refusal, or `unknown`: an error of the service or a lost response, after which the outcome is looked up before
 * anything is repeated (QUALITY 9). `detail`: what the service says.
 */
export type FailedChange =
  | { readonly kind: 'refused'; readonly detail: string | null }
  | { readonly kind: 'unknown'; readonly detail: string | null };

/** What the failure of a request that changes something means. @throws ServiceError when the agent is signed out. */
export function failedChange(error: unknown): FailedChange {
  // A sign-out is no unknown outcome: the service has not accepted the request.
  if (!(error instanceof ServiceError) || error.kind === 'signedOut') throw error;
  return { kind: isRefusal(error) ? 'refused' : 'unknown', detail: error.detail };
}
