import type { Page, Route } from 'playwright/test';
import type { LayoutShift } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/test.ts';
import { personas } from '../fixtures/desk.ts';
import { localStorageKeys } from '../../config/storageKeys.ts';

const erika = '0123456';
const cream = '432011001';

const application = '**/assets/index-*.js';

/** Holds the files that match the pattern until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, (route) => (isHeld ? void held.push(route) : route.continue()));
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

/** Returns the rectangle of each part below `root`, in pixels. Throws where a part is missing. */
const placesIn = (page: Page, root: string): Promise<readonly unknown[]> =>
  page.evaluate(
    ([within, selectors]) =>
      selectors.map((selector) => {
        const part = document.querySelector(`${within} ${selector}`);
        if (part === null) throw new Error(`${selector} is missing in ${within}`);
        const { x, y, width, height } = part.getBoundingClientRect();
        return [selector, x, y, width, height];
      }),
    [root, parts] as const,
  );

interface Shifts {
  /** The sum of their scores. */
  readonly score: number;
  /** The parts that moved, or that contain what moved. */
  readonly moved: readonly string[];
}

/** Returns the layout shifts since `time`, a value of `performance.now()`. */
const shiftsSince = (page: Page, time: number): Promise<Shifts> =>
  page.evaluate(
    async ([start, selectors]) => {
      const entries: LayoutShift[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Buffered entries are delivered in a later task.
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
      const shifts = entries.filter(({ startTime }) => startTime > start);
      const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
      return {
        score: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: selectors.filter((selector) =>
          [...document.querySelectorAll(selector)].some((part) => nodes.some((node) => part.contains(node))),
        ),
      };
    },
    [time, parts] as const,
  );

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('The order entry takes keys before the application runs, which takes over text, focus, caret and places at two sizes, and loads what was typed; a refused token drops it with a message', async ({
  page,
  desk,
  orderEntry,
}) => {
  await desk.openSignedIn('/');
  const first = page.locator('#first-number');
  const emptyCall = async () => {
    await orderEntry.newOrderButton.click();
    await expect(orderEntry.customerNumber).toHaveValue('');
  };
  for (const size of sizes) {
    await test.step(`${String(size.width)}×${String(size.height)}`, async () => {
      await page.setViewportSize(size);
      const release = await hold(page, application);
      await page.goto('/orderapp', { waitUntil: 'commit' });
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
      const caret = orderEntry.customerNumber.evaluate((field: HTMLInputElement) => field.selectionStart);
      expect(await caret).toBe(erika.length - 1);
      expect(await placesIn(page, '#root')).toEqual(before);
      const { score, moved } = await shiftsSince(page, releasedAt);
      expect(moved).toEqual([]);
      // The columns beside them may move by less than a hundredth when the heaviest weight of the font arrives.
      expect(score.toFixed(2)).toBe('0.00');
      await emptyCall();
    });
  }

  await test.step('while the style sheet loads', async () => {
    const release = await hold(page, '**/assets/style-*.css');
    await page.goto('/orderapp', { waitUntil: 'commit' });
    await expect(first).toBeFocused();
    await page.keyboard.type(erika);
    await release();
    await expect(page.locator('#first')).toHaveCount(0);
    await expect(orderEntry.customerNumber).toHaveValue(erika);
    await emptyCall();
  });

  await test.step('a customer and an article are loaded and added', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await hold(page, application);
    await page.goto('/orderapp', { waitUntil: 'commit' });
    await page.getByLabel('Kundennummer').fill(erika);
    await page.locator('#first-article').click();
    await page.keyboard.type(cream);
    await page.keyboard.press('Enter');
    await release();
    await expect(orderEntry.quantity(cream)).toHaveValue('1');
    await expect(orderEntry.customerNumber).toHaveValue(erika);
    await emptyCall();
  });

  await test.step('a token that is refused leads to the sign-in', async () => {
    await page.evaluate((keys) => {
      localStorage.setItem(keys.idToken, 'refused');
      localStorage.removeItem(keys.refreshToken);
    }, localStorageKeys);
    const release = await hold(page, application);
    await page.goto('/orderapp', { waitUntil: 'commit' });
    await expect(first).toBeFocused();
    await page.keyboard.type(erika);
    await release();
    await desk.signInAs(personas.orderAgent);
    await expect(
      page.getByText('Was vor der Anmeldung getippt wurde, ist nicht oder nicht ganz übernommen.'),
    ).toBeVisible();
    await expect(orderEntry.customerNumber).toHaveValue('');
  });
});
