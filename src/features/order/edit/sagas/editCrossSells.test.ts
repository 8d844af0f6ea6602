import { expect, it, vi } from 'vitest';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { editDesk, editOf } from '~/flows/testing/editDesk';
import { currentWorld, requestsSeen, setFault } from '../../../../../mocks/node.ts';

startStandIn();

const timesCalled = (name: string) => requestsSeen().filter(({ operation }) => operation === name).length;
const offeredIn = (desk: Desk) => desk.getState().editOrder.crossSells.map(({ productNo }) => productNo);

function feed(...crossSells: readonly (readonly [number: string, feature: string])[]): void {
  const body = { cross_sells: crossSells.map(([product_no, feature]) => ({ product_no, feature })) };
  setFault({ service: 'upsell', fault: { kind: 'json', body } });
}

it('an edit offers three sellable articles that the order does not have, upgrades first, as the order entry (REQ C4.5)', async () => {
  feed(
    ['465228', 'ERGANZEND'],
    ['410342', 'ERGANZEND'],
    ['411064', 'ERGANZEND'],
    ['411377', 'ERGANZEND'],
    ['421588', 'ERGANZEND'],
    ['432128', 'UPGRADE'],
  );
  const desk = await editDesk();
  // 465228 cannot be sold, 411064 is in the order.
  await vi.waitFor(() => expect(offeredIn(desk)).toEqual(['432128', '410342', '411377']));
});

it('an edit offers nothing to a customer who wants no upsells (REQ C4.7)', async () => {
  const number = editOf(await editDesk()).originalOrder.externalCustomerId ?? '';
  await vi.waitFor(() => expect(timesCalled('readCrossSells')).toBe(1));
  Object.assign(currentWorld().db.customers.get(number) ?? {}, { allow_upsells: false });
  const desk = await editDesk();
  await desk.rest();
  expect([offeredIn(desk), timesCalled('readCrossSells')]).toEqual([[], 1]);
});
