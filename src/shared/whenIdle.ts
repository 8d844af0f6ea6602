import { nextTask } from './nextTask';

/** Longest wait for an idle period, in milliseconds. */
const patience = 1_000;

/** Resolves in an idle period of the browser, after a second at the latest; in a new task if the browser does not report idle periods. */
export function whenIdle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return nextTask();
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: patience });
  });
}
