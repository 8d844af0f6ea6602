import { afterAll, afterEach } from 'vitest';
import { forgetLeftovers, leftovers, recordTimers } from './testing/leftovers.ts';
import { resetLimits } from './testing/testLimits.ts';

// Sagas, services and the stand-in need no document; starting jsdom takes longer than most of their tests.
const { afterTest } = await (typeof document === 'undefined'
  ? import('./testing/withoutDocument.ts')
  : import('./testing/withDocument.ts'));

resetLimits();

recordTimers();

afterEach(async () => {
  await afterTest();
  localStorage.clear();
  sessionStorage.clear();
});

/** How long what has just been ended may take to settle. Turns of the event loop count too: on a busy machine the time may pass in one. */
const patience = { milliseconds: 250, turns: 50 };

// Registered first, so that it runs after the hooks of the file, which end desks and servers.
afterAll(async () => {
  const until = performance.now() + patience.milliseconds;
  for (let turn = 0; leftovers().length > 0 && (turn < patience.turns || performance.now() < until); turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  const left = leftovers();
  forgetLeftovers();
  if (left.length > 0) throw new Error(`The test file leaves behind: ${left.join('; ')}`);
});
