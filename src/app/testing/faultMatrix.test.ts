import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { request, requestFound, requestNothing, requestOptional, type HttpRequest } from '~/services/http/httpClient';
import { isRefusal } from '~/services/http/refusal';
import { ServiceError } from '~/services/http/serviceError';
import { operations } from '../../../mocks/contract/operations.ts';
import { clearFaults } from '../../../mocks/node.ts';
import { connectToStandIn, startStandIn } from './aDesk';
import { faultClasses, faultsAt, injectFault, isTheSame } from './faultMatrix';

startStandIn();

const order: HttpRequest = { service: 'order', method: 'GET', path: '/orders/1000000001' };
const schema = v.object({ id: v.string() });
/** How the services read an answer. */
const readers: readonly (() => Promise<unknown>)[] = [
  () => request(order, schema),
  () => request(order, v.array(schema)),
  () => requestFound(order, schema, null),
  () => requestOptional(order, schema),
  () => requestNothing(order),
];

/** What a caller gets: the answer, or how the request failed. */
async function outcomeOf(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return { answer: await read() };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { kind: error.kind, isRefusal: isRefusal(error), isNotThere: error.status === 404 };
  }
}

describe('the classes of faults (QUALITY 13)', () => {
  it.each(Object.entries(faultClasses))(
    '%s: each of its faults reaches a caller as the same outcome',
    async (_name, faults) => {
      connectToStandIn(() => 'DE');
      const outcomes: unknown[] = [];
      for (const [, fault] of faults) {
        injectFault('readOrder', fault);
        outcomes.push(await Promise.all(readers.map(outcomeOf)));
        clearFaults();
      }
      expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
    },
  );

  it('a truncated answer has the same outcome as an HTML page', async () => {
    connectToStandIn(() => 'DE');
    const outcomes: unknown[] = [];
    for (const [, fault] of [...(faultClasses['cutOff'] ?? []), ...(faultClasses['page'] ?? [])]) {
      injectFault('readOrder', fault);
      outcomes.push(await Promise.all(readers.map(outcomeOf)));
      clearFaults();
    }
    expect(outcomes).toHaveLength(2);
    expect(outcomes[0]).toEqual(outcomes[1]);
  });

  it('every request meets one fault of each class that is one for it, and every fault is met by at least 25 requests', () => {
    const times = new Map<string, number>();
    for (const { name, method } of operations) {
      const tried = faultsAt(name, false);
      const met = Object.entries(faultClasses).map(
        ([className, faults]) => [className, faults.filter((fault) => tried.includes(fault)).length] as const,
      );
      expect(met.filter(([className, count]) => count !== (isTheSame(name, className) ? 0 : 1))).toEqual([]);
      expect(tried).toHaveLength(method === 'GET' ? met.length - 1 : met.length);
      for (const [fault] of tried) times.set(fault, (times.get(fault) ?? 0) + 1);
    }
    expect([...times.keys()].toSorted()).toEqual(
      faultsAt('readOrder', true)
        .map(([fault]) => fault)
        .toSorted(),
    );
    expect(Math.min(...times.values())).toBeGreaterThanOrEqual(25);
  });
});
