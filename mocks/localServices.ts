import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import type { Connect, Plugin } from 'vite';
import { handlers, unknownRequest } from './handlers/handlers.ts';
import { html, problem } from './handlers/common/problem.ts';
import { isDropped, TRUNCATED_HEADER, WORLD_HEADER } from './handlers/common/serve.ts';
import { cookiesFor, worldCookieIn } from './handlers/world/worldCookies.ts';
import { worldListPage } from './handlers/world/worldHandlers.ts';
import { createInstance, type WorldInstance } from './worlds/worldInstances.ts';
import { everyday, findWorld } from './worlds/worlds.ts';

const BODY_LIMIT = 1_000_000;

async function readBody(request: IncomingMessage): Promise<Buffer | 'tooLarge'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  return size > BODY_LIMIT ? 'tooLarge' : Buffer.concat(chunks);
}

/** The address that the browser used, also where a web server in front passes the request on. */
function addressOf(request: IncomingMessage): URL {
  const protocol = 'encrypted' in request.socket ? 'https' : 'http';
  const host = [request.headers['x-forwarded-host']].flat()[0] ?? request.headers.host ?? 'localhost';
  return new URL(request.url ?? '/', `${protocol}://${host}`);
}

function toRequest(incoming: IncomingMessage, body: Buffer, worldId: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value);
  }
  headers.set(WORLD_HEADER, worldId);
  const method = incoming.method ?? 'GET';
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(addressOf(incoming), { method, headers, ...(hasBody ? { body: new Uint8Array(body) } : {}) });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    if (isDropped(response)) outgoing.destroy();
    else breakOff(outgoing, 1000, ' ');
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== TRUNCATED_HEADER) outgoing.setHeader(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) outgoing.appendHeader('Set-Cookie', cookie);
  const body = Buffer.from(await response.arrayBuffer());
  const announced = response.headers.get(TRUNCATED_HEADER);
  if (announced === null) {
    outgoing.end(body);
    return;
  }
  breakOff(outgoing, announced, body);
}

/** Announces `announced` bytes as Content-Length, writes only `sent`, and destroys the connection after the write. */
function breakOff(outgoing: ServerResponse, announced: number | string, sent: Buffer | string): void {
  outgoing.setHeader('Content-Length', announced);
  outgoing.write(sent, () => outgoing.destroy());
}

function greet(instance: WorldInstance, outgoing: ServerResponse): void {
  for (const cookie of cookiesFor(instance)) outgoing.appendHeader('Set-Cookie', cookie);
}

/** The id of the browser context's world from its cookie; without one, opens an everyday world and sets the cookie. */
function worldIdOf(incoming: IncomingMessage, outgoing: ServerResponse): string {
  const known = worldCookieIn(incoming.headers.cookie);
  if (known !== undefined) return known;
  const instance = createInstance(everyday);
  greet(instance, outgoing);
  return instance.id;
}

async function answerRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const worldId = worldIdOf(incoming, outgoing);
  const body = await readBody(incoming);
  if (body === 'tooLarge') {
    await send(problem(413, '/dpl/common/errors/too_large', 'Der Inhalt ist zu groß.'), outgoing);
    return;
  }
  const response = await getResponse([...handlers, unknownRequest], toRequest(incoming, body, worldId));
  if (response) await send(response, outgoing);
}

/**
 * Handles a page request: opens the world named in the address, or makes sure that the browser has one.
 * Returns true where the response is complete, false where Vite still has to serve the page.
 */
async function answerPage(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
  const address = addressOf(incoming);
  const name = address.searchParams.get('world');
  if (name === null) {
    worldIdOf(incoming, outgoing);
    return false;
  }
  const world = findWorld(name);
  if (!world) {
    await send(html(worldListPage(name), 404), outgoing);
    return true;
  }
  greet(createInstance(world), outgoing);
  address.searchParams.delete('world');
  outgoing.statusCode = 302;
  outgoing.setHeader('Location', `${address.pathname}${address.search}`);
  outgoing.end();
  return true;
}

/** Returns true where the request is answered, false where Vite has to answer it. */
async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
  const path = incoming.url ?? '/';
  if (path.startsWith('/services/')) {
    await answerRequest(incoming, outgoing);
    return true;
  }
  const isPage = incoming.method === 'GET' && (incoming.headers.accept ?? '').includes('text/html');
  return isPage && (await answerPage(incoming, outgoing));
}

const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  void (async (): Promise<void> => {
    try {
      if (!(await answer(incoming, outgoing))) next();
    } catch (error) {
      next(error);
    }
  })();
};

/** Serves the backend's stand-in over real HTTP, inside Vite's dev and preview servers. */
export function localServices(): Plugin {
  return {
    name: 'kontor-local-services',
    configureServer(server) {
      server.middlewares.use(middleware);
    },
    configurePreviewServer(server) {
      server.middlewares.use(middleware);
    },
  };
}
