/** The result of a task: its value, returned at once, and how long the lock is kept afterwards (milliseconds). */
export interface TaskResult<T> {
  readonly value: T;
  readonly hold: number;
}

/** Runs a task while no other tab runs one with the same lock name. */
export type Exclusively = <T>(task: () => Promise<TaskResult<T>>) => Promise<T>;

/**
 * Serialises tasks across tabs with a Web Lock. After `timeout` milliseconds without the lock, which then belongs to a
 * hanging tab, the task runs without it. In a browser without locks (no secure context) the tasks of this tab are
 * queued.
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
