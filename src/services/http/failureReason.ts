import type { FailureReason } from '~/domain/common/failureReason';
import { ServiceError } from './serviceError';

/** Maps a failure of a service: HTTP 400 bad request, 500 service down, anything else unknown (REQ A7.7). */
export function failureReasonOf(error: unknown): FailureReason {
  const status = error instanceof ServiceError ? error.status : null;
  return status === 400 ? 'badRequest' : status === 500 ? 'serviceDown' : 'unknown';
}
