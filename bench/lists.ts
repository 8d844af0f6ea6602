import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { Desk, personas } from '../e2e/fixtures/desk.ts';
import { median } from './figures.ts';
import { inputToPaint, openContext, responseToRows, tableRows } from './page.ts';

const overview = '/subscription-product-management';

const chooseWorld = (page: Page, world: string) => page.request.put('/services/worlds/current', { data: { world } });

/** How many rows are loaded, as the foot of the list says. */
async function loadedRows(foot: Locator): Promise<number> {
  // "70 von 10.016 geladen": thousands are grouped.
  const loaded = Number(/([\d.]+)(?: von [\d.]+)? geladen$/.exec(await foot.innerText())?.[1]?.replaceAll('.', ''));
  if (Number.isNaN(loaded)) throw new Error('The foot of the list does not say how many rows are loaded.');
  return loaded;
}

/** Presses End until so many rows are loaded; returns to the first row. */
async function loadRows(page: Page, foot: Locator, wanted: number): Promise<void> {
  await page.locator('[data-row-focus]').first().focus();
  while ((await loadedRows(foot)) < wanted) {
    await page.keyboard.press('End');
    await page.waitForTimeout(50);
  }
  await page.keyboard.press('Home');
}

/** Opens a history of 5,000 orders, measures End until the last loaded row is painted, and, with 200 orders loaded, keys that move through the rows. */
export async function longHistory(browser: Browser, options: BrowserContextOptions) {
  const visit = await openContext(browser, options);
  const { page } = visit;
  await chooseWorld(page, 'manyOrders');
  await page.goto('/orderhistory/0180011');
  const foot = page.getByRole('region', { name: 'Bestellhistorie' }).getByText(/ geladen$/);
  await page.locator('[data-row-focus]').first().focus();
  const nextPages: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    // The pages that the last End has requested have arrived: they are loaded before they come into sight.
    await page.waitForTimeout(500);
    const last = `tr[data-row="${String((await loadedRows(foot)) - 1)}"] [data-row-focus]:focus`;
    nextPages.push(await inputToPaint(page, () => page.keyboard.press('End'), last));
  }
  await loadRows(page, foot, 200);
  const times: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    times.push(await inputToPaint(page, () => page.keyboard.press('PageDown'), 'body'));
  }
  const rows = await page.locator(tableRows).count();
  await visit.context.close();
  return { nextPage: median(nextPages), key: median(times), rows };
}

/**
 * Opens the overview of subscriptions (`runs` times), loads 10,000 of them by scrolling, because the service sends ten a page,
 * and measures keys that move through all of them.
 */
export async function longOverview(browser: Browser, options: BrowserContextOptions, runs: number) {
  const visit = await openContext(browser, options);
  const { page } = visit;
  await new Desk(page, new Map()).signIn(personas.backOffice, '/');
  await chooseWorld(page, 'manySubscriptions');
  const firstPaints: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    firstPaints.push(await responseToRows(page, overview, `${overview}/overview`, tableRows));
  }
  await loadRows(page, page.getByRole('region', { name: 'Abonnements' }).getByText(/ geladen$/), 10_000);
  let row = 0;
  let rows = 0;
  const keys = async (key: string, step: number): Promise<number | undefined> => {
    const times: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      row += step;
      const focused = `tr[data-row="${String(row)}"] [data-row-focus]:focus`;
      times.push(await inputToPaint(page, () => page.keyboard.press(key), focused));
      rows = Math.max(rows, await page.locator(tableRows).count());
    }
    return median(times);
  };
  const down = await keys('ArrowDown', 1);
  const pageDown = await keys('PageDown', 10);
  await visit.context.close();
  return { firstPaint: median(firstPaints), rows, down, pageDown };
}
