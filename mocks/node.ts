import { getResponse, HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { answerDifferences } from './contract/differences.ts';
import { handlers } from './handlers/handlers.ts';
import { personaByUsername } from './handlers/identityProvider/personas.ts';
import {
  answersGiven as receivedAreAnswered,
  endStalled,
  observeAnswers,
  serveInstance,
} from './handlers/common/serve.ts';
import { idTokenFor } from './handlers/identityProvider/tokens.ts';
import type { FaultRule } from './worlds/faults.ts';
import {
  createInstance,
  dropInstance,
  type JournalEntry,
  type WorldInstance,
  type WorldSettings,
} from './worlds/worldInstances.ts';
import { everyday, findWorld } from './worlds/worlds.ts';

// The stand-in for unit tests: the same handlers, which match any address that contains /services/.

export const server = setupServer(...handlers);

let instance: WorldInstance | undefined;

/** What answers hold that the contract does not declare, each once. */
const undeclared = new Set<string>();

observeAnswers((operation, response) => {
  if (!response.ok || operation.answer.kind === 'binary') return;
  void response
    .clone()
    .text()
    .then((content) => {
      for (const { kind, path, found } of answerDifferences(
        operation.answer,
        content === '' ? undefined : JSON.parse(content),
      ))
        undeclared.add(`${operation.name}: ${kind} ${path} ${found}`.trim());
    });
});

const realFetch = globalThis.fetch;
const listeners = new Set<(request: Request) => void>();
/** Requests that no handler knows. */
const unknown: string[] = [];

/** Calls the listener with a copy of every request that is sent, until the returned function is called. */
export function onRequest(listener: (request: Request) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(request: Request): void {
  for (const listener of listeners) listener(request.clone());
}

const pathParts = new WeakMap<HttpHandler, readonly string[]>();

/** The parts of a handler's path that a request has to have as they are. */
function literalParts(handler: HttpHandler): readonly string[] {
  const { path } = handler.info;
  const known = pathParts.get(handler);
  const parts = known ?? (typeof path === 'string' ? path.split('/').filter((part) => /^[\w-]+$/.test(part)) : []);
  pathParts.set(handler, parts);
  return parts;
}

/** The handlers that may answer a request: the package compiles the path of every handler that it asks, for each request. */
function handlersFor({ method, url }: Request): HttpHandler[] {
  const parts = new Set(new URL(url).pathname.split('/'));
  return server
    .listHandlers()
    .filter((handler) => handler instanceof HttpHandler)
    .filter(({ info }) => info.method instanceof RegExp || info.method === method)
    .filter((handler) => literalParts(handler).every((part) => parts.has(part)));
}

/**
 * Answers a request in memory. `server` would act out the connection of every request, which takes longer than most handlers and
 * leaves memory behind; it only holds the handlers.
 */
async function fetchInMemory(...sent: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...sent);
  const { signal } = request;
  // Like a network: nothing arrives before what is under way has gone on, and an aborted request ends at once.
  await aTurn();
  signal.throwIfAborted();
  announce(request);
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
  const response = await Promise.race([getResponse(handlersFor(request), request), aborted]);
  if (response === undefined) unknown.push(`${request.method} ${request.url}`);
  if (response === undefined || response.type === 'error') throw new TypeError('fetch failed');
  return response;
}

/** Starts answering in a fresh world. */
export function startServer(worldName?: string): void {
  globalThis.fetch = fetchInMemory;
  resetWorld(worldName);
}

const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Resolves when every request that was sent is answered, also one whose sender no longer waits, and its answer has arrived. */
export async function answersGiven(): Promise<void> {
  // A request is received a turn after it was sent.
  await aTurn();
  await aTurn();
  await receivedAreAnswered();
  await aTurn();
}

/**
 * Stops answering, and ends the requests that were never answered. Throws when there was one that no handler knows, or an
 * answer with what the contract does not declare.
 */
export function closeServer(): void {
  endStalled();
  globalThis.fetch = realFetch;
  const differences = [...undeclared];
  undeclared.clear();
  if (differences.length > 0) throw new Error(`Answers differ from the contract:\n${differences.join('\n')}`);
  const missing = unknown.splice(0);
  if (missing.length > 0) throw new Error(`No handler answers ${missing.join(', ')}`);
}

/** Opens a fresh copy of a world and drops the one before, so that tests do not share state. Throws for an unknown name. */
export function resetWorld(worldName: string = everyday.name, settings: WorldSettings = {}): WorldInstance {
  const world = findWorld(worldName);
  if (!world) throw new Error(`There is no world named ${worldName}`);
  if (instance) dropInstance(instance.id);
  endStalled();
  instance = createInstance(world, settings);
  serveInstance(instance);
  return instance;
}

/** The running world, for tests that read or change its tables directly. */
export function currentWorld(): WorldInstance {
  return instance ?? resetWorld();
}

export function setFault(rule: FaultRule): void {
  currentWorld().faults.add(rule);
}

export function clearFaults(): void {
  currentWorld().faults.clear();
}

export function requestsSeen(): readonly JournalEntry[] {
  return currentWorld().journal;
}

/** The last token issued by each call of `idTokenOf`: signing takes longer than most tests that need one. */
const tokens = new Map<string, { readonly second: number; readonly token: string }>();

/** Issues the id token of a signed-in persona, the same one within a second. Throws for an unknown one. */
export function idTokenOf(username = 'anna.beispiel', lifetimeSeconds = currentWorld().tokenLifetimeSeconds): string {
  const persona = personaByUsername(username);
  if (!persona) throw new Error(`There is no persona named ${username}`);
  const now = currentWorld().db.now();
  const second = Math.floor(now.getTime() / 1_000);
  const issued = `${username} ${String(lifetimeSeconds)}`;
  const known = tokens.get(issued);
  if (known?.second === second) return known.token;
  const token = idTokenFor(persona, now, lifetimeSeconds, 'http://localhost/local-pool');
  tokens.set(issued, { second, token });
  return token;
}
