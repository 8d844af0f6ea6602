import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from './nextTask';

afterEach(() => vi.unstubAllGlobals());

it.each<[string, object | undefined]>([
  ['without a scheduler', undefined],
  ['with a scheduler that cannot yield', { postTask: () => Promise.resolve() }],
])('goes on in a later task, after the tasks that wait, %s', async (_browser, scheduler) => {
  if (scheduler !== undefined) vi.stubGlobal('scheduler', scheduler);
  const order: string[] = [];
  setTimeout(() => order.push('waiting'));
  await nextTask();
  expect(order).toEqual(['waiting']);
});

it('uses the yield of the scheduler where the browser has it', async () => {
  const yieldTask = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: yieldTask });
  await nextTask();
  expect(yieldTask).toHaveBeenCalledOnce();
});
