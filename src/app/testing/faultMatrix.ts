import { triesAll } from '~config/testing/randomRuns';
import type { AnyOperation } from '../../../mocks/contract/defineOperation.ts';
import { operations } from '../../../mocks/contract/operations.ts';
import { setFault } from '../../../mocks/node.ts';
import { bareWorlds } from '../../../mocks/worlds/bareWorlds.ts';
import type { Fault } from '../../../mocks/worlds/faults.ts';
import type { World } from '../../../mocks/worlds/world.ts';

export type NamedFault = readonly [string, Fault];

const status = (code: number): NamedFault => [String(code), { kind: 'status', status: code }];
const json = (name: string, body: unknown): NamedFault => [name, { kind: 'json', body }];

const megabyte = { title: 'x', detail: 'y'.repeat(1_000_000) };
const wrongTypes = {
  id: {},
  items: 'many',
  offer: 7,
  products: null,
  orders: {},
  external_customer_id: [],
  bank_details: 'x',
  code: {},
};

/**
 * The faults by what the callers get of them: those of a class reach them as the same outcome (`faultMatrix.test.ts`). Where a
 * service reads more of an error, such as the status 409, its own test shows it. `httpClient.test.ts` has further faults, which
 * are read like one of these.
 */
export const faultClasses: Readonly<Record<string, readonly [NamedFault, ...NamedFault[]]>> = {
  refused: [status(400), status(403), status(409), ['1 MB of detail', { kind: 'json', status: 400, body: megabyte }]],
  signedOut: [status(401)],
  notThere: [status(404)],
  failed: [status(500), status(503)],
  lost: [['network error', { kind: 'reset' }]],
  // Separate from `page`: the service has executed the request. Where it only reads, they are one outcome.
  cutOff: [['truncated JSON', { kind: 'half' }]],
  page: [['HTML with 200', { kind: 'html' }]],
  empty: [['empty 200', { kind: 'empty' }], json('null', null)],
  // Separate from `empty`: 204 means that a list is empty, or that a record does not exist.
  noContent: [['204', { kind: 'empty', status: 204 }]],
  // Separate from `object`: it is a valid answer where a list is expected.
  list: [json('[]', [])],
  object: [json('{}', {}), json('wrong types', wrongTypes)],
};

/** Whether the class tells a caller nothing that another one of this request does not: a GET changes nothing, executed or not. */
export function isTheSame(name: string, className: string): boolean {
  const operation = operationNamed(name);
  if (operation.method !== 'GET') return false;
  return className === (operations.indexOf(operation) % 2 === 0 ? 'cutOff' : 'page');
}

/**
 * Returns the faults that the request with this contract name is tested against (QUALITY 13): one of each class, chosen by the
 * position of the request in the contract; every fault if `all` is true.
 */
export function faultsAt(name: string, all = triesAll): readonly NamedFault[] {
  if (all) return Object.values(faultClasses).flat();
  const index = operations.indexOf(operationNamed(name));
  return Object.entries(faultClasses)
    .filter(([className]) => !isTheSame(name, className))
    .map(([, kinds]) => kinds[index % kinds.length] ?? kinds[0]);
}

/** The bare worlds that the request is tested in, chosen in the same way. `bareServices.test.ts` places orders in all of them. */
export function bareWorldsAt(name: string, all = triesAll): readonly World[] {
  const index = operations.indexOf(operationNamed(name));
  return all ? bareWorlds : bareWorlds.filter((_world, at) => at === index % bareWorlds.length);
}

/** Whether the request has certainly failed. A response with another fault may count as its answer, 404 and 409 say what is there. */
export const certainlyFails = ({ kind, status: code = 200 }: Fault): boolean =>
  kind === 'reset' || (code >= 400 && code !== 404 && code !== 409);

/** An error that a service explains, and its words, which the agent is shown (DECISIONS 240). */
export const explanation = 'Wartung bis 14 Uhr';
export const explainedError: Fault = { kind: 'json', status: 500, body: { title: 'Fehler', detail: explanation } };

/**
 * A success without a body: what was asked for is done, whatever a lookup finds (DECISIONS 188). An empty 200 reaches the callers as
 * a 204 does (`faultMatrix.test.ts`).
 */
export const bareSuccesses: readonly (readonly [string, Fault])[] = [
  ['204', { kind: 'empty', status: 204 }],
  ['a word', { kind: 'json', body: 'OK' }],
  ['{}', { kind: 'json', body: {} }],
];

function operationNamed(name: string): AnyOperation {
  const operation = operations.find((known) => known.name === name);
  if (operation === undefined) throw new Error(`There is no operation named ${name}`);
  return operation;
}

/** Injects a fault into every request with this name in the contract; throws for an unknown name. */
export function injectFault(name: string, fault: Fault, times?: number): void {
  const operation = operationNamed(name);
  // A glob fits the whole path: without the star, the path of one operation would fit a longer one.
  const path = `*/services/${operation.service}${operation.perCountry === true ? '/de' : ''}${operation.path}`;
  setFault({
    service: operation.service,
    method: operation.method,
    path,
    fault,
    ...(times !== undefined && { times }),
  });
}
