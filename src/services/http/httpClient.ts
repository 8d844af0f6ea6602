import * as v from 'valibot';
import { endpoints } from '~config/endpoints';
import type { ServiceEndpoint, ServiceName } from '~config/endpoints';
import { headers as headerNames } from '~config/headers';
import { limits } from '~config/limits';
import { defaultCountry } from '~/domain/common/country';
import type { Country } from '~/domain/common/country';
import { reportingFailure } from './httpEvents';
import { requestHeaders } from './requestHeaders';
import { isNewVersion } from './serverVersions';
import { ServiceError, type RequestInfo } from './serviceError';
import { whilePending } from './pendingRequests';
import { currentToken, renewedToken, reportRefused } from './tokenGate';
import type { RequestToken } from './tokenGate';
import { isBuffer, isPlainWord, send } from './transport';
import type { Answer, Exchange } from './transport';
import { readAnswer } from './readAnswer';

/** A request to one of the services (CONTRACT 1, 2, 3). */
export interface HttpRequest {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Begins with `/`, or is empty for the base address itself; parts from outside go through `urlPart`. */
  readonly path: string;
  /** Spelled as on the wire, never converted; undefined ones are left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** In camelCase; sent as JSON in snake_case. `URLSearchParams` are sent as a form, unchanged. */
  readonly body?: unknown;
  /** Given for order attempts, whose requests share one; a UUID per request otherwise. */
  readonly correlationId?: string;
  /** The country of the headers and of the service's address, where the desk may have another one by now; default: that of the desk. */
  readonly country?: Country | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; `limits.requestTimeout` unless given. */
  readonly timeout?: number;
  /** False passes keys unchanged in both directions (content service). */
  readonly convert?: boolean;
  /** Counts in {@link runningMutations}; true for every method but GET unless given. */
  readonly mutation?: boolean;
  /** No network notice, no log entry and no message when it is slow: for requests that nobody waits for (logging). */
  readonly quiet?: boolean;
  /** No log entry when it fails: the logger's own requests, and those whose caller logs less often or less of them. */
  readonly unlogged?: boolean;
}

/** What `app/` provides, so that the client does not depend on the store. */
export interface HttpHooks {
  getIdToken(): string | null;
  getCountry(): Country;
  /** Renews the token that a refused request was sent with; null = signed out. */
  refreshToken(sentWith: string | null): Promise<string | null>;
  /** Called when a service responds with another version than at first, once per new version and base address. */
  onVersionChanged(service: ServiceName, version: string): void;
  /** Whether an agent is, or was, signed in to this page: requests without a token are then not sent, because services refuse them. */
  wasSignedIn?(): boolean;
  /** Resolves when a business service may be asked: not behind a covered screen. */
  whenAllowed?(): Promise<void>;
}

let hooks: HttpHooks = {
  getIdToken: () => null,
  getCountry: () => defaultCountry,
  refreshToken: () => Promise.resolve(null),
  onVersionChanged: () => undefined,
};

export function configureHttp(given: HttpHooks): void {
  hooks = given;
}

let mutations = 0;

/** The number of in-flight mutations; a version reload waits until it is zero (DECISIONS 26). */
export function runningMutations(): number {
  return mutations;
}

/**
 * Sends the request and returns the camelCased response, checked against `schema`; an empty body is read as null. Throws a
 * ServiceError; one of kind `malformed` when the body does not fit.
 */
export async function request<S extends v.GenericSchema>(req: HttpRequest, schema: S): Promise<v.InferOutput<S>> {
  return exchange(req, 'json', (answer, correlationId) => fitting(req, schema, answer, correlationId));
}

/**
 * Like {@link request}, for what belongs to a number or fits a search and need not exist: returns `nothing` where the service has none
 * of it, which it says with 404 or 204 (REQ A12.3).
 */
export async function requestFound<S extends v.GenericSchema, Nothing extends v.InferOutput<S> | null>(
  req: HttpRequest,
  schema: S,
  nothing: Nothing,
): Promise<v.InferOutput<S> | Nothing> {
  try {
    return await exchange(req, 'json', (answer, correlationId) =>
      answer.status === 204 ? nothing : fitting(req, schema, answer, correlationId),
    );
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return nothing;
    throw error;
  }
}

function fitting<S extends v.GenericSchema>(
  req: HttpRequest,
  schema: S,
  { body, status }: Answer,
  correlationId: string,
): v.InferOutput<S> {
  const read = readAnswer(schema, body);
  if (read.success) return read.output;
  // Paths only: values may be personal.
  const reason = read.issues
    .slice(0, 5)
    .map((issue) => `${v.getDotPath(issue) ?? 'body'} is not ${issue.expected ?? 'valid'}`)
    .join(', ');
  throw malformed(req, status, correlationId, reason);
}

function malformed(req: HttpRequest, status: number, correlationId: string, reason: string): ServiceError {
  return new ServiceError({ kind: 'malformed', status, requestInfo: requestInfoOf(req), correlationId, reason });
}

/**
 * Sends a request whose answer the requirement leaves open: returns what of it fits the schema, and null for no body, a word such as `OK`, and
 * an object that does not fit. Throws a ServiceError; one of kind `malformed` for what is neither, such as a proxy's page.
 */
export async function requestOptional<S extends v.GenericSchema>(
  req: HttpRequest,
  schema: S,
): Promise<v.InferOutput<S> | null> {
  return exchange(req, 'optional', ({ body, status }, correlationId) => {
    const read = readAnswer(schema, body);
    if (read.success) return read.output;
    const isWord = typeof body === 'string' && (body === '' || isPlainWord(body));
    if (isWord || body === true || (typeof body === 'object' && !Array.isArray(body))) return null;
    throw malformed(req, status, correlationId, 'no answer');
  });
}

/** Sends a request whose response has no body to return (204, or any). Throws a ServiceError. */
export async function requestNothing(req: HttpRequest): Promise<void> {
  await exchange(req, 'nothing', () => undefined);
}

/** Fetches binary content, unconverted. Throws a ServiceError; an empty response is `malformed`. */
export async function requestBinary(req: HttpRequest): Promise<ArrayBuffer> {
  return exchange(req, 'binary', ({ body, status }, correlationId) => {
    if (isBuffer(body) && body.byteLength > 0) return body;
    throw malformed(req, status, correlationId, 'no content');
  });
}

/** Sends the request and reads its response; what fails is reported once, with the outcome of both. */
async function exchange<T>(
  req: HttpRequest,
  answer: Exchange['answer'],
  read: (answer: Answer, correlationId: string) => T,
): Promise<T> {
  const correlationId = req.correlationId ?? crypto.randomUUID();
  const work = async () => read(await countedExchange(req, answer, correlationId), correlationId);
  return req.unlogged === true ? work() : reportingFailure(work);
}

async function countedExchange(given: HttpRequest, answer: Exchange['answer'], correlationId: string): Promise<Answer> {
  // The desk may have another call, of another country, by the time that a renewed token sends it again.
  const req = { ...given, country: given.country ?? hooks.getCountry() };
  const counts = isChange(req);
  if (counts) mutations += 1;
  try {
    if (hooks.whenAllowed !== undefined && endpoints[req.service].business) await hooks.whenAllowed();
    const work = () => exchangeWithRenewal(req, answer, correlationId);
    if (req.quiet === true) return await work();
    return await whilePending(
      { ...requestInfoOf(req), isChange: counts, timeout: req.timeout ?? limits.requestTimeout },
      work,
    );
  } finally {
    if (counts) mutations -= 1;
  }
}

type PlacedRequest = HttpRequest & { readonly country: Country };

async function exchangeWithRenewal(
  req: PlacedRequest,
  answer: Exchange['answer'],
  correlationId: string,
): Promise<Answer> {
  const first = currentToken(hooks);
  let refused = withoutToken(first, req, correlationId);
  if (refused === null) {
    try {
      return await sendWith(first, req, answer, correlationId);
    } catch (error) {
      if (!isRefusal(error, req)) throw error;
      refused = error;
    }
  }
  const second = await renewedToken(first, hooks);
  if (second === null) throw signedOut(refused);
  try {
    return await sendWith(second, req, answer, correlationId);
  } catch (repeated) {
    if (!isRefusal(repeated, req)) throw repeated;
    reportRefused(second, hooks);
    throw signedOut(repeated);
  }
}

/** Returns the error of a request that must not be sent, because the agent's token has been removed; null if it can be sent. */
function withoutToken({ idToken }: RequestToken, req: PlacedRequest, correlationId: string): ServiceError | null {
  const isGone = idToken === null && endpoints[req.service].business && hooks.wasSignedIn?.() === true;
  return isGone ? new ServiceError({ kind: 'signedOut', requestInfo: requestInfoOf(req), correlationId }) : null;
}

async function sendWith(
  token: RequestToken,
  req: PlacedRequest,
  answer: Exchange['answer'],
  correlationId: string,
): Promise<Answer> {
  const endpoint: ServiceEndpoint = endpoints[req.service];
  const { country } = req;
  const baseAddress = endpoint.baseUrl.replace('{country}', country.toLowerCase());
  return send({
    requestInfo: requestInfoOf(req),
    url: addressOf(baseAddress, req, correlationId),
    headers: requestHeaders({ endpoint, path: req.path, idToken: token.idToken, country, correlationId }),
    query: req.query,
    body: req.body,
    signal: req.signal,
    timeout: req.timeout ?? limits.requestTimeout,
    convert: req.convert ?? true,
    answer,
    correlationId,
    quiet: req.quiet ?? false,
    onHeaders: (headers) => {
      const version = endpoint.business ? headers.get(headerNames.serverVersion) : null;
      if (version !== null && isNewVersion(baseAddress, version)) hooks.onVersionChanged(req.service, version);
    },
  });
}

function addressOf(baseAddress: string, req: HttpRequest, correlationId: string): string {
  // The browser would resolve `..` and send the token to another path than the given one.
  const wellFormed =
    req.path === '' || (req.path.startsWith('/') && !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(req.path));
  if (baseAddress !== '' && wellFormed)
    return req.path === '' ? baseAddress : `${baseAddress.replace(/\/+$/, '')}${req.path}`;
  throw new ServiceError({
    kind: 'malformed',
    requestInfo: requestInfoOf(req),
    correlationId,
    reason: wellFormed ? 'service switched off' : 'path not allowed',
  });
}

function isRefusal(error: unknown, req: HttpRequest): error is ServiceError {
  const endpoint: ServiceEndpoint = endpoints[req.service];
  return endpoint.business && error instanceof ServiceError && error.status === 401;
}

function signedOut(refused: ServiceError): ServiceError {
  const { status, body, requestInfo, correlationId } = refused;
  return new ServiceError({ kind: 'signedOut', status, body, requestInfo, correlationId });
}

function requestInfoOf(req: HttpRequest): RequestInfo {
  const { service, method, path } = req;
  return { service, method, path, isChange: isChange(req) };
}

function isChange({ mutation, method }: HttpRequest): boolean {
  return mutation ?? method !== 'GET';
}
