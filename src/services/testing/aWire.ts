import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Country } from '~/domain/common/country';
import { configureHttp } from '../http/httpClient';
import { resetServerVersions } from '../http/serverVersions';
import { resetServiceClock } from '../http/serviceClock';
import { ServiceError, type ServiceErrorKind } from '../http/serviceError';

/** A request as it arrived. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * The wire of one test file: answers stand in the test as they are on the wire, so that client and stand-in cannot share
 * a mistake. A request that was not announced is an error.
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
    /** Answers every call with this. */
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
    /** Answers every call with these bytes. */
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
    /** Answers no call: the connection breaks. */
    breaks: () => {
      server.use(http.all('*', () => HttpResponse.error()));
    },
    /** Every call that was made. */
    calls: (): readonly Arrived[] => arrived,
    /** The one call that was made. */
    call: (): Arrived => {
      const [only, ...more] = arrived;
      if (only === undefined || more.length > 0) throw new Error(`${String(arrived.length)} calls were made`);
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

/** The kind of failure that a call ends with. */
export async function failureKindOf(call: Promise<unknown>): Promise<ServiceErrorKind> {
  return (await failureOf(call)).kind;
}

export async function failureOf(call: Promise<unknown>): Promise<ServiceError> {
  const thrown: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ServiceError)) throw new Error('expected a ServiceError');
  return thrown;
}
