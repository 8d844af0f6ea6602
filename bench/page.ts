import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright';

/** Label of the field that has to be painted for a page to count as ready for input. */
export const fieldLabel = 'Kundennummer';

/** The mounted rows of a list. */
export const tableRows = 'tbody tr:not([aria-hidden])';

export interface Ready {
  readonly milliseconds: number;
  /** Milliseconds that long tasks took beyond 50 ms each, until ready. */
  readonly blocked: number;
  /** Milliseconds of the longest task until ready; 0: none took 50 ms. */
  readonly longest: number;
}

/** Results of the scripts below, which run in the page; `kontorPainted` in milliseconds. */
declare global {
  interface Window {
    kontorReady?: Promise<Ready>;
    kontorFirstKey?: Promise<number>;
    kontorFocused?: Promise<number>;
    kontorPainted?: Promise<number>;
    kontorRowsPainted?: Promise<number>;
  }
}

/**
 * Runs in every page before its own scripts: resolves `kontorReady` once the field with the label, or the first row of a list, is
 * painted, with the long tasks until then.
 */
function watchForField([label, rows]: readonly [string, string]): void {
  let blocked = 0;
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      blocked += Math.max(0, duration - 50);
      longest = Math.max(longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  const stands = (): boolean =>
    document.querySelector(rows) !== null ||
    [...document.querySelectorAll<HTMLInputElement>('#root input')].some(
      (input) =>
        !input.disabled &&
        input.getClientRects().length > 0 &&
        (input.getAttribute('aria-label') === label ||
          [...(input.labels ?? [])].some(({ textContent }) => textContent.trim().startsWith(label))),
    );
  window.kontorReady = new Promise((resolve) => {
    const look = (): void => {
      if (!stands()) {
        requestAnimationFrame(look);
        return;
      }
      // The frame that shows it is painted when the next task after the next frame runs.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          const milliseconds = performance.now();
          setTimeout(() => resolve({ milliseconds, blocked, longest }), 100);
        });
        port1.start();
        port2.postMessage(null);
      });
    };
    look();
  });
}

/**
 * Runs in a page before its own scripts: presses a key as soon as the page listens to keys, and resolves `kontorFirstKey` with the time of
 * that; resolves `kontorFocused` once a field has the focus.
 */
function pressFirstKey(): void {
  window.kontorFirstKey = new Promise((resolve) => {
    // The page's first script sets this when it listens.
    Object.defineProperty(window, 'kontorEarlyKeys', {
      configurable: true,
      set(value: unknown) {
        Object.defineProperty(window, 'kontorEarlyKeys', { value, writable: true, configurable: true });
        const press = { key: '7', bubbles: true, cancelable: true };
        document.documentElement.dispatchEvent(new KeyboardEvent('keydown', press));
        resolve(performance.now());
      },
    });
  });
  window.kontorFocused = new Promise((resolve) => {
    addEventListener('focusin', ({ target, timeStamp }) => {
      if (target instanceof HTMLInputElement) resolve(timeStamp);
    });
  });
}

export interface FirstKey {
  /** Milliseconds from the navigation until a key is taken. */
  readonly taken: number;
  /** Milliseconds from the navigation until a field has the focus. */
  readonly focused: number;
}

/**
 * When the first key of a page is taken. Throws if it is not in the first field once the page is ready.
 */
export async function firstKeyOf(page: Page, url: string): Promise<FirstKey> {
  await page.addInitScript(pressFirstKey);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await page.evaluate(async () => {
    const { kontorFirstKey, kontorFocused, kontorReady } = window;
    if (kontorFirstKey === undefined || kontorFocused === undefined) throw new Error('The page is not watched.');
    await kontorReady;
    return { taken: await kontorFirstKey, focused: await kontorFocused };
  });
  const typed = await page.getByLabel(fieldLabel).first().inputValue();
  if (typed !== '7') throw new Error(`The first key was lost: the field contains ${JSON.stringify(typed)}.`);
  return times;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Opens a page in a new browser context with an empty cache; `slowdown` throttles the CPU by that factor. */
export async function openContext(browser: Browser, options: BrowserContextOptions, slowdown = 1): Promise<Visit> {
  const context = await browser.newContext({
    ...options,
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  await context.addInitScript(watchForField, [fieldLabel, tableRows] as const);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, cdp };
}

const executablePath = process.env['CHROMIUM_PATH'];
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

export async function launch(): Promise<Browser> {
  return chromium.launch({ args: flags, ...(executablePath === undefined ? {} : { executablePath }) });
}

export async function readyOf(page: Page, url: string): Promise<Ready> {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(() => {
    if (window.kontorReady === undefined) throw new Error('The page is not watched.');
    return window.kontorReady;
  });
}

export interface Memory {
  readonly heapMegabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function memoryOf({ cdp }: Visit): Promise<Memory> {
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMegabytes: value('JSHeapUsedSize') / 1e6, nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/**
 * Runs in the page before a key press or click: resolves `kontorPainted` with the milliseconds from that event until an element
 * that matches `wanted` and contains `words` is painted; rejects after 10 s.
 */
function watchForInput([wanted, words]: readonly [string, string]): void {
  window.kontorPainted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing like ${wanted} was painted.`)), 10_000);
    const begin = ({ timeStamp }: Event): void => {
      removeEventListener('keydown', begin, true);
      removeEventListener('click', begin, true);
      const look = (): void => {
        const stands = [...document.querySelectorAll(wanted)].some(
          (element) => element.getClientRects().length > 0 && (words === '' || element.textContent.includes(words)),
        );
        if (!stands) {
          requestAnimationFrame(look);
          return;
        }
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      };
      look();
    };
    addEventListener('keydown', begin, true);
    addEventListener('click', begin, true);
  });
}

/**
 * Milliseconds from the key press or click that `input` makes until an element that matches `selector` and contains `text` is
 * painted.
 */
export async function inputToPaint(
  page: Page,
  input: () => Promise<unknown>,
  selector: string,
  text = '',
): Promise<number> {
  await page.evaluate(watchForInput, [selector, text] as const);
  await input();
  return page.evaluate(() => window.kontorPainted ?? Promise.reject(new Error('Nothing was typed or clicked.')));
}

/**
 * Runs in every page before its own scripts: resolves `kontorRowsPainted` with the milliseconds from the end of the first response
 * whose address ends with `path` until the first element that matches `rows` is painted.
 */
function watchForRows([path, rows]: readonly [string, string]): void {
  window.kontorRowsPainted = new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector(rows) === null) {
        requestAnimationFrame(look);
        return;
      }
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          const painted = performance.now();
          const responses = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path));
          const ends = responses.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
          resolve(painted - Math.min(...ends));
        });
        port1.start();
        port2.postMessage(null);
      });
    };
    look();
  });
}

/** Milliseconds from the response of `path` until the first of `rows` is painted, after `url` was opened. */
export async function responseToRows(page: Page, url: string, path: string, rows: string): Promise<number> {
  const watch = await page.addInitScript(watchForRows, [path, rows] as const);
  await page.goto(url);
  const milliseconds = await page.evaluate(
    () => window.kontorRowsPainted ?? Promise.reject(new Error('The page is not watched.')),
  );
  await watch.dispose();
  return milliseconds;
}
