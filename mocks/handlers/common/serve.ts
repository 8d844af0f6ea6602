import { http, type HttpHandler, type PathParams } from 'msw';
import type { Operation } from '../../contract/defineOperation.ts';
import type { Db } from '../../db/createDb.ts';
import type { Fault } from '../../worlds/faults.ts';
import { instanceById, type WorldInstance } from '../../worlds/worldInstances.ts';
import { admit, type Admitted } from './gate.ts';
import { html, json, problem } from './problem.ts';

/** Names the world instance of a request; the local services set it from the browser's cookie. */
export const WORLD_HEADER = 'x-kontor-world';
/** The full content length of a truncated answer; the local services announce it and then break off the connection. */
export const TRUNCATED_HEADER = 'x-kontor-truncated';
const UNIT_TEST_INSTANCE = 'everyday.unit';

export interface RequestContext<Body> extends Admitted<Body> {
  instance: WorldInstance;
  db: Db;
  param: (name: string) => string;
}

export interface ServedOperation {
  name: string;
  service: string;
}

let instanceWithoutHeader = UNIT_TEST_INSTANCE;

/** Sets the instance for requests without the world header: unit tests have no cookie. */
export function serveInstance(instance: WorldInstance): void {
  instanceWithoutHeader = instance.id;
}

export function worldOf(request: Request): WorldInstance {
  return instanceById(request.headers.get(WORLD_HEADER) ?? instanceWithoutHeader);
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Returns the first half of a response's content. With `announcesTheWhole` the local services send the full length as
 * Content-Length, so that the caller notices; without it the half looks complete.
 */
async function firstHalf(response: Response, announcesTheWhole: boolean): Promise<Response> {
  const content = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  if (announcesTheWhole) headers.set(TRUNCATED_HEADER, String(content.byteLength));
  return new Response(content.slice(0, Math.floor(content.byteLength / 2)), { status: response.status, headers });
}

function faultyAnswer({ kind, status, body }: Fault): Response {
  switch (kind) {
    case 'json':
      return json(body ?? null, status ?? 200);
    case 'html':
      return html('<!doctype html><title>Proxy</title><p>Bad gateway</p>', status ?? 200);
    case 'empty':
      return new Response(null, { status: status ?? 200 });
    default: {
      const details: { type?: string } = { ...(Object(body) as object) };
      return problem(
        status ?? 500,
        details.type ?? '/dpl/common/errors/service_failure',
        'Der Dienst ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
        details,
      );
    }
  }
}

async function withFault(
  fault: Fault,
  answer: () => Promise<Response>,
): Promise<Response | 'stall' | 'reset' | 'drop'> {
  const { kind, after, milliseconds = kind === 'delay' ? 1_000 : 0 } = fault;
  if (milliseconds > 0 && after !== 'after') await pause(milliseconds);
  const needsTheAnswer = kind === 'delay' || kind === 'truncate' || kind === 'half';
  const response = needsTheAnswer || after === 'after' ? await answer() : undefined;
  if (kind === 'stall' || kind === 'reset' || kind === 'drop') return kind;
  if (!needsTheAnswer || !response) return faultyAnswer(fault);
  if (kind === 'delay') {
    if (after === 'after') await pause(milliseconds);
    return response;
  }
  // A response without a body cannot be truncated.
  return response.body === null ? 'reset' : firstHalf(response, kind === 'truncate');
}

const droppedConnections = new WeakSet<Response>();

function brokenConnection(kind: 'reset' | 'drop'): Response {
  const response = Response.error();
  if (kind === 'drop') droppedConnections.add(response);
  return response;
}

/** Whether the connection closes before the first byte; otherwise it breaks off after the headers. */
export function isDropped(response: Response): boolean {
  return droppedConnections.has(response);
}

function stamped(response: Response, instance: WorldInstance): Response {
  const headers = new Headers(response.headers);
  headers.set('X-Version', instance.version);
  headers.set('Date', instance.db.now().toUTCString());
  return new Response(response.body, { status: response.status, headers });
}

const stalled = new Set<() => void>();

/** Breaks the connections that were stalled, so that no request outlives the service. */
export function endStalled(): void {
  for (const end of stalled) end();
  stalled.clear();
}

/** Answers a request to any service: applies the world's faults and writes the request to the journal. */
export async function serve(
  operation: ServedOperation,
  request: Request,
  answer: (instance: WorldInstance) => Promise<Response>,
): Promise<Response> {
  const instance = worldOf(request);
  const { pathname: path, searchParams: query } = new URL(request.url);
  const fault = instance.faults.match({ service: operation.service, method: request.method, path, query });
  const entry = {
    operation: operation.name,
    method: request.method,
    path,
    correlation_id: request.headers.get('X-Correlation-Id'),
    time: instance.db.now().toISOString(),
  };
  const work = async (): Promise<Response> => {
    const response = await answer(instance);
    if (response.ok) instance.operationAnswered(operation.name);
    return response;
  };
  const response = fault ? await withFault(fault, work) : await work();
  instance.note({ ...entry, status: typeof response === 'string' ? response : response.status });
  if (response === 'stall') {
    return new Promise((resolve) => {
      stalled.add(() => {
        resolve(brokenConnection('reset'));
      });
    });
  }
  return typeof response === 'string' ? brokenConnection(response) : stamped(response, instance);
}

function paramOf(params: PathParams, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

async function answerOnce(attempt: string, instance: WorldInstance, answer: () => Response): Promise<Response> {
  const first = instance.orderAttempts.get(attempt);
  if (first)
    return new Response(await first, { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
  const response = answer();
  if (response.ok) instance.orderAttempts.set(attempt, response.clone().text());
  return response;
}

/** Returns the request handler of an operation; `answer` runs only for requests that `admit` lets through. */
export function handle<Body>(
  operation: Operation<Body>,
  answer: (context: RequestContext<Body>) => Response,
): HttpHandler {
  const path = `*/services/${operation.service}${operation.perCountry ? '/:country' : ''}${operation.path}`;
  const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
  return methods[operation.method](path, ({ request, params }) =>
    serve(operation, request, async (instance) => {
      const country = operation.perCountry ? paramOf(params, 'country') : undefined;
      const admission = await admit(operation, request, country, instance.db.now());
      if (admission.kind === 'refused') return admission.response;
      const context = {
        ...admission.request,
        instance,
        db: instance.db,
        param: (name: string) => paramOf(params, name),
      };
      if (!operation.orderAttempt) return answer(context);
      const attempt = `${operation.name} ${request.headers.get('X-Correlation-Id') ?? ''}`;
      return answerOnce(attempt, instance, () => answer(context));
    }),
  );
}
