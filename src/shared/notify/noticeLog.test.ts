import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeLog, noticesListed } from './noticeLog';
import { forgetNotices, notify, onNotice } from './notices';

const texts = () => noticeLog.get().map(({ notice, times }) => ['plain' in notice.text && notice.text.plain, times]);
const say = (plain: string) => {
  notify({ variant: 'error', text: { plain } });
};

let stopListening: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stopListening = onNotice(() => undefined);
  forgetNotices();
  vi.advanceTimersByTime(1_000);
});
afterEach(() => {
  stopListening();
  forgetNotices();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
});

describe('the notices of this session (REQ A9, QUALITY Load)', () => {
  it('are listed with how often each came in a row', () => {
    for (const text of ['a', 'a', 'b', 'a']) say(text);
    vi.advanceTimersByTime(1_000);
    expect(texts()).toEqual([
      ['a', 2],
      ['b', 1],
      ['a', 1],
    ]);
  });

  it('a thousand in a second leave the last 200, and render the drawer once', () => {
    const render = vi.fn<() => void>();
    const stop = noticeLog.subscribe(render);
    for (let n = 1; n <= 1_000; n += 1) say(String(n));
    vi.advanceTimersByTime(1_000);
    stop();
    expect(noticeLog.get()).toHaveLength(noticesListed);
    expect(texts().at(-1)).toEqual(['1000', 1]);
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(noticeLog.get().map(({ id }) => id)).size).toBe(noticesListed);
  });

  it('are forgotten when the session ends', () => {
    say('a');
    forgetNotices();
    vi.advanceTimersByTime(1_000);
    expect(texts()).toEqual([]);
  });
});
