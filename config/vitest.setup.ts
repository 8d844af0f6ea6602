import { format } from 'node:util';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect } from 'vitest';

// The same cases in every run, so that a failure belongs to the change at hand; `SEED=4711 npm run unit` tries others.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_122) });

/**
 * A console error or warning fails the test it came from. A test that expects one replaces the method itself
 * (`vi.spyOn(console, 'error').mockImplementation(…)`) and asserts what it heard.
 */
let consoleOutput: string[] = [];

function listen(kind: 'error' | 'warn'): void {
  console[kind] = (...parts: readonly unknown[]) => {
    consoleOutput.push(`console.${kind}: ${format(...parts)}`);
  };
}

beforeEach(() => {
  consoleOutput = [];
  listen('error');
  listen('warn');
});

afterEach(() => {
  const output = consoleOutput;
  consoleOutput = [];
  expect(output, 'A test leaves the console quiet').toEqual([]);
});
