import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Country } from '~/domain/common/country';
import { configureHttp } from '../http/httpClient';
import { resetServerVersions } from '../http/serverVersions';
import { resetServiceClock } from '../http/serviceClock';
import { ServiceError, type ServiceErrorKind } from '../http/serviceError';

/** A request as the server received it. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * Opens the mock server of a test file. Its responses are spelled in the test as they are on the wire, so that the client and
 * the mock services cannot share a mistake. A request without a response is an error.
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
  /** Adds the request to those that arrived, and returns its query. */
  const arrive = ({ method, url, headers }: Request, text = ''): Arrived['query'] => {
    const { pathname, searchParams } = new URL(url);
    const query = Object.fromEntries(searchParams);
    arrived.push({ method, path: pathname, query, body: text === '' ? undefined : JSON.parse(text), headers });
    return query;
  };
  return {
    /** Responds to every request with this. */
    answers: (body: JsonBodyType | undefined, status = 200, headers: Readonly<Record<string, string>> = {}) => {
      server.use(
        http.all('*', async ({ request }) => {
          arrive(request, await request.text());
          return body === undefined
            ? new HttpResponse(null, { status, headers })
            : HttpResponse.json(body, { status, headers });
        }),
      );
    },
    /** Responds with this to a GraphQL query that contains the text, and refuses any other with this status. */
    refusesQueryWithout: (text: string, body: JsonBodyType, status: number) => {
      server.use(
        http.all('*', ({ request }) => {
          const query = arrive(request);
          if (query['query']?.includes(text) === true) return HttpResponse.json(body);
          return HttpResponse.json({ errors: [{ message: 'refused' }], data: null }, { status });
        }),
      );
    },
    /** Responds to every request with these bytes. */
    answersBytes: (bytes: Uint8Array<ArrayBuffer>) => {
      server.use(
        http.all('*', ({ request }) => {
          arrive(request);
          return HttpResponse.arrayBuffer(bytes.buffer);
        }),
      );
    },
    /** Breaks the connection of every request. */
    breaks: () => {
      server.use(http.all('*', () => HttpResponse.error()));
    },
    /** Every request that was received. */
    requests: (): readonly Arrived[] => arrived,
    /** The one request that was received; throws when there is none or more than one. */
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
