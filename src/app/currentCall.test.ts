import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Agent } from '~/domain/access';
import { leaveTo, setNavigation } from '~/features/auth/navigation';
import { customerActions } from '~/features/customer/customerSlice';
import { closeCall, currentCall, openCall } from './currentCall';
import { readJournals } from './journalStore';
import { startStandIn } from './testing/aDesk';

startStandIn();

const agent: Agent = { username: 'abeispiel', fullName: 'Anna Beispiel', roles: [] };

beforeEach(() => {
  const request = async (_name: string, _options: LockOptions, work: () => unknown) => Promise.resolve(work());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
});
afterEach(async () => {
  await closeCall('chosen');
  Reflect.deleteProperty(navigator, 'locks');
});

/** As the field does it: typed, and the page goes before the next write is due. */
function typeAndLeave(): void {
  currentCall()?.store.dispatch(customerActions.numberTyped('0123456'));
  globalThis.dispatchEvent(new Event('pagehide'));
}

it('saves what was typed last when the page goes, but nothing on the way out of a sign-out (DECISIONS 34)', async () => {
  await openCall(agent);
  typeAndLeave();
  await expect.poll(() => readJournals(agent.username)).toMatchObject([{ customer: { numberField: '0123456' } }]);
  await closeCall('chosen');
  expect(await readJournals(agent.username)).toEqual([]);

  await openCall(agent);
  setNavigation(() => undefined);
  leaveTo('https://identity.example.com/logout');
  typeAndLeave();
  // Longer than a write waits for the next keystroke.
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  expect(await readJournals(agent.username)).toEqual([]);
});
