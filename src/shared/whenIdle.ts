import { nextTask } from './nextTask';

/** Longest wait for an idle period, in milliseconds. */
const patience = 1_000;

/** Resolves in an idle period of the browser, or after a second of work without one; where the browser tells none, in a new task. */
export function whenIdle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return nextTask();
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: patience });
  });
}
