import { format } from 'node:util';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A fixed seed generates the same cases in every run; `SEED=4711 npm run unit` tries others.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_122) });

// As `expect.poll` in vitest.config.ts: by default 50 ms pass between two looks and it gives up after a second, which is short on a slow
// machine, and no option of the package changes that.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: 20_000,
    interval: 5,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

/**
 * Fails a test that writes a console error or warning. A test that expects one replaces the method (`vi.spyOn(console,
 * 'error').mockImplementation(…)`) and asserts its arguments.
 */
let consoleOutput: string[] = [];

function listen(kind: 'error' | 'warn'): void {
  console[kind] = (...parts: readonly unknown[]) => {
    consoleOutput.push(`console.${kind}: ${format(...parts)}`);
  };
}

beforeEach(() => {
  // As public/settings.js: the deployment sets nothing.
  globalThis.kontorSettings = {};
  consoleOutput = [];
  listen('error');
  listen('warn');
});

afterEach(() => {
  const output = consoleOutput;
  consoleOutput = [];
  expect(output, 'A test leaves the console quiet').toEqual([]);
});
