import { operations } from '../../../mocks/contract/operations.ts';
import { setFault } from '../../../mocks/node.ts';
import type { Fault } from '../../../mocks/worlds/faults.ts';

/** One of each kind that the application tells apart; `httpClient.test.ts` has the others, which are read as one of these. */
const statuses = [400, 401, 403, 404, 409, 500, 503];
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
/** The faults that every request is tested against (QUALITY 13). */
export const faults: readonly (readonly [string, Fault])[] = [
  ...statuses.map((status) => [String(status), { kind: 'status', status }] as const),
  ['network error', { kind: 'reset' }],
  ['truncated JSON', { kind: 'half' }],
  ['HTML with 200', { kind: 'html' }],
  ['empty 200', { kind: 'empty' }],
  ['204', { kind: 'empty', status: 204 }],
  ['null', { kind: 'json', body: null }],
  ['[]', { kind: 'json', body: [] }],
  ['{}', { kind: 'json', body: {} }],
  ['wrong types', { kind: 'json', body: wrongTypes }],
  ['1 MB of detail', { kind: 'json', status: 400, body: { title: 'x', detail: 'y'.repeat(1_000_000) } }],
];

/** An error that a service explains, and its words, which the agent is shown (DECISIONS 240). */
export const explanation = 'Wartung bis 14 Uhr';
export const explainedError: Fault = { kind: 'json', status: 500, body: { title: 'Fehler', detail: explanation } };

/** A success without a body: what was asked for is done, whatever a lookup finds (DECISIONS 188). */
export const bareSuccesses: readonly (readonly [string, Fault])[] = [
  ['204', { kind: 'empty', status: 204 }],
  ['an empty 200', { kind: 'empty' }],
  ['a word', { kind: 'json', body: 'OK' }],
  ['{}', { kind: 'json', body: {} }],
];

/** Injects a fault into every request with this name in the contract; throws for an unknown name. */
export function injectFault(name: string, fault: Fault, times?: number): void {
  const operation = operations.find((known) => known.name === name);
  if (operation === undefined) throw new Error(`There is no operation named ${name}`);
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
