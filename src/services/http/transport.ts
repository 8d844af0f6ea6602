import axios from 'axios';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { limits } from '~config/limits';
import { noteNetworkFailure, emitSlowRequest } from './httpEvents';
import { camelizeKeys, decamelizeKeys } from './keyConversion';
import { learnServiceTime } from './serviceClock';
import { ServiceError, toServiceError } from './serviceError';
import type { RequestInfo } from './serviceError';

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
}

export interface Answer {
  readonly status: number;
  /** Converted JSON, ArrayBuffer, or null for an empty body. */
  readonly body: unknown;
  header(name: string): string | undefined;
}

const client = axios.create({
  transitional: { clarifyTimeoutError: true },
  withXSRFToken: false,
  // Bodies are read below: the library takes an HTML page or truncated JSON with status 200 for a success, and loses the
  // status of an error whose body is no JSON.
  transformResponse: [(data: unknown) => data],
});

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
  let response: AxiosResponse<unknown>;
  try {
    response = await client.request<unknown>(configOf(exchange));
  } catch (thrown) {
    if (!axios.isAxiosError<unknown>(thrown) || !thrown.response) throw thrown;
    refuseForeignOrigin(exchange, thrown.response);
    learnTime(thrown.response, sentAt);
    throw problem(exchange, thrown.response);
  }
  refuseForeignOrigin(exchange, response);
  learnTime(response, sentAt);
  return {
    status: response.status,
    body: successBody(exchange, response),
    header: (name) => headerOf(response, name),
  };
}

function configOf({
  requestInfo,
  url,
  headers,
  query,
  body,
  signal,
  timeout,
  convert,
  answer,
}: Exchange): AxiosRequestConfig {
  return {
    url,
    method: requestInfo.method,
    headers,
    timeout,
    responseType: answer === 'binary' ? 'arraybuffer' : 'text',
    ...(body === undefined ? {} : { data: payload(body, convert) }),
    ...(query === undefined ? {} : { params: query }),
    ...(signal === undefined ? {} : { signal }),
  };
}

function payload(body: unknown, convert: boolean): unknown {
  return convert ? decamelizeKeys(body) : body;
}

function successBody(exchange: Exchange, response: AxiosResponse<unknown>): unknown {
  if (exchange.answer === 'binary') return response.data;
  // The response of a logging service is not used.
  if (exchange.answer === 'nothing' && exchange.quiet) return null;
  const text = textOf(response.data);
  // A service that has done what it was asked to may say so in a word. A proxy's page with status 200 is no success.
  if (exchange.answer !== 'json' && isPlainWord(text)) return exchange.answer === 'nothing' ? null : text.trim();
  try {
    const body = readJson(text, exchange.convert);
    return exchange.answer === 'nothing' ? null : body;
  } catch (thrown) {
    const reason = thrown instanceof SyntaxError ? 'no JSON' : 'unusable JSON';
    throw new ServiceError({ ...base(exchange), kind: 'malformed', status: response.status, reason });
  }
}

function problem(exchange: Exchange, response: AxiosResponse<unknown>): ServiceError {
  let body: unknown = null;
  try {
    body = readJson(textOf(response.data), exchange.convert);
  } catch {
    // An error page of a proxy: the status suffices.
  }
  return new ServiceError({ ...base(exchange), kind: 'problem', status: response.status, body });
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

function textOf(data: unknown): string {
  if (typeof data === 'string') return data;
  return isBuffer(data) ? new TextDecoder().decode(new Uint8Array(data)) : '';
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
function refuseForeignOrigin(exchange: Exchange, response: AxiosResponse<unknown>): void {
  const request: unknown = response.request;
  const answeredFrom: unknown =
    typeof request === 'object' && request !== null && 'responseURL' in request ? request.responseURL : undefined;
  if (typeof answeredFrom !== 'string' || answeredFrom === '') return;
  const asked = new URL(exchange.url, globalThis.location.href).origin;
  if (new URL(answeredFrom, globalThis.location.href).origin === asked) return;
  throw new ServiceError({ ...base(exchange), kind: 'malformed', status: response.status, reason: 'foreign origin' });
}

function learnTime(response: AxiosResponse<unknown>, sentAt: number): void {
  if (!mayComeFromCache(response)) learnServiceTime(headerOf(response, 'date'), sentAt, Date.now());
}

/** Whether a cache, the browser's included, may have served the response, whose date would be that of its first delivery. */
function mayComeFromCache(response: AxiosResponse<unknown>): boolean {
  if (response.config.method?.toUpperCase() !== 'GET') return false;
  const control = headerOf(response, 'cache-control') ?? '';
  if (/no-store|no-cache|max-age=0/.test(control)) return false;
  return ['cache-control', 'expires', 'last-modified', 'age'].some((name) => headerOf(response, name) !== undefined);
}

function headerOf(response: AxiosResponse<unknown>, name: string): string | undefined {
  const found = Object.entries(response.headers).find(([key]) => key.toLowerCase() === name.toLowerCase());
  return typeof found?.[1] === 'string' ? found[1] : undefined;
}

function base(exchange: Exchange): { requestInfo: RequestInfo; correlationId: string } {
  return { requestInfo: exchange.requestInfo, correlationId: exchange.correlationId };
}
