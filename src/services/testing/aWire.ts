import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Country } from '~/domain/common/country';
import { configureHttp } from '../http/httpClient';
import { resetServerVersions } from '../http/serverVersions';
import { resetServiceClock } from '../http/serviceClock';
import { ServiceError, type ServiceErrorKind } from '../http/serviceError';

/** A request that arrived at the test server. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * Starts a test server for one test file. The responses are written in the test as they are on the wire, so that client and
 * stand-in cannot share a mistake. A request without a response defined for it fails the test.
 */
export function openWire() {
  const server = setupServer();
  let arrived: Arrived[] = [];
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(() => {
    arrived = [];
    speakFor('DE');
  });
  afterEach(() => {
    server.resetHandlers();
    resetServiceClock();
    resetServerVersions();
  });
  afterAll(() => {
    server.close();
  });
  return {
    /** Answers every request with this body. */
    answers: (body: JsonBodyType | undefined, status = 200) => {
      server.use(
        http.all('*', async ({ request }) => {
          const url = new URL(request.url);
          const text = await request.text();
          arrived.push({
            method: request.method,
            path: url.pathname,
            query: Object.fromEntries(url.searchParams),
            body: text === '' ? undefined : JSON.parse(text),
            headers: request.headers,
          });
          return body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });
        }),
      );
    },
    /** Answers every request with these bytes. */
    answersBytes: (bytes: Uint8Array<ArrayBuffer>) => {
      server.use(
        http.all('*', ({ request }) => {
          const url = new URL(request.url);
          const query = Object.fromEntries(url.searchParams);
          arrived.push({
            method: request.method,
            path: url.pathname,
            query,
            body: undefined,
            headers: request.headers,
          });
          return HttpResponse.arrayBuffer(bytes.buffer);
        }),
      );
    },
    /** Fails every request with a network error. */
    breaks: () => {
      server.use(http.all('*', () => HttpResponse.error()));
    },
    /** All requests that arrived, oldest first. */
    requests: (): readonly Arrived[] => arrived,
    /** The only request that arrived; throws when there were none or several. */
    request: (): Arrived => {
      const [only, ...more] = arrived;
      if (only === undefined || more.length > 0) throw new Error(`${String(arrived.length)} requests arrived`);
      return only;
    },
  };
}

export function speakFor(country: Country): void {
  configureHttp({
    getIdToken: () => 'token',
    getCountry: () => country,
    refreshToken: () => Promise.resolve(null),
    onVersionChanged: () => undefined,
  });
}

/** The kind of failure that a request ends with. */
export async function failureKindOf(request: Promise<unknown>): Promise<ServiceErrorKind> {
  return (await failureOf(request)).kind;
}

export async function failureOf(request: Promise<unknown>): Promise<ServiceError> {
  const thrown: unknown = await request.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ServiceError)) throw new Error('expected a ServiceError');
  return thrown;
}
