import { answerDifferences, requestDifferences, type Difference } from '../mocks/contract/differences.ts';
import type { AnyOperation } from '../mocks/contract/defineOperation.ts';
import { operations } from '../mocks/contract/operations.ts';

/** The parts of a HAR 1.2 file that are read. */
export interface Recording {
  readonly log: { readonly entries: readonly Entry[] };
}

interface Entry {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly { readonly name: string; readonly value: string }[];
    readonly postData?: { readonly text?: string };
  };
  readonly response: {
    readonly status: number;
    readonly content: { readonly text?: string; readonly encoding?: string };
    /** Why the browser did not receive the whole answer; written by Playwright. */
    readonly _failureText?: string;
    /** The same, written by Chrome. */
    readonly _error?: string;
  };
}

export interface Report {
  /** How many exchanges with a known operation were compared. */
  readonly compared: number;
  /** Their operations, by name. */
  readonly seen: readonly string[];
  /** Each difference once, as a line; no line has a value of a request or an answer but codes. */
  readonly differences: readonly string[];
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/** How many segments at the end of the address the operation's path names literally; -1 where it does not fit. */
function fit({ method, path }: AnyOperation, entry: Entry): number {
  const named = segmentsOf(path);
  const sent = segmentsOf(new URL(entry.request.url).pathname).slice(-named.length);
  if (method !== entry.request.method || named.length === 0 || sent.length < named.length) return -1;
  const literal = named.filter((segment) => !segment.startsWith(':'));
  const fits = named.every((segment, index) => segment.startsWith(':') || segment === sent[index]);
  return fits ? literal.length : -1;
}

/** The base addresses of an installation are not known here: the end of the address decides, the most literal path first. */
function operationOf(entry: Entry): AnyOperation | undefined {
  const fitting = operations
    .map((operation) => ({ operation, literal: fit(operation, entry) }))
    .filter(({ literal }) => literal > 0)
    .sort((one, other) => other.literal - one.literal);
  return fitting[0]?.operation;
}

/** A request of the application carries its correlation id; the others of a recording are pages and files. */
const isOurs = ({ request }: Entry): boolean =>
  request.headers.some(({ name }) => name.toLowerCase() === 'x-correlation-id') && request.method !== 'OPTIONS';

/** An address without what could name a person: no host, no query, and no segment with a digit. */
function maskedPath(url: string): string {
  const segments = segmentsOf(new URL(url).pathname);
  return `/${segments.map((segment) => (/^[a-z][a-z_-]*$/i.test(segment) ? segment : '{…}')).join('/')}`;
}

/** A code is printed, anything else that stands in its place may be about a person. */
const maskedMember = (found: string): string => (/^[A-Za-z]+(?:[_-][A-Za-z0-9]+)*$/.test(found) ? found : '…');

type Content =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'other' };

function contentOf(text: string | undefined, encoding?: string): Content {
  const content = encoding === 'base64' ? Buffer.from(text ?? '', 'base64').toString('utf8') : (text ?? '');
  if (content.trim() === '') return { kind: 'none' };
  try {
    return { kind: 'json', value: JSON.parse(content) as unknown };
  } catch {
    return { kind: 'other' };
  }
}

const lineOf = (name: string, part: string, { kind, path, found }: Difference): string =>
  [name, part, kind, path, found === '' ? '' : maskedMember(found)].filter((text) => text !== '').join(' · ');

function ofRequest({ name, bodySchema }: AnyOperation, { request }: Entry): readonly string[] {
  const content = contentOf(request.postData?.text);
  if (bodySchema === undefined)
    return content.kind === 'none' ? [] : [`${name} · request · content where there is none`];
  if (content.kind !== 'json') return [`${name} · request · no JSON`];
  return requestDifferences(bodySchema, content.value).map((difference) => lineOf(name, 'request', difference));
}

function ofAnswer({ name, answer }: AnyOperation, { response }: Entry): readonly string[] {
  const { status } = response;
  // Cancelled by the application or never answered (browsers write 0 or -1), or cancelled before the whole body was received.
  const isCancelled = status <= 0 || response._failureText !== undefined || response._error !== undefined;
  if (isCancelled || answer.kind === 'binary') return [];
  const content = contentOf(response.content.text, response.content.encoding);
  if (status >= 400) {
    const isProblem = content.kind === 'json' && typeof content.value === 'object' && content.value !== null;
    return isProblem ? [] : [`${name} · answer ${String(status)} · no problem document`];
  }
  if (content.kind === 'other') return answer.kind === 'unnamed' ? [] : [`${name} · answer · no JSON`];
  const value = content.kind === 'json' ? content.value : undefined;
  return answerDifferences(answer, value).map((difference) => lineOf(name, 'answer', difference));
}

/** Holds the exchanges of a recording against the contract. */
export function compareRecording({ log }: Recording): Report {
  const found = log.entries.map((entry) => ({ entry, operation: operationOf(entry) }));
  const known = found.flatMap(({ entry, operation }) =>
    operation !== undefined && (isOurs(entry) || !operation.business) ? [{ entry, operation }] : [],
  );
  const unknown = found.flatMap(({ entry, operation }) =>
    operation === undefined && isOurs(entry)
      ? [`unknown operation · ${entry.request.method} ${maskedPath(entry.request.url)}`]
      : [],
  );
  const lines = known.flatMap(({ entry, operation }) => [
    ...ofRequest(operation, entry),
    ...ofAnswer(operation, entry),
  ]);
  return {
    compared: known.length,
    seen: [...new Set(known.map(({ operation }) => operation.name))].sort(),
    differences: [...new Set([...unknown, ...lines])].sort(),
  };
}

/** Reads a HAR file's content; null where it is none. */
export function readRecording(text: string): Recording | null {
  const content = contentOf(text);
  if (content.kind !== 'json') return null;
  const { log } = Object(content.value) as { log?: { entries?: unknown } };
  return Array.isArray(log?.entries) ? { log: { entries: log.entries as readonly Entry[] } } : null;
}
