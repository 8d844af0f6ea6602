import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStorageKeys } from '~config/storageKeys';
import type { Notification } from '~/domain/notification/notification';
import type { Content } from '~/services/contentService/contentService';
import { ServiceError } from '~/services/http/serviceError';

const { readContent, logFailure } = vi.hoisted(() => ({
  readContent: vi.fn<() => Promise<Content | null>>(),
  logFailure: vi.fn<(error: unknown) => void>(),
}));
vi.mock('~/services/contentService/contentService', () => ({ readContent }));
vi.mock('~/services/loggingService/loggingService', () => ({ logFailure }));

const { closeNotification, notificationCentre, startNotifications } = await import('./notificationCentre');

const key = localStorageKeys.closedNotifications;
const item = (id: string, publishedFrom: number, publishedTo: number): Notification => ({
  id,
  kind: 'info',
  publishedFrom,
  publishedTo,
  lines: [[{ kind: 'text', text: id }]],
});
const content = (...notifications: readonly Notification[]): Content => ({ title: 'Titel', notifications });
const ids = () => {
  const { open, closed, appeared } = notificationCentre.get();
  return [open, closed, appeared].map((list) => list.map(({ id }) => id).join(' '));
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let stop: () => void = () => undefined;
let titles: (string | null)[];

function start(period: number | null = null): Promise<unknown> {
  titles = [];
  stop = startNotifications({ onTitle: (title) => titles.push(title), period });
  return pass(500);
}

/** What another tab writes arrives as an event. */
function otherTabWrites(stored: string): void {
  localStorage.setItem(key, stored);
  globalThis.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', {});
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  readContent
    .mockReset()
    .mockResolvedValue(content(item('b', 50, 9_000), item('a', 0, 5_000), item('c', 7_000, 8_000)));
  logFailure.mockReset();
  localStorage.clear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  // The next test file of this worker must not find a document.
  vi.unstubAllGlobals();
});

describe('notifications (REQ A10.3, A10.4)', () => {
  it('appear and end with time, without another request; each is announced once', async () => {
    await start();
    expect(titles).toEqual(['Titel']);
    expect(ids()).toEqual(['b a', '', 'b a']);
    await pass(4_499);
    expect(ids()[0]).toBe('b a');
    await pass(10);
    expect(ids()).toEqual(['b', '', '']);
    await pass(2_000);
    expect(ids()).toEqual(['b c', '', 'c']);
    await pass(1_000);
    expect(ids()).toEqual(['b', '', '']);
    await pass(5_000);
    expect(ids()).toEqual(['', '', '']);
    expect(readContent).toHaveBeenCalledTimes(1);
  });

  it('that were closed stay closed, after a new start too, and in every tab', async () => {
    await start();
    closeNotification('a');
    expect(ids()).toEqual(['b', 'a', '']);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['a']);
    stop();
    expect(ids()).toEqual(['', '', '']);
    await start();
    expect(ids()).toEqual(['b', 'a', 'b']);
    otherTabWrites('["a","b"]');
    expect(ids()).toEqual(['', 'b a', '']);
  });

  it.each(['', '{', 'null', '{"a":true}', '"a"', '[null,{}]', 'x'.repeat(1_100_000)])(
    'start with a stored value that is no list of ids: %.20j (QUALITY 15)',
    async (stored) => {
      vi.resetModules();
      localStorage.setItem(key, stored);
      const fresh = await import('./notificationCentre');
      stop = fresh.startNotifications({ onTitle: () => undefined, period: null });
      await pass(500);
      expect(fresh.notificationCentre.get().open).toHaveLength(2);
    },
  );

  it('can be closed where nothing can be stored', async () => {
    await start();
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    closeNotification('b');
    expect(ids()[1]).toContain('b');
  });

  it('stay while the service fails, which is logged once per kind of failure', async () => {
    await start(1_000);
    const down = new ServiceError({ kind: 'problem', status: 500 });
    readContent.mockRejectedValue(down);
    await pass(2_500);
    readContent.mockRejectedValue(new ServiceError({ kind: 'malformed', status: 200 }));
    await pass(1_000);
    expect(ids()[0]).toBe('b a');
    expect(logFailure).toHaveBeenCalledTimes(2);
    readContent.mockResolvedValue(content());
    await pass(1_000);
    expect(ids()[0]).toBe('');
  });

  it('are none where the service is switched off', async () => {
    readContent.mockResolvedValue(null);
    await start();
    expect([ids(), titles]).toEqual([['', '', ''], [null]]);
  });
});
