import type { Locator, Page } from 'playwright/test';
import { personas } from '../fixtures/desk.ts';
import { expectNothingSideways } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';
import type { World } from '../fixtures/servedWorld.ts';

const asked = async (world: World) =>
  (await world.requests()).filter(({ operation }) => operation === 'readContent').length;
const bell = (page: Page): Locator => page.getByRole('button', { name: 'Benachrichtigungen', exact: true });
const notifications = (page: Page): Locator => page.getByRole('dialog', { name: 'Benachrichtigungen' });
const notes = (page: Page): Locator => page.getByRole('textbox', { name: 'Notizen' });

test('A notification that is closed and the notepad are the same in all tabs (REQ A10.4, A10.5, A11.3)', async ({
  desk,
  page,
  context,
  accessible,
}) => {
  await desk.openSignedIn('/');
  const items = notifications(page).getByRole('list', { name: 'Offene Benachrichtigungen' }).getByRole('listitem');
  await expect(bell(page)).toHaveAccessibleDescription('4 offen');
  await page
    .getByRole('button', { name: 'Heute im Tagesangebot: Ring Solitär und Gesichtscreme. + 3 weitere' })
    .click();
  await expect(items).toHaveCount(4);
  await expect(items.nth(1)).toContainText('Warnung');
  const link = items.nth(1).getByRole('link', { name: 'https://example.com/lieferzeiten' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(items.nth(2)).toContainText('Der Hinweis <b>in spitzen Klammern</b> ist Text.');
  await accessible();
  await items
    .first()
    .getByRole('button', { name: /schließen$/ })
    .click();
  await expect(items).toHaveCount(3);
  await expect(items.first().getByRole('button', { name: /schließen$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notifications(page)).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Notizen' }).click();
  await expect(notes(page)).toBeFocused();
  await notes(page).pressSequentially('Rückruf um drei');
  await accessible();
  const second = await context.newPage();
  await second.goto('/');
  await expect(bell(second)).toHaveAccessibleDescription('3 offen');
  await second.keyboard.press('Control+e');
  await expect(notes(second)).toHaveValue('Rückruf um drei');
  await notes(second).press('Control+End');
  await notes(second).pressSequentially(' und vier');
  await expect(notes(page)).toHaveValue('Rückruf um drei und vier');
});

test('One request a minute for all tabs, also after the tab that asks is closed (REQ A10.6)', async ({
  desk,
  page,
  context,
  world,
  clock,
}) => {
  await desk.openSignedIn('/');
  await clock.fastForward(2_000);
  await expect(bell(page)).toHaveAccessibleDescription('4 offen');
  expect(await asked(world)).toBe(1);
  const second = await context.newPage();
  await second.clock.install();
  await second.goto('/');
  await expect(bell(second)).toBeVisible();
  await second.clock.fastForward(2_000);
  await expect(bell(second)).toHaveAccessibleDescription('4 offen');
  expect(await asked(world)).toBe(1);
  // One after the other: a tab whose clock is a minute behind would take the other's for one that was set back.
  await clock.fastForward(61_000);
  await expect.poll(() => asked(world)).toBe(2);
  await second.clock.fastForward(61_000);
  await page.close();
  // Again until the browser has given the closed tab's lock to this one.
  await expect
    .poll(async () => {
      await second.clock.fastForward(61_000);
      return asked(world);
    })
    .toBeGreaterThan(2);
});

test('Without a connection the header fits every window, and its parts stay side by side (WCAG 1.4.10)', async ({
  desk,
  page,
}) => {
  await desk.openSignedIn('/', personas.backOffice);
  await bell(page).waitFor();
  // Only said to be offline: code that loads late still arrives.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    dispatchEvent(new Event('offline'));
  });
  const mark = page.getByRole('banner').getByText('Keine Verbindung');
  await expect(mark).toBeVisible();
  for (const width of [320, 390, 481, 800, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSideways(page);
    const [left, right] = [await mark.boundingBox(), await bell(page).boundingBox()];
    const areBeside = (left?.x ?? 0) + (left?.width ?? 0) <= (right?.x ?? 0);
    const isAbove = (right?.y ?? 0) + (right?.height ?? 0) <= (left?.y ?? 0);
    const isBelow = (left?.y ?? 0) + (left?.height ?? 0) <= (right?.y ?? 0);
    expect(areBeside || isAbove || isBelow, `${String(width)} px wide`).toBe(true);
  }
});
