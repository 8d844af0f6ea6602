// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Agent } from '~/domain/common/agent';
import { startStandIn } from '~/app/testing/aDesk';
import { provideLocks } from '~/app/testing/browserLocks';
import { configureGoTo } from '~/app/session/goTo';
import { closeCall, openCall, startNewCall } from './currentCall';
import { followRights } from './followRights';
import { callsInMemory } from './heldCalls';

startStandIn();
provideLocks();

const chiara: Agent = {
  username: 'chiara',
  fullName: 'Chiara Beispiel',
  roles: ['OrderManagementRole', 'ChOrderManagementRole', 'ServiceManagementRole'],
};
const goTo = vi.fn<(path: string) => void>();

beforeEach(() => {
  configureGoTo(goTo.mockReset());
});
afterEach(async () => {
  history.replaceState(null, '', '/');
  await closeCall('chosen');
});

it('changed roles take effect in the call on the screen and in the one that was left (REQ A3.5)', async () => {
  await openCall(chiara);
  startNewCall(chiara, { canBeUndone: true });
  const rights = () =>
    callsInMemory().map(({ store }) => {
      const { entries, allowed } = store.getState().call;
      return [entries, allowed.editCustomer];
    });
  expect(rights()).toEqual([
    [['standard', 'swiss'], true],
    [['standard', 'swiss'], true],
  ]);
  followRights({ ...chiara, roles: ['OrderManagementRole'] });
  expect(rights()).toEqual([
    [['standard'], false],
    [['standard'], false],
  ]);
});

it.each([
  ['/orderapp', ['ServiceManagementRole'], ['/unauthorized']],
  ['/orderapp', ['OrderManagementRole'], []],
  ['/', [], []],
] as const)('a screen that the roles do not open any more is left: %s with %j', async (path, roles, left) => {
  await openCall(chiara);
  history.replaceState(null, '', path);
  followRights({ ...chiara, roles });
  expect(goTo.mock.calls).toEqual(left.map((to) => [to]));
});
