import { expect, it, vi } from 'vitest';
import { limits } from '~config/limits';
import { askedAhead } from './askedAhead';

const open = new AbortController().signal;

it('returns an answer once, to the same key by value', async () => {
  const ahead = askedAhead<{ readonly id: string }, string>();
  void ahead.hold({ id: 'a' }, Promise.resolve('order a'), open);
  await expect(ahead.take({ id: 'a' })).resolves.toBe('order a');
  expect(ahead.take({ id: 'a' })).toBeNull();
});

it('returns nothing to another key, and nothing to the same key after that', () => {
  const ahead = askedAhead<string, string>();
  void ahead.hold('a', Promise.resolve('order a'), open);
  expect(ahead.take('b')).toBeNull();
  expect(ahead.take('a')).toBeNull();
});

it('holds the newest answer only, also where an older one is aborted after it', async () => {
  const ahead = askedAhead<string, string>();
  const overtaken = new AbortController();
  void ahead.hold('a', Promise.resolve('older'), overtaken.signal);
  void ahead.hold('a', Promise.resolve('newer'), open);
  overtaken.abort();
  await expect(ahead.take('a')).resolves.toBe('newer');
});

it('returns an answer at once where it has arrived, and keeps one that has not', async () => {
  const ahead = askedAhead<string, string>();
  const held = ahead.hold('a', Promise.resolve('order a'), open);
  expect(ahead.takeArrived('a')).toBeNull();
  await held;
  expect(ahead.takeArrived('b')).toBeNull();
  expect(ahead.takeArrived('a')).toBe('order a');
  expect(ahead.take('a')).toBeNull();
});

it('forgets an answer whose screen is not opened, and one that is too old', () => {
  vi.useFakeTimers();
  const ahead = askedAhead<string, string>();
  const overtaken = new AbortController();
  void ahead.hold('a', Promise.resolve('order a'), overtaken.signal);
  overtaken.abort();
  expect(ahead.take('a')).toBeNull();
  void ahead.hold('a', Promise.resolve('order a'), open);
  vi.advanceTimersByTime(limits.askedAheadAge + 1);
  expect(ahead.take('a')).toBeNull();
  vi.useRealTimers();
});

it('hands a failure to the one that takes it; where nobody does, it is no unhandled rejection', async () => {
  const ahead = askedAhead<string, string>();
  void ahead.hold('a', Promise.reject(new Error('not reached')), open);
  await Promise.resolve();
  await expect(ahead.take('a')).rejects.toThrow('not reached');
  void ahead.hold('b', Promise.reject(new Error('nobody asks')), open);
});
