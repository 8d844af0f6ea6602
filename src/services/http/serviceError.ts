import { isAxiosError, isCancel } from 'axios';
import { limits } from '~config/limits';

/**
 * How a request ended without a usable answer: `problem` = answered with an error status; `network` = no answer;
 * `malformed` = an answer that is no JSON or lacks what the caller needs; `signedOut` = refused and not renewable.
 */
export type ServiceErrorKind = 'problem' | 'network' | 'timeout' | 'cancelled' | 'malformed' | 'signedOut';

/** The request that failed; the query is left out because it may carry an e-mail address. */
export interface RequestInfo {
  readonly service: string;
  readonly method: string;
  readonly path: string;
}

interface ServiceErrorFacts {
  readonly kind: ServiceErrorKind;
  readonly status?: number | null;
  /** The camelCased answer, if any. */
  readonly body?: unknown;
  readonly correlationId?: string;
  readonly requestInfo?: RequestInfo | null;
  /** What did not fit: paths and reasons, never values. */
  readonly reason?: string;
}

/**
 * The error of a request that failed unexpectedly (CONTRACT 3). It contains neither the request's headers nor the library's error, so no
 * token can travel with it into a log.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  /** HTTP status; null when nothing was answered. */
  readonly status: number | null;
  /** The problem's `key`, else the last path segment of its `type`, else its title. */
  readonly code: string | null;
  readonly title: string | null;
  /** Text of the server, at most 300 characters, without control and bidi characters. */
  readonly detail: string | null;
  /** The whole problem document in camelCase, for `offer`, `details`, `failedAttempts` and the like. */
  readonly body: unknown;
  readonly correlationId: string;
  readonly requestInfo: RequestInfo | null;

  constructor(facts: ServiceErrorFacts) {
    const document = problemDocument(facts.body);
    const code = problemCode(document);
    super(messageOf(facts, code));
    this.kind = facts.kind;
    this.status = facts.status ?? null;
    this.code = code;
    this.title = cleanText(document['title']);
    this.detail = cleanText(document['detail']);
    this.body = facts.body ?? null;
    this.correlationId = facts.correlationId ?? '';
    this.requestInfo = facts.requestInfo ?? null;
  }
}

/** Converts any thrown value to a ServiceError; one that no request threw becomes `malformed`. */
export function toServiceError(
  thrown: unknown,
  requestInfo: RequestInfo | null = null,
  correlationId = '',
): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  return new ServiceError({ ...kindOf(thrown), requestInfo, correlationId });
}

function kindOf(thrown: unknown): { kind: ServiceErrorKind; status?: number; body?: unknown; reason?: string } {
  if (isCancel(thrown) || (thrown instanceof DOMException && thrown.name === 'AbortError'))
    return { kind: 'cancelled' };
  if (!isAxiosError<unknown>(thrown)) {
    return { kind: 'malformed', reason: reasonOf(thrown) };
  }
  if (thrown.response) return { kind: 'problem', status: thrown.response.status, body: thrown.response.data };
  // A request broken off by the browser (ECONNABORTED) may have reached the server: it counts as network, not as cancelled.
  return { kind: thrown.code === 'ETIMEDOUT' ? 'timeout' : 'network' };
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  // The message of a SyntaxError quotes the text that could not be parsed, which may be personal.
  return thrown instanceof SyntaxError ? thrown.name : `${thrown.name}: ${thrown.message}`;
}

function problemDocument(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

function problemCode(document: Readonly<Record<string, unknown>>): string | null {
  return (
    cleanText(document['key']) ??
    lastSegment(document['type']) ??
    // OAuth's form of a refusal (RFC 6749 §5.2): {"error": "invalid_grant"}.
    cleanText(document['error']) ??
    cleanText(document['title'])
  );
}

function lastSegment(type: unknown): string | null {
  const text = cleanText(type);
  // RFC 9457: about:blank says "nothing beyond the status".
  if (text === null || text === 'about:blank') return null;
  return text.split('/').findLast((segment) => segment !== '') ?? null;
}

/** A server's text for display or log: one line, at most 300 characters, no control, bidi or other invisible characters. */
export function cleanText(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  // Cut first: a megabyte of text need not run through the expressions; the surplus allows for what is removed.
  const cleaned = text
    .slice(0, limits.serverDetailLength * 4)
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, limits.serverDetailLength)
    // Halves of a pair, cut here or there.
    .replace(/\p{Cs}/gu, '');
  return cleaned === '' ? null : cleaned;
}

/**
 * A problem's code as far as it may stand in a log or a message: title, key and type come from outside and can carry names,
 * birth dates and bank details (QUALITY Found by trying), which no code looks like.
 */
export function loggableCode(code: string | null): string | null {
  return code !== null && /^[\w.-]{1,60}$/.test(code) ? code : null;
}

function messageOf(facts: ServiceErrorFacts, code: string | null): string {
  const request = facts.requestInfo
    ? `${facts.requestInfo.method} ${facts.requestInfo.service} ${facts.requestInfo.path}`
    : 'request';
  const parts = [facts.kind, facts.status, loggableCode(code), facts.reason].filter(
    (part) => part !== null && part !== undefined,
  );
  return `${request}: ${parts.join(' ')}`;
}
