import { isRefusal } from './refusal';
import { ServiceError } from './serviceError';

/**
 * The service's refusal, or `unknown`: an error of the service or a lost response, after which the outcome is looked up before
 * anything is repeated (QUALITY 9). `detail`: what the service says; of an unknown outcome null only where it said nothing readable.
 */
export type FailedChange =
  | { readonly kind: 'refused'; readonly detail: string | null }
  | { readonly kind: 'unknown'; readonly detail: string | null };

/** The error that a service answered with, in its words, else by its status and code; null without a readable answer (DECISIONS 240). */
function saidInstead({ kind, status, code, detail }: ServiceError): string | null {
  if (kind !== 'problem' || status === null) return null;
  return detail ?? ['HTTP', status, code].filter((part) => part !== null).join(' ');
}

/** What an order's or an edit's submission that is not refused means: `unavailable` is status 500 or 503, which the agent is told. */
export function openSubmission(error: ServiceError) {
  const isUnavailable = error.status === 500 || error.status === 503;
  return { kind: isUnavailable ? 'unavailable' : 'unknown', detail: saidInstead(error) } as const;
}

/** What the failure of a request that changes something means. @throws ServiceError when the agent is signed out. */
export function failedChange(error: unknown): FailedChange {
  // A sign-out is no unknown outcome: the service has not accepted the request.
  if (!(error instanceof ServiceError) || error.kind === 'signedOut') throw error;
  return isRefusal(error) ? { kind: 'refused', detail: error.detail } : { kind: 'unknown', detail: saidInstead(error) };
}
