import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSharedPoll } from './sharedPoll';

/** Locks and channels of one browser: every tab of a test shares them, and a closed tab gives its lock back. */
class Browser {
  readonly #channels = new Set<EventTarget>();
  readonly #waiting: (() => void)[] = [];
  #isHeld = false;

  readonly locks = {
    request: async (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      await new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new DOMException('hidden', 'AbortError'));
        });
        if (this.#isHeld) this.#waiting.push(resolve);
        else resolve();
        this.#isHeld = true;
      });
      await work().finally(() => {
        const next = this.#waiting.shift();
        this.#isHeld = next !== undefined;
        next?.();
      });
    },
  };

  readonly Channel = ((channels) =>
    class extends EventTarget {
      constructor() {
        super();
        channels.add(this);
      }
      postMessage(data: unknown): void {
        const copy: unknown = structuredClone(data);
        for (const channel of channels) {
          if (channel !== this) channel.dispatchEvent(new MessageEvent('message', { data: copy }));
        }
      }
      close(): void {
        channels.delete(this);
      }
    })(this.#channels);
}

const period = 60_000;
let page: EventTarget & { hidden: boolean };
let stops: (() => void)[];

function show(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

interface Tab {
  readonly loaded: number[];
  readonly results: string[];
  readonly failures: unknown[];
  readonly close: () => void;
}

let answer: (signal: AbortSignal) => Promise<string>;

function openTab(every: number | null = period): Tab {
  const tab = { loaded: [] as number[], results: [] as string[], failures: [] as unknown[] };
  const stop = startSharedPoll<string>({
    name: 'test',
    period: every,
    patience: 200,
    load: (signal) => {
      tab.loaded.push(Date.now());
      return answer(signal);
    },
    onResult: (result) => tab.results.push(result),
    onFailure: (error) => tab.failures.push(error),
  });
  stops.push(stop);
  return { ...tab, close: stop };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  page = Object.assign(new EventTarget(), { hidden: false });
  const browser = new Browser();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { locks: browser.locks });
  vi.stubGlobal('BroadcastChannel', browser.Channel);
  answer = () => Promise.resolve(`at ${String(Date.now())}`);
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  // The next test file of this worker must not find a document.
  vi.unstubAllGlobals();
});

describe('a poll that all tabs share (REQ A10.6, QUALITY Load)', () => {
  it('loads at the start and every period; only once without a period', async () => {
    const tab = openTab();
    await pass(200 + 2 * period);
    expect(tab.loaded).toEqual([200, 200 + period, 200 + 2 * period]);
    expect(tab.results).toHaveLength(3);
    tab.close();
    const once = openTab(null);
    await pass(10 * period);
    expect(once.loaded).toHaveLength(1);
  });

  it('ten tabs have one timer and all results; a new tab takes the last result without a request', async () => {
    const tabs = Array.from({ length: 9 }, () => openTab());
    await pass(period);
    tabs.push(openTab());
    await pass(9 * period);
    const requests = tabs.flatMap(({ loaded }) => loaded);
    expect(requests).toHaveLength(10);
    expect(new Set(requests).size).toBe(10);
    expect(tabs.at(-1)?.loaded).toEqual([]);
    expect(tabs.at(-1)?.results).toHaveLength(10);
    expect(new Set(tabs.map(({ results }) => results.at(-1))).size).toBe(1);
  });

  it('closing the tab that polls hands over with the same period', async () => {
    const [first, second] = [openTab(), openTab()];
    await pass(period);
    expect([first.loaded, second.loaded]).toEqual([[200], []]);
    first.close();
    await pass(period);
    expect(second.loaded).toEqual([200 + period]);
  });

  it('does not load while the tab is hidden, and loads at once when it is visible again and the period has passed', async () => {
    const tab = openTab();
    await pass(1_000);
    show(true);
    await pass(5 * period);
    expect(tab.loaded).toEqual([200]);
    show(false);
    await pass(0);
    expect(tab.loaded).toEqual([200, 1_000 + 5 * period]);
    show(true);
    await pass(1_000);
    show(false);
    await pass(1_000);
    expect(tab.loaded).toHaveLength(2);
  });

  it('a request that is in flight when the tab is hidden is cancelled and sent again later', async () => {
    answer = (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('cancelled'));
        });
      });
    const tab = openTab();
    await pass(500);
    show(true);
    await pass(0);
    answer = () => Promise.resolve('there');
    show(false);
    await pass(0);
    expect(tab.results).toEqual(['there']);
    expect(tab.failures).toEqual([]);
  });

  it('goes on after failures, at the same pace, also in the tab that takes over', async () => {
    answer = () => Promise.reject(new Error('down'));
    const [first, second] = [openTab(), openTab()];
    await pass(200 + 2 * period);
    expect(first.loaded).toHaveLength(3);
    first.close();
    answer = () => Promise.resolve('up');
    await pass(period);
    expect([second.loaded.length, second.results, second.failures]).toEqual([1, ['up'], []]);
  });

  it('does not wait for the old time when the clock of the computer was set back', async () => {
    const tab = openTab();
    await pass(500);
    vi.setSystemTime(-10 * period);
    await pass(2 * period);
    expect(tab.loaded.length).toBeGreaterThanOrEqual(3);
  });

  it('after it is stopped, nothing is loaded', async () => {
    const tab = openTab();
    tab.close();
    await pass(period);
    const later = openTab();
    await pass(period);
    later.close();
    await pass(5 * period);
    expect([tab.loaded, later.loaded.length]).toEqual([[], 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['no locks', {}],
    [
      'locks that are refused',
      {
        locks: {
          request: () => Promise.reject(new DOMException('no', 'SecurityError')),
        },
      },
    ],
  ])('with %s a tab polls by itself, and results of others restart its period', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const first = openTab();
    await pass(1_000);
    const second = openTab();
    await pass(3 * period);
    expect(first.loaded.length + second.loaded.length).toBeLessThanOrEqual(8);
    expect(first.loaded).toHaveLength(4);
    expect(second.results.length).toBeGreaterThanOrEqual(4);
  });

  it('without channels each tab loads by itself', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tab = openTab();
    await pass(period);
    expect(tab.loaded).toEqual([0, period]);
  });

  it('polls 480 times in eight hours with one timer and leaves no listener (QUALITY Load)', async () => {
    const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
    const tab = openTab();
    await pass(200);
    const before = added.mock.calls.length - removed.mock.calls.length;
    for (let minute = 0; minute < 480; minute += 1) {
      await pass(period);
      expect(vi.getTimerCount()).toBe(1);
    }
    expect(tab.loaded).toHaveLength(481);
    expect(added.mock.calls.length - removed.mock.calls.length).toBe(before);
  });
});
