// @isolated
import { expect, it } from 'vitest';
import { leftovers } from '~config/testing/leftovers';
import { stillInMemory } from '~config/testing/stillInMemory';
import { requestsSeen } from '../../../mocks/node.ts';
import { connectToStandIn, readyDesk, startStandIn } from './aDesk';

startStandIn();

const orders = 10;
/** The most that one order may send: customer, birthday, article, basket, pre-check, order, and an offer after each of four changes. */
const requestsOfAnOrder = 10;

/** Places an order and ends its call. Returns how many requests it sent and what is still running. */
async function placeOrder() {
  const before = requestsSeen().length;
  const desk = await readyDesk();
  await desk.submit();
  const { phase } = desk.getState().order;
  desk.end();
  return {
    phase,
    store: new WeakRef<object>(desk.store),
    requests: requestsSeen().length - before,
    running: leftovers().filter((what) => !what.startsWith('entry of')),
  };
}

it('10 orders in a row leave no request, timer, saga or store (QUALITY Load)', async () => {
  const placed: Awaited<ReturnType<typeof placeOrder>>[] = [];
  while (placed.length < orders) placed.push(await placeOrder());
  expect(new Set(placed.map(({ phase }) => phase))).toEqual(new Set(['confirmed']));
  expect(Math.max(...placed.map(({ requests }) => requests))).toBeLessThanOrEqual(requestsOfAnOrder);
  expect(placed.flatMap(({ running }) => running)).toEqual([]);
  // The client asks the newest desk for its country, which would keep that desk in memory.
  connectToStandIn(() => 'DE');
  await expect.poll(() => stillInMemory(placed.map(({ store }) => store))).toBe(0);
});
