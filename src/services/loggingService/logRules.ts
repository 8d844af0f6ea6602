import { failureReasonOf } from '../http/failureReason';
import { loggableCode, ServiceError } from '../http/serviceError';

export type LogLevel = 'info' | 'warning' | 'error' | 'severe';

/** The messages of browsers and Vite about a file that is gone. */
const chunkMissing = /dynamically imported module|preload CSS/;

const unloggedStatus: ReadonlySet<number | null> = new Set([401, 404]);
const unloggedCodes: ReadonlySet<string> = new Set(['invalid_grant', 'next_order_date_already_processed']);

/**
 * At which level a failure is logged, null: not at all (REQ A12.3, A12.4). Not logged: 401 and `invalid_grant`, what was not
 * found, address suggestions, a ring template letter already sent, a delivery of a subscription that was processed meanwhile,
 * requests cancelled by the application itself.
 */
export function levelOf(failure: unknown): LogLevel | null {
  // Anything but a failed request is a programming error, or a chunk that a deployment removed (QUALITY 12).
  if (!(failure instanceof ServiceError)) return chunkMissing.test(String(failure)) ? 'warning' : 'severe';
  const { kind, status, code, requestInfo } = failure;
  if (kind === 'cancelled' || kind === 'signedOut' || unloggedStatus.has(status)) return null;
  // A `key` may hold the whole path of the code.
  if (unloggedCodes.has(code?.split('/').at(-1) ?? '')) return null;
  const path = requestInfo?.path ?? '';
  if (requestInfo?.service === 'addressCheck' && path.includes('suggestions')) return null;
  if (path === '/ringstemplate-send' && status === 409) return null;
  if (kind === 'malformed') return 'severe';
  // A matter of the agent or the network, not of the operators.
  if (kind === 'network' || kind === 'timeout') return 'warning';
  return status !== null && status < 500 ? 'warning' : 'error';
}

const reported = new WeakSet();

/** False from the second report on: the client reports a failed request, and so may the code that catches it. */
export function isReportedFirst(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null) return true;
  if (reported.has(failure)) return false;
  reported.add(failure);
  return true;
}

/** The details of a failed request for a log: never the server's text or body, which may be personal. */
export function failureDetails(failure: unknown): Readonly<Record<string, unknown>> {
  if (!(failure instanceof ServiceError)) return { failure };
  const { kind, status, code, requestInfo, correlationId } = failure;
  const reason = failureReasonOf(failure);
  return { kind, status, reason, code: loggableCode(code), call: requestInfo, correlationId };
}
