import { limits } from '~config/limits';
import { noteNetworkFailure, emitSlowRequest } from './httpEvents';
import { camelizeKeys, decamelizeKeys } from './keyConversion';
import { whilePageIsOpen } from './pageLife';
import { learnServiceTime } from './serviceClock';
import { ServiceError, toServiceError, type RequestInfo, type ServiceErrorKind } from './serviceError';

/** One HTTP exchange, already addressed and with its headers. */
export interface Exchange {
  /** For errors and logs. */
  readonly requestInfo: RequestInfo;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  readonly convert: boolean;
  /** `optional`: a word in place of JSON is returned as it is. `nothing`: no body is returned. */
  readonly answer: 'json' | 'binary' | 'optional' | 'nothing';
  readonly correlationId: string;
  /** No network notice when it fails and no log entry when it is slow (the logger's own requests). */
  readonly quiet: boolean;
  /** Called with the headers of every response, also of one with an error status. */
  readonly onHeaders?: (headers: Headers) => void;
}

export interface Answer {
  readonly status: number;
  /** Converted JSON, ArrayBuffer, or null for an empty body. */
  readonly body: unknown;
}

interface ReceivedBody {
  readonly status: number;
  readonly data: string | ArrayBuffer;
}

/** Sends once. Resolves for 2xx, throws a ServiceError for everything else. */
export async function send(exchange: Exchange): Promise<Answer> {
  const started = performance.now();
  try {
    return await exchangeOnce(exchange);
  } catch (thrown) {
    const error = toServiceError(thrown, exchange.requestInfo, exchange.correlationId);
    if (error.kind === 'network' && !exchange.quiet) noteNetworkFailure();
    throw error;
  } finally {
    const duration = Math.round(performance.now() - started);
    if (duration > limits.slowRequest && !exchange.quiet) {
      const { service, method, path } = exchange.requestInfo;
      emitSlowRequest({ service, method, path, duration, correlationId: exchange.correlationId });
    }
  }
}

async function exchangeOnce(exchange: Exchange): Promise<Answer> {
  const sentAt = Date.now();
  const { response, data } = await receive(exchange);
  refuseForeignOrigin(exchange, response);
  if (!mayComeFromCache(exchange, response)) learnServiceTime(headerOf(response, 'date'), sentAt, Date.now());
  exchange.onHeaders?.(response.headers);
  const { status } = response;
  if (!response.ok) throw problem(exchange, { status, data }, headerOf(response, 'retry-after'));
  return { status, body: successBody(exchange, { status, data }) };
}

/** Receives the response with its body, whatever its status. Throws a ServiceError where there is none, or no whole one. */
async function receive(exchange: Exchange): Promise<{ response: Response; data: string | ArrayBuffer }> {
  const { signal, timeout, answer } = exchange;
  const timer = new AbortController();
  const request = new Request(addressOf(exchange), {
    method: exchange.requestInfo.method,
    ...contentOf(exchange),
    signal: AbortSignal.any([timer.signal, ...(signal === undefined ? [] : [signal])]),
  });
  const timing = setTimeout(() => timer.abort(), timeout);
  try {
    const response = await fetch(request);
    return { response, data: await (answer === 'binary' ? response.arrayBuffer() : response.text()) };
  } catch {
    await whilePageIsOpen();
    // One that the browser itself has aborted may have reached the server: it counts as network, not as cancelled.
    const kind: ServiceErrorKind =
      signal?.aborted === true ? 'cancelled' : timer.signal.aborted ? 'timeout' : 'network';
    throw new ServiceError({ ...base(exchange), kind });
  } finally {
    clearTimeout(timing);
  }
}

function addressOf({ url, query = {} }: Exchange): URL {
  const address = new URL(url, globalThis.location.href);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.append(name, String(value));
  return address;
}

/** The headers and the body: a form as it is, everything else as JSON. */
function contentOf({ headers, body, convert }: Exchange): Pick<RequestInit, 'headers' | 'body'> {
  const accepted = { Accept: 'application/json, text/plain, */*', ...headers };
  if (body === undefined) return { headers: accepted };
  if (body instanceof URLSearchParams) return { headers: accepted, body };
  return {
    headers: { 'Content-Type': 'application/json', ...accepted },
    body: JSON.stringify(convert ? decamelizeKeys(body) : body),
  };
}

function successBody(exchange: Exchange, { status, data }: ReceivedBody): unknown {
  if (exchange.answer === 'binary') return data;
  // The response of a logging service is not used.
  if (exchange.answer === 'nothing' && exchange.quiet) return null;
  const text = textOf(data);
  // A service that has done what it was asked to may say so in a word. A proxy's page with status 200 is no success.
  if (exchange.answer !== 'json' && isPlainWord(text)) return exchange.answer === 'nothing' ? null : text.trim();
  try {
    const body = readJson(text, exchange.convert);
    return exchange.answer === 'nothing' ? null : body;
  } catch (thrown) {
    const reason = thrown instanceof SyntaxError ? 'no JSON' : 'unusable JSON';
    throw new ServiceError({ ...base(exchange), kind: 'malformed', status, reason });
  }
}

function problem(exchange: Exchange, { status, data }: ReceivedBody, retryAfter: string | undefined): ServiceError {
  let body: unknown = null;
  try {
    body = readJson(textOf(data), exchange.convert);
  } catch {
    // An error page of a proxy: the status suffices.
  }
  return new ServiceError({ ...base(exchange), kind: 'problem', status, body, retryAfter });
}

/** Whether the text is one short line that is neither markup nor JSON: `OK`. */
export function isPlainWord(text: string): boolean {
  return /^\p{L}[\p{L}\d .,!_-]{0,60}$/u.test(text.trim()) && !/^(?:null|true|false)$/.test(text.trim());
}

function readJson(text: string, convert: boolean): unknown {
  if (text.trim() === '') return null;
  const parsed: unknown = JSON.parse(text);
  return convert ? camelizeKeys(parsed) : parsed;
}

function textOf(data: string | ArrayBuffer): string {
  return typeof data === 'string' ? data : new TextDecoder().decode(data);
}

/** Checks by name, not by `instanceof`: the buffers of a test's browser come from another realm. */
export function isBuffer(data: unknown): data is ArrayBuffer {
  return Object.prototype.toString.call(data) === '[object ArrayBuffer]';
}

/**
 * Throws for a response of another origin than the one requested (QUALITY 19): the browser follows redirects by itself and
 * shows only where the response came from. Sending there is prevented by the page's content security policy (`connect-src`
 * names the configured origins and holds for redirects too).
 */
function refuseForeignOrigin(exchange: Exchange, { url, status }: Response): void {
  // Empty where the response does not come from the network.
  if (url === '' || new URL(url).origin === addressOf(exchange).origin) return;
  throw new ServiceError({ ...base(exchange), kind: 'malformed', status, reason: 'foreign origin' });
}

/** Whether a cache, the browser's included, may have served the response, whose date would be that of its first delivery. */
function mayComeFromCache({ requestInfo }: Exchange, response: Response): boolean {
  if (requestInfo.method.toUpperCase() !== 'GET') return false;
  const control = headerOf(response, 'cache-control') ?? '';
  if (/no-store|no-cache|max-age=0/.test(control)) return false;
  return ['cache-control', 'expires', 'last-modified', 'age'].some((name) => response.headers.has(name));
}

function headerOf(response: Response, name: string): string | undefined {
  return response.headers.get(name) ?? undefined;
}

function base(exchange: Exchange): { requestInfo: RequestInfo; correlationId: string } {
  return { requestInfo: exchange.requestInfo, correlationId: exchange.correlationId };
}
