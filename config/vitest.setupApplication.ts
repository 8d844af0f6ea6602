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

/** Milliseconds in which what has just been ended may settle. */
const patience = 250;

// Registered first, so that it runs after the hooks of the file, which end desks and servers.
afterAll(async () => {
  const until = performance.now() + patience;
  while (leftovers().length > 0 && performance.now() < until) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  const left = leftovers();
  forgetLeftovers();
  if (left.length > 0) throw new Error(`The test file leaves behind: ${left.join('; ')}`);
});
