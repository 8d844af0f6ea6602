import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** When a page takes input: its field with this label stands there and is painted. */
export const fieldLabel = 'Kundennummer';

export interface Ready {
  readonly milliseconds: number;
  /** Time of long tasks beyond 50 ms each, until ready. */
  readonly blocked: number;
}

/** What the watcher in the page leaves for us. */
declare global {
  interface Window {
    kontorReady?: Promise<Ready>;
    kontorPainted?: Promise<number>;
  }
}

/** Put into every page before its own scripts: notes when the field with the label is painted, and the long tasks until then. */
function watchForField(label: string): void {
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const stands = (): boolean =>
    [...document.querySelectorAll('input')].some(
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
          setTimeout(() => resolve({ milliseconds, blocked }), 100);
        });
        port1.start();
        port2.postMessage(null);
      });
    };
    look();
  });
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A fresh browser context, nothing cached, with what `options` brings along. */
export async function openContext(browser: Browser, options: BrowserContextOptions, slowdown = 1): Promise<Visit> {
  const context = await browser.newContext({
    ...options,
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  await context.addInitScript(watchForField, fieldLabel);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, cdp };
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

/** Put into the page before a key or click: notes when the frame after `wanted` (with these words) stands is painted. */
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

/** From the key or click that `input` makes until the frame after `selector` (with this text) stands is painted. */
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
