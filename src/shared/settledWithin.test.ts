import { expect, it, vi } from 'vitest';
import { settledWithin } from './settledWithin';

it.each([
  ['an answer', () => Promise.resolve('answer')],
  ['a failure', () => Promise.reject(new Error('failed'))],
])('ends with %s, before its time is over', async (_what, answer) => {
  vi.useFakeTimers();
  await expect(settledWithin(answer(), 60)).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('ends when its time is over, where nothing is answered', async () => {
  vi.useFakeTimers();
  const ended = vi.fn<() => void>();
  void settledWithin(new Promise(() => undefined), 60).then(ended);
  await vi.advanceTimersByTimeAsync(59);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
