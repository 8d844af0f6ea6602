import { expect, it, vi } from 'vitest';
import { answerWithin } from './within';

it.each([
  ['an answer', () => Promise.resolve('order'), 'order'],
  ['null for a failure', () => Promise.reject<string>(new Error('failed')), null],
])('resolves with %s, before its time is over', async (_what, answer, resolved) => {
  vi.useFakeTimers();
  expect(await answerWithin(answer(), 60)).toBe(resolved);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('resolves with null when its time is over', async () => {
  vi.useFakeTimers();
  const ended = vi.fn<(answer: unknown) => void>();
  void answerWithin(new Promise(() => undefined), 60).then(ended);
  await vi.advanceTimersByTimeAsync(59);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(null);
  vi.useRealTimers();
});
