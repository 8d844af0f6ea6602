import { http, type HttpHandler, type PathParams } from 'msw';
import { bareContent, completed } from '../../contract/answers/bareAnswer.ts';
import type { AnyOperation, Operation } from '../../contract/defineOperation.ts';
import type { Db } from '../../db/createDb.ts';
import type { Fault } from '../../worlds/faults.ts';
import { instanceById, type WorldInstance } from '../../worlds/worldInstances.ts';
import { admit, type Admitted } from './gate.ts';
import { html, json, noContent, problem, unknownCall } from './problem.ts';

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

/** The response with some fields changed, each in every member of the lists on its path. */
async function withFields(response: Response, { fields = [], value }: Fault): Promise<Response> {
  if (!response.ok || response.body === null) return response;
  const content: unknown = await response.json();
  const changed = fields.reduce((before, field) => changedAt(before, stepsOf(field), value), content);
  return json(changed, response.status);
}

const stepsOf = (field: string): readonly string[] =>
  field.split('.').flatMap((part) => (part.endsWith('[]') ? [part.slice(0, -2), '[]'] : [part]));

function changedAt(content: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '[]' && Array.isArray(content)) return content.map((member) => changedAt(member, rest, value));
  if (typeof content !== 'object' || content === null || !(name in content)) return content;
  return { ...content, [name]: changedAt((content as Record<string, unknown>)[name], rest, value) };
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
  const needsTheAnswer = kind === 'delay' || kind === 'truncate' || kind === 'half' || kind === 'fields';
  const response = needsTheAnswer || after === 'after' ? await answer() : undefined;
  if (kind === 'stall' || kind === 'reset' || kind === 'drop') return kind;
  if (!needsTheAnswer || !response) return faultyAnswer(fault);
  if (kind === 'delay') {
    if (after === 'after') await pause(milliseconds);
    return response;
  }
  if (kind === 'fields') return withFields(response, fault);
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

const underWay = new Set<Promise<unknown>>();

/** Resolves when every request that was received is answered; a stalled one never is. */
export async function answersGiven(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

async function untilAnswered<Answer>(work: Promise<Answer>): Promise<Answer> {
  underWay.add(work);
  try {
    return await work;
  } finally {
    underWay.delete(work);
  }
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
  const response = await untilAnswered(fault ? withFault(fault, work) : work());
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

type AnswerObserver = (operation: AnyOperation, response: Response) => void;

let observer: AnswerObserver | undefined;

/** Calls the observer with every answer of an operation, before the world changes it. */
export function observeAnswers(next: AnswerObserver): void {
  observer = next;
}

/** The answer as the world gives it: in a bare one, only with what the requirement names. */
async function asTheWorldAnswers(
  operation: AnyOperation,
  response: Response,
  { world: { bare }, wholeAnswers }: WorldInstance,
): Promise<Response> {
  observer?.(operation, response);
  if (bare === undefined || !response.ok || operation.answer.kind === 'binary') return response;
  if (operation.answer.kind === 'named') {
    const content: unknown = await response.json();
    const { id } = Object(content) as { id?: unknown };
    if (typeof id === 'string') wholeAnswers.set(id, content);
    return json(bareContent(operation.answer, content, bare), response.status);
  }
  if (bare.empty === 'no content') return noContent();
  return new Response(bare.empty, {
    headers: { 'Content-Type': bare.empty === 'OK' ? 'text/plain' : 'application/json; charset=utf-8' },
  });
}

/** What was read and is put back whole has the fields that the bare answer lacked. */
async function asItWasMeant(operation: AnyOperation, request: Request, instance: WorldInstance): Promise<Request> {
  const { answer, method } = operation;
  if (instance.world.bare === undefined || method !== 'PUT') return request;
  const sent: unknown = await request.clone().json();
  const whole = instance.wholeAnswers.get(String((Object(sent) as { id?: unknown }).id));
  if (whole === undefined || answer.kind === 'binary' || answer.shape === null) return request;
  const body = JSON.stringify(completed(answer.shape, sent, whole));
  return new Request(request.url, { method, headers: request.headers, body });
}

async function answerOnce(attempt: string, instance: WorldInstance, answer: () => Response): Promise<Response> {
  const first = instance.orderAttempts.get(attempt);
  if (first)
    return new Response(await first, { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
  const response = answer();
  if (response.ok) instance.orderAttempts.set(attempt, response.clone().text());
  return response;
}

/** An operation with what answers it. */
export interface HandledOperation {
  readonly operation: AnyOperation;
  readonly handler: HttpHandler;
}

/** Returns an operation with its request handler; `answer` runs only for requests that `admit` lets through. */
export function handle<Body>(
  operation: Operation<Body>,
  answer: (context: RequestContext<Body>) => Response,
): HandledOperation {
  const path = `*/services/${operation.service}${operation.perCountry ? '/:country' : ''}${operation.path}`;
  const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
  const handler = methods[operation.method](path, ({ request, params }) =>
    serve(operation, request, async (instance) => {
      const country = operation.perCountry ? paramOf(params, 'country') : undefined;
      const received = await asItWasMeant(operation, request, instance);
      const admission = await admit(operation, received, country, instance.db.now());
      if (admission.kind === 'refused') return admission.response;
      const context = {
        ...admission.request,
        instance,
        db: instance.db,
        param: (name: string) => paramOf(params, name),
      };
      if (instance.world.bare !== undefined && typeof operation.known === 'object') return unknownCall(request);
      const attempt = `${operation.name} ${request.headers.get('X-Correlation-Id') ?? ''}`;
      const response = operation.orderAttempt
        ? await answerOnce(attempt, instance, () => answer(context))
        : answer(context);
      return asTheWorldAnswers(operation, response, instance);
    }),
  );
  return { operation, handler };
}
