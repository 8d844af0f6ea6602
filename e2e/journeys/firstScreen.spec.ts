import type { Page, Route } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { personas } from '../fixtures/desk.ts';
import { localStorageKeys } from '../../config/storageKeys.ts';

const erika = '0123456';
const cream = '432011001';

/** Holds the application's script until the returned function is called. */
async function holdApplication(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/index-*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

const parts = [
  '.Shell_bar',
  '.Shell_current',
  '.Shell_jump input',
  '.CustomerPanel_panel .Panel_title',
  '.CustomerPanel_number input',
  '.CustomerPanel_search .Button_button',
  '.CustomerPanel_ways',
  '.OrderEntryPage_foot',
  '.SearchField_panel input',
];

/** Where the parts are below `root`, in pixels. */
const placesIn = (page: Page, root: string): Promise<readonly unknown[]> =>
  page.evaluate(
    ([within, selectors]) =>
      selectors.map((selector) => {
        const { x, y, width, height } = document.querySelector(`${within} ${selector}`)?.getBoundingClientRect() ?? {};
        return [selector, x, y, width, height];
      }),
    [root, parts] as const,
  );

/** The layout shifts that began after the time (`performance.now()`), by their score. */
const shiftsSince = (page: Page, time: number): Promise<readonly number[]> =>
  page.evaluate(
    (start) =>
      new Promise<number[]>((resolve) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          const entries = observer.takeRecords().filter(({ startTime }) => startTime > start);
          resolve(entries.map((entry) => ('value' in entry && typeof entry.value === 'number' ? entry.value : 0)));
        });
      }),
    time,
  );

test.describe('The order entry before the application runs', () => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    test(`takes keys at ${String(size.width)}×${String(size.height)}; the application takes over text, focus, caret and places`, async ({
      page,
      desk,
      orderEntry,
    }) => {
      await page.setViewportSize(size);
      await desk.openSignedIn('/');
      const release = await holdApplication(page);
      await page.goto('/orderapp', { waitUntil: 'commit' });
      const first = page.locator('#first-number');
      await expect(first).toBeFocused();
      await page.evaluate(() => document.fonts.ready);
      await page.keyboard.type(erika);
      await page.keyboard.press('ArrowLeft');
      await expect(first).toHaveValue(erika);
      const before = await placesIn(page, '#first');
      const releasedAt = await page.evaluate(() => performance.now());
      await release();
      await expect(page.locator('#first')).toHaveCount(0);
      await expect(orderEntry.customerNumber).toBeFocused();
      await expect(orderEntry.customerNumber).toHaveValue(erika);
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart)).toBe(
        erika.length - 1,
      );
      expect(await placesIn(page, '#root')).toEqual(before);
      expect(await shiftsSince(page, releasedAt)).toEqual([]);
    });
  }

  test('a customer and an article typed before it are loaded and added by it', async ({ page, desk, orderEntry }) => {
    await desk.openSignedIn('/');
    const release = await holdApplication(page);
    await page.goto('/orderapp', { waitUntil: 'commit' });
    await page.getByLabel('Kundennummer').fill(erika);
    await page.locator('#first-article').click();
    await page.keyboard.type(cream);
    await page.keyboard.press('Enter');
    await release();
    await expect(orderEntry.quantity(cream)).toHaveValue('1');
    await expect(orderEntry.customerNumber).toHaveValue(erika);
  });

  test('a token that is refused leads to the sign-in, and what was typed is dropped with a message', async ({
    page,
    desk,
    orderEntry,
  }) => {
    await desk.openSignedIn('/');
    await page.evaluate((keys) => {
      localStorage.setItem(keys.idToken, 'refused');
      localStorage.removeItem(keys.refreshToken);
    }, localStorageKeys);
    const release = await holdApplication(page);
    await page.goto('/orderapp', { waitUntil: 'commit' });
    await expect(page.locator('#first-number')).toBeFocused();
    await page.keyboard.type(erika);
    await release();
    await desk.signInAs(personas.orderAgent);
    await expect(page.getByText('Was vor der Anmeldung getippt wurde, ist nicht übernommen.')).toBeVisible();
    await expect(orderEntry.customerNumber).toHaveValue('');
  });
});
