import { limits } from '~config/limits';

/**
 * How a request failed: `problem` = a response with an error status; `network` = no response; `malformed` = a response that is
 * no JSON or does not fit its schema; `signedOut` = refused and not renewable.
 */
export type ServiceErrorKind = 'problem' | 'network' | 'timeout' | 'cancelled' | 'malformed' | 'signedOut';

/** The request a failure belongs to; the query is left out because it may carry an e-mail address. */
export interface RequestInfo {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  /** It changes something: it is no read, check or calculation. */
  readonly isChange?: boolean;
}

interface ServiceErrorFacts {
  readonly kind: ServiceErrorKind;
  readonly status?: number | null;
  /** The camelCased response, if any. */
  readonly body?: unknown;
  readonly correlationId?: string;
  /** The header `Retry-After`. */
  readonly retryAfter?: string | undefined;
  readonly requestInfo?: RequestInfo | null;
  /** What did not fit: paths and reasons, never values. */
  readonly reason?: string;
}

/**
 * A failed request (CONTRACT 3). It holds neither the request's headers nor the library's error, so that no token can reach a
 * log.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** What names the problem, most telling first: the last path segments of its `key` and its `type`, its `code`, its title. */
  readonly codes: readonly string[];
  readonly title: string | null;
  /** Text of the server, at most 300 characters, without control and bidi characters. */
  readonly detail: string | null;
  /** The whole problem document in camelCase, for `offer`, `details`, `failedAttempts` and the like. */
  readonly body: unknown;
  readonly correlationId: string;
  readonly requestInfo: RequestInfo | null;
  /** The header `Retry-After` as it was sent; null without one. */
  readonly retryAfter: string | null;

  constructor(facts: ServiceErrorFacts) {
    const document = problemDocument(facts.body);
    const codes = problemCodes(document);
    super(messageOf(facts, codes[0] ?? null));
    this.kind = facts.kind;
    this.status = facts.status ?? null;
    this.codes = codes;
    this.title = cleanText(document['title']);
    this.detail = cleanText(document['detail']);
    this.body = facts.body ?? null;
    this.correlationId = facts.correlationId ?? '';
    this.requestInfo = facts.requestInfo ?? null;
    this.retryAfter = facts.retryAfter ?? null;
  }

  get code(): string | null {
    return this.codes[0] ?? null;
  }
}

/** Converts any thrown value to a ServiceError; what is no failed or cancelled request becomes `malformed`. */
export function toServiceError(
  thrown: unknown,
  requestInfo: RequestInfo | null = null,
  correlationId = '',
): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  return new ServiceError({ ...kindOf(thrown), requestInfo, correlationId });
}

function kindOf(thrown: unknown): { kind: ServiceErrorKind; reason?: string } {
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return { kind: 'cancelled' };
  return { kind: 'malformed', reason: reasonOf(thrown) };
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  // A SyntaxError's message quotes the text that could not be parsed.
  return thrown instanceof SyntaxError ? thrown.name : `${thrown.name}: ${thrown.message}`;
}

type Document = Readonly<Record<string, unknown>>;

/** The problem, which may be the first of a list: `{errors: [{key, detail}]}`. */
function problemDocument(body: unknown): Document {
  if (typeof body !== 'object' || body === null) return {};
  const document: Document = { ...body };
  const errors = Array.isArray(body) ? body : document['errors'];
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  if (typeof first === 'string') return { detail: first, ...document };
  return typeof first === 'object' && first !== null ? { ...first, ...document } : document;
}

function problemCodes({ key, type, code, error, title }: Document): readonly string[] {
  // `error` is OAuth's form of a refusal (RFC 6749 §5.2): {"error": "invalid_grant"}.
  const named = [lastSegment(key), lastSegment(type), cleanText(code), cleanText(error), cleanText(title)];
  return named.filter((each) => each !== null);
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
  // Cut first, so that a megabyte of text costs little; the surplus makes up for what is removed.
  const cleaned = text
    .slice(0, limits.serverDetailLength * 4)
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, limits.serverDetailLength)
    // Surrogates whose other half was cut off.
    .replace(/\p{Cs}/gu, '');
  return cleaned === '' ? null : cleaned;
}

/**
 * The code if it is safe for a log or a message, else null: title, key and type come from outside and can contain names, birth
 * dates and bank details (QUALITY Found by trying), which do not have the form of a code.
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
