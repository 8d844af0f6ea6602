import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeQueue } from './noticeQueue';
import type { Notice } from './notices';

const error = (plain: string): Notice => ({ variant: 'error', text: { plain } });

describe('notices (REQ A9.1, A9.2, A9.3, DECISIONS 4)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the first at once and one more each second, at most five, the sixth waits and is counted', () => {
    const queue = new NoticeQueue(() => {});
    for (let n = 1; n <= 7; n += 1) queue.add({ variant: 'info', text: { plain: `Meldung ${String(n)}` } });
    expect(queue.snapshot.visible).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(queue.snapshot.visible).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(queue.snapshot.visible).toHaveLength(5);
    expect(queue.snapshot.waiting).toBe(2);
    queue.dismiss(queue.snapshot.visible[0]?.id ?? 0);
    expect(queue.snapshot.visible).toHaveLength(5);
    expect(queue.snapshot.waiting).toBe(1);
  });

  it('drops duplicates of visible and waiting notices', () => {
    const queue = new NoticeQueue(() => {});
    queue.add(error('a'));
    queue.add(error('a'));
    queue.add(error('b'));
    queue.add(error('b'));
    vi.advanceTimersByTime(5_000);
    expect(queue.snapshot.visible).toHaveLength(2);
  });

  it('closes success after three seconds and keeps a single error and info open', () => {
    const queue = new NoticeQueue(() => {});
    queue.add({ variant: 'success', text: { plain: 's' } });
    queue.add(error('e'));
    queue.add({ variant: 'info', text: { plain: 'i' } });
    vi.advanceTimersByTime(60_000);
    expect(queue.snapshot.visible.map(({ notice }) => notice.variant)).toEqual(['error', 'info']);
  });

  it('closes stacked errors ten seconds after the second one appeared', () => {
    const queue = new NoticeQueue(() => {});
    queue.add(error('a'));
    queue.add(error('b'));
    vi.advanceTimersByTime(1_000);
    expect(queue.snapshot.visible).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(queue.snapshot.visible).toHaveLength(0);
  });

  it('shows a dismissed notice again when it comes again', () => {
    const queue = new NoticeQueue(() => {});
    queue.add(error('a'));
    queue.dismiss(queue.snapshot.visible[0]?.id ?? 0);
    vi.advanceTimersByTime(1_000);
    queue.add(error('a'));
    expect(queue.snapshot.visible).toHaveLength(1);
  });

  it('keeps an error open while other errors only wait for a place', () => {
    const queue = new NoticeQueue(() => {});
    queue.add(error('first'));
    for (let n = 1; n <= 4; n += 1) queue.add({ variant: 'info', text: { plain: String(n) } });
    queue.add(error('waits'));
    vi.advanceTimersByTime(60_000);
    expect(queue.snapshot).toMatchObject({ waiting: 1 });
    expect(queue.snapshot.visible).toHaveLength(5);
  });

  it('handles a thousand notices in a second, most of them equal', () => {
    const queue = new NoticeQueue(() => {});
    for (let n = 0; n < 1_000; n += 1) queue.add(error(String(n)));
    expect(queue.snapshot.visible.length).toBeLessThanOrEqual(5);
    expect(queue.snapshot.visible.length + queue.snapshot.waiting).toBe(1_000);
    for (let n = 0; n < 1_000; n += 1) queue.add(error('5'));
    expect(queue.snapshot.visible.length + queue.snapshot.waiting).toBe(1_000);
  });
});
