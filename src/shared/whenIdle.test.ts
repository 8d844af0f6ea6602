import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle';

afterEach(() => vi.unstubAllGlobals());

it('resolves in an idle period, or at the latest after a second', async () => {
  const asked = vi.fn<(run: () => void, options: object) => void>();
  vi.stubGlobal('requestIdleCallback', asked);
  const resolved = vi.fn<() => void>();
  const idle = whenIdle().then(resolved);
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 1_000 });
  asked.mock.lastCall?.[0]();
  await idle;
  expect(resolved).toHaveBeenCalledOnce();
});

it('resolves in a later task where the browser tells no idle periods', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('waiting'));
  await whenIdle();
  expect(order).toEqual(['waiting']);
});
