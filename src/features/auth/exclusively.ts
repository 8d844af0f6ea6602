/** What a task ends with: its value, handed out at once, and how long the lock stays taken afterwards (milliseconds). */
export interface TaskResult<T> {
  readonly value: T;
  readonly hold: number;
}

/** Runs a task while no other tab runs one of the same name. */
export type Exclusively = <T>(task: () => Promise<TaskResult<T>>) => Promise<T>;

/**
 * Across tabs by a Web Lock. A lock that cannot be had within `timeout` milliseconds belongs to a tab that hangs: the
 * task then runs without it. Where the browser has no locks (no secure context) the tasks of this tab queue.
 */
export function createExclusively(lockName: string, timeout: number): Exclusively {
  let queue: Promise<unknown> = Promise.resolve();
  return async (task) =>
    new Promise((resolve, reject) => {
      const run = async (): Promise<void> => {
        const { value, hold } = await task();
        resolve(value);
        await sleep(hold);
      };
      const { locks } = globalThis.navigator as Partial<Pick<Navigator, 'locks'>>;
      if (!locks) {
        queue = queue.then(run).catch(reject);
        return;
      }
      const waiting = AbortSignal.timeout(timeout);
      let started = false;
      locks
        .request(lockName, { signal: waiting }, async () => {
          started = true;
          await run();
        })
        .catch((error: unknown) => {
          if (started || !waiting.aborted) reject(error);
          else run().catch(reject);
        });
    });
}

export async function sleep(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
