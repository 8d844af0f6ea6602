import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { median } from './figures.ts';
import { fieldLabel, inputToPaint, openContext, readyOf, tableRows } from './page.ts';

export const historyAddress = '/orderhistory/0123456';

/**
 * Changes the screen within the document, as Back does, and returns the milliseconds until an element that matches `wanted` is
 * painted.
 */
async function changeScreen(page: Page, path: string, wanted: string): Promise<number> {
  return page.evaluate(
    ([to, selector]) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        const look = (): void => {
          if (document.querySelector(selector) === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
        };
        // The router counts its entries in their states.
        const { idx } = history.state as { readonly idx: number };
        history.pushState({ idx: idx + 1, key: to, usr: null }, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
        look();
      }),
    [path, wanted] as const,
  );
}

/**
 * Opens the history from the order entry twice and an order from it, `runs` times; milliseconds until each is painted. `rest`: milliseconds
 * before each, in which what loads ahead arrives.
 */
export async function historyInVisit(browser: Browser, options: BrowserContextOptions, runs: number, rest: number) {
  const times: { first: number[]; again: number[]; order: number[] } = { first: [], again: [], order: [] };
  for (let turn = 0; turn < runs; turn += 1) {
    const { context, page } = await openContext(browser, options);
    await readyOf(page, '/orderapp');
    await page.waitForTimeout(rest);
    times.first.push(await changeScreen(page, historyAddress, tableRows));
    await page.waitForTimeout(rest);
    await changeScreen(page, '/orderapp', `[placeholder="${fieldLabel}"]`);
    await page.waitForTimeout(rest);
    times.again.push(await changeScreen(page, historyAddress, tableRows));
    await page.waitForTimeout(rest);
    const order = page.locator(`${tableRows} a`).first();
    times.order.push(await inputToPaint(page, () => order.click(), 'h1', 'Auftrag'));
    await context.close();
  }
  return { first: median(times.first), again: median(times.again), order: median(times.order) };
}
