import { afterEach } from 'vitest';
import { resetLimits } from './testing/testLimits.ts';

// Sagas, services and the stand-in need no document; starting jsdom takes longer than most of their tests.
const { afterTest } = await (typeof document === 'undefined'
  ? import('./testing/withoutDocument.ts')
  : import('./testing/withDocument.ts'));

resetLimits();

afterEach(() => {
  afterTest();
  localStorage.clear();
  sessionStorage.clear();
});
