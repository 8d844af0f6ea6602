import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnServiceTime, resetServiceClock, serviceNow, serviceTimeKnown } from './serviceClock';

const now = Date.UTC(2026, 10, 20, 12);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  resetServiceClock();
});
afterEach(() => {
  vi.useRealTimers();
});

const ahead = (): number => serviceNow().getTime() - now;
const header = (milliseconds: number): string => new Date(now + milliseconds).toUTCString();

describe('the service clock (DECISIONS 18)', () => {
  it('is the client’s until a response was received', () => {
    expect([ahead(), serviceTimeKnown()]).toEqual([0, false]);
  });

  it.each([-86_400_000, -60_000, 60_000, 86_400_000])('follows an offset of %i ms to the second', (offset) => {
    learnServiceTime(header(offset), now, now);
    expect(Math.abs(ahead() - offset)).toBeLessThanOrEqual(1_000);
    expect(serviceTimeKnown()).toBe(true);
  });

  it('does not move with the rounding to seconds or the duration of the request', () => {
    learnServiceTime(header(0), now - 10, now);
    learnServiceTime(header(-900), now, now);
    learnServiceTime(header(-14_000), now - 30_000, now);
    expect(ahead()).toBe(0);
  });

  it('moves again when the client’s clock is set', () => {
    learnServiceTime(header(0), now, now);
    vi.setSystemTime(now + 3_600_000);
    learnServiceTime(header(0), Date.now(), Date.now());
    expect(Math.abs(ahead())).toBeLessThanOrEqual(1_000);
  });

  it.each([undefined, '', 'soon', 'NaN'])('ignores %j', (date) => {
    learnServiceTime(date, now, now);
    expect([ahead(), serviceTimeKnown()]).toEqual([0, false]);
  });
});
