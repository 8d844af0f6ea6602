// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStorageKeys } from '~config/storageKeys';
import { keepPractice } from './keepPractice';
import { runningPractice } from './practice';

const practice = { lesson: 'pin', callId: 'call-1', isResumed: false } as const;

/** What a reload of the page does to the value. */
function reload(): () => void {
  runningPractice.set(null);
  return keepPractice();
}

describe('keepPractice', () => {
  beforeEach(() => {
    runningPractice.set(null);
    sessionStorage.clear();
  });

  it.each([
    ['begun while it is kept', () => keepPractice(), () => runningPractice.set(practice)],
    ['begun before', () => undefined, () => runningPractice.set(practice)],
  ])('goes on after a reload with a practice call %s, as one whose figures are not whole', (_name, first, begin) => {
    const stopFirst = first();
    begin();
    const stop = stopFirst ?? keepPractice();
    stop();
    const stopAfter = reload();
    expect(runningPractice.get()).toEqual({ ...practice, isResumed: true });
    stopAfter();
  });

  it('does not go on with one that was ended', () => {
    const stop = keepPractice();
    runningPractice.set(practice);
    runningPractice.set(null);
    stop();
    const stopAfter = reload();
    expect(runningPractice.get()).toBeNull();
    stopAfter();
  });

  it.each(['{"lesson":"other","callId":"call-1"}', '{', 'null'])('goes on without an unreadable entry: %s', (entry) => {
    sessionStorage.setItem(sessionStorageKeys.practice, entry);
    const stop = keepPractice();
    expect(runningPractice.get()).toBeNull();
    stop();
  });
});
