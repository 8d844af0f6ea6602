import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPinInput, pinIsExhausted, secondsLeft } from './pin';

describe('PIN challenge (REQ B3.5, B3.6, DECISIONS 6, 7)', () => {
  it.each([
    ['123', true],
    ['000', true],
    ['1234', true],
    ['1'.repeat(20), true],
    ['1'.repeat(21), false],
    ['1'.repeat(100_000), false],
    ['12', false],
    ['', false],
    ['12a', false],
    ['1 23', false],
    ['-123', false],
    ['١٢٣', false],
  ])('%j can be submitted: %s', (text, expected) => {
    expect(isPinInput(text)).toBe(expected);
  });

  it.each([
    [0, false],
    [4, false],
    [5, true],
    [6, true],
  ])('after %i of 5 attempts the maximum is reached: %s', (failed, expected) => {
    expect(pinIsExhausted(failed, 5)).toBe(expected);
  });

  const now = new Date('2026-11-20T12:00:00Z');

  it.each([
    ['2026-11-20T12:00:30Z', 30],
    ['2026-11-20T12:00:29.001Z', 30],
    ['2026-11-20T13:00:30+01:00', 30],
    ['2026-11-20T12:00:00Z', 0],
    ['2026-11-20T11:59:59Z', 0],
    [null, 0],
    ['', 0],
    ['bald', 0],
    ['9999', 0],
    ['2026-13-40T12:00:00Z', 0],
    ['2026-11-20T12:00:30', 0],
  ])('until %j there are %i seconds left', (retryAt, expected) => {
    expect(secondsLeft(retryAt, now)).toBe(expected);
  });

  it('returns whole seconds, rounded up and never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (milliseconds) => {
        const left = secondsLeft(new Date(now.getTime() + milliseconds).toISOString(), now);
        expect(left).toBe(milliseconds <= 0 ? 0 : Math.ceil(milliseconds / 1000));
      }),
    );
    expect(fc.sample(fc.string(), 200).map((text) => secondsLeft(text, now))).toEqual(Array(200).fill(0));
  });
});
