import type { WireCountry } from '../../db/common/wireTypes.ts';
import type { Operation, ExtraHeader } from '../../contract/defineOperation.ts';
import type { JsonSchema } from '../../contract/schemaParts.ts';
import { schemaErrors } from '../../contract/schemaErrors.ts';
import { problem } from './problem.ts';
import { agentOf } from '../identityProvider/tokens.ts';

const TOKEN_HEADER = 'X-Authorization-Header';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const COUNTRIES: readonly WireCountry[] = ['DE', 'AT', 'CH'];
const EXTRA_HEADER_IS_RIGHT: Record<ExtraHeader, (value: string) => boolean> = {
  'X-Source': (value) => value === 'BACKOFFICE',
  'X-Client-Id': (value) => value !== '',
  'X-Device': (value) => value === 'tablet',
};

/** The parsed parts of a request that passed `admit`. */
export interface Admitted<Body> {
  agent: string;
  country: WireCountry;
  query: Readonly<Record<string, string>>;
  body: Body;
}

export type Admission<Body> = { kind: 'admitted'; request: Admitted<Body> } | { kind: 'refused'; response: Response };

function violations(schema: JsonSchema, value: unknown): string | undefined {
  const errors = schemaErrors(schema, value);
  if (errors.length === 0) return undefined;
  return errors
    .map(({ instancePath, message, params }) => {
      const field = 'additionalProperty' in params ? ` (${String(params['additionalProperty'])})` : '';
      return `${instancePath || '/'} ${message ?? ''}${field}`.trim();
    })
    .join('; ');
}

const badRequest = (detail: string): Response => problem(400, '/dpl/common/errors/bad_request', detail);

function refusedHeader(request: Request, extraHeaders: readonly ExtraHeader[]): Response | undefined {
  const wrong = (name: string): Response => badRequest(`Die Kopfzeile ${name} fehlt oder ist ungültig.`);
  if (!COUNTRIES.some((country) => country === request.headers.get('X-Country'))) return wrong('X-Country');
  if (!request.headers.get('X-App-Version')) return wrong('X-App-Version');
  if (!UUID.test(request.headers.get('X-Correlation-Id') ?? '')) return wrong('X-Correlation-Id');
  const missing = extraHeaders.find((name) => !EXTRA_HEADER_IS_RIGHT[name](request.headers.get(name) ?? ''));
  return missing ? wrong(missing) : undefined;
}

function countryOf(request: Request): WireCountry {
  return COUNTRIES.find((country) => country === request.headers.get('X-Country')) ?? 'DE';
}

function admitCaller(
  operation: Omit<Operation<unknown>, 'example'>,
  request: Request,
  countryInPath: string | undefined,
  now: Date,
): Response | string {
  const token = /^Bearer (\S+)$/.exec(request.headers.get(TOKEN_HEADER) ?? '')?.[1];
  const agent = token === undefined ? undefined : agentOf(token, now);
  if (agent === undefined)
    return problem(401, '/dpl/common/errors/unauthorized', 'Die Anmeldung fehlt oder ist abgelaufen.');
  const header = refusedHeader(request, operation.extraHeaders ?? []);
  if (header) return header;
  if (countryInPath !== undefined && countryInPath.toUpperCase() !== countryOf(request)) {
    return badRequest('Das Land in der Adresse passt nicht zur Kopfzeile X-Country.');
  }
  return agent;
}

async function parsedBody(request: Request): Promise<{ value: unknown } | undefined> {
  const content = await request.clone().text();
  if (content === '') return { value: undefined };
  try {
    const value: unknown = JSON.parse(content);
    return { value };
  } catch {
    return undefined;
  }
}

function hasShape<Body>(_operation: Operation<Body>, schema: JsonSchema, value: unknown): value is Body {
  return violations(schema, value) === undefined;
}

/**
 * Checks token, headers, country, query and body of a request as the real services do.
 * A refusal carries the response that names what is wrong.
 */
export async function admit<Body>(
  operation: Operation<Body>,
  request: Request,
  countryInPath: string | undefined,
  now: Date,
): Promise<Admission<Body>> {
  const refused = (response: Response): Admission<Body> => ({ kind: 'refused', response });
  const agent = operation.business ? admitCaller(operation, request, countryInPath, now) : '';
  if (typeof agent !== 'string') return refused(agent);

  const query = Object.fromEntries(new URL(request.url).searchParams);
  const wrongQuery = violations(operation.querySchema, query);
  if (wrongQuery) return refused(badRequest(`Die Abfrage ist ungültig: ${wrongQuery}`));

  const content = await parsedBody(request);
  if (!content) return refused(badRequest('Der Inhalt ist kein gültiges JSON.'));
  const admitted = { agent, country: countryOf(request), query };
  if (operation.bodySchema === undefined) {
    // An operation without a body schema has `undefined` as its example's body, which has the type `Body`.
    if (content.value !== undefined) return refused(badRequest('Dieser Aufruf hat keinen Inhalt.'));
    return { kind: 'admitted', request: { ...admitted, body: operation.example.body } };
  }
  if (!hasShape(operation, operation.bodySchema, content.value)) {
    return refused(badRequest(`Der Inhalt ist ungültig: ${violations(operation.bodySchema, content.value) ?? ''}`));
  }
  return { kind: 'admitted', request: { ...admitted, body: content.value } };
}
