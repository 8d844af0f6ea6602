import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExclusively, sleep } from './exclusively';
import type { TaskResult } from './exclusively';

type Callback = () => Promise<void>;

/** One lock manager shared by all tabs, like the browser's. */
function aLockManager() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: async (_name: string, { signal }: { signal: AbortSignal }, callback: Callback): Promise<void> => {
      const before = last;
      let done: () => void = () => undefined;
      last = new Promise<void>((resolve) => {
        done = resolve;
      });
      try {
        await Promise.race([
          before,
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              reject(new DOMException('waited too long', 'TimeoutError'));
            });
          }),
        ]);
        await callback();
      } finally {
        done();
      }
    },
  };
}

describe.each(['web locks', 'a queue, where there are no locks'])('%s', (kind) => {
  const isLocks = kind === 'web locks';
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });

  function install(): void {
    Object.defineProperty(navigator, 'locks', { value: isLocks ? aLockManager() : undefined, configurable: true });
  }

  it('runs one task at a time, the next one after the hold', async () => {
    install();
    const exclusively = createExclusively('test', 5_000);
    const seen: string[] = [];
    const task = async (name: string) =>
      exclusively(async () => {
        seen.push(`${name} begins`);
        await sleep(5);
        seen.push(`${name} ends`);
        return { value: name, hold: 30 };
      });
    const both = Promise.all([task('a'), task('b')]);
    await vi.advanceTimersByTimeAsync(5 + 29);
    expect(seen).toEqual(['a begins', 'a ends']);
    await vi.advanceTimersByTimeAsync(1 + 5 + 30);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    expect(await both).toEqual(['a', 'b']);
  });

  it('returns the value before the hold ends', async () => {
    install();
    const exclusively = createExclusively('test', 5_000);
    expect(await exclusively(() => Promise.resolve({ value: 1, hold: 500 }))).toBe(1);
    const next = vi.fn<() => Promise<TaskResult<number>>>(() => Promise.resolve({ value: 2, hold: 0 }));
    const second = exclusively(next);
    await vi.advanceTimersByTimeAsync(499);
    expect(next).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toBe(2);
  });

  it('a task that throws rejects for its caller and releases the lock', async () => {
    install();
    const exclusively = createExclusively('test', 5_000);
    await expect(exclusively(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await exclusively(() => Promise.resolve({ value: 2, hold: 0 }))).toBe(2);
    await vi.runAllTimersAsync();
  });
});

it('stops waiting for a tab that hangs', async () => {
  Object.defineProperty(navigator, 'locks', { value: aLockManager(), configurable: true });
  void navigator.locks.request(
    'test',
    { signal: new AbortController().signal },
    async () => new Promise(() => undefined),
  );
  const task = vi.fn<() => Promise<TaskResult<string>>>(() => Promise.resolve({ value: 'done', hold: 0 }));
  expect(await createExclusively('test', 50)(task)).toBe('done');
  expect(task).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'locks');
});
