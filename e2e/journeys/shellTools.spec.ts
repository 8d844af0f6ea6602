import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { World } from '../fixtures/servedWorld.ts';

const asked = async (world: World) =>
  (await world.requests()).filter(({ operation }) => operation === 'readContent').length;
const bell = (page: Page): Locator => page.getByRole('button', { name: 'Benachrichtigungen', exact: true });
const notifications = (page: Page): Locator => page.getByRole('dialog', { name: 'Benachrichtigungen' });
const notes = (page: Page): Locator => page.getByRole('textbox', { name: 'Notizen' });

test('Ticker, closed notifications and the notepad keep their state over reload and tabs; the drawer lists the notices of the session, with a correlation id to copy (REQ A9, A10.2, A10.4, A10.5, A11.3, UX 6)', async ({
  desk,
  page,
  context,
  world,
  orderEntry,
  accessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.openSignedIn('/orderapp');
  const items = notifications(page).getByRole('list', { name: 'Offene Benachrichtigungen' }).getByRole('listitem');
  await test.step('a notification that is closed leaves the focus on the next one', async () => {
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
  });
  const openNotes = page.getByRole('banner').getByRole('button', { name: 'Notizen' });
  await test.step('the notepad of two tabs is one', async () => {
    await openNotes.click();
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
    await second.close();
  });
  await page.reload();
  await expect(bell(page)).toHaveAccessibleDescription('3 offen');
  await openNotes.click();
  await expect(notes(page)).toHaveValue('Rückruf um drei und vier');
  await notes(page).press('Escape');
  await expect(openNotes).toBeFocused();
  await page.keyboard.press('Control+i');
  await expect(items).toHaveCount(3);
  await page.keyboard.press('Escape');

  await world.addFault({ path: '/private/customers', fault: { kind: 'status', status: 500 } });
  await orderEntry.enterCustomer('0123456');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Control+j');
  const drawer = page.getByRole('region', { name: 'Hinweise' });
  await expect(drawer.getByRole('listitem')).toContainText('Fehler');
  await accessible();
  await drawer.getByRole('button', { name: /^Hinweis von .* kopieren$/ }).click();
  await expect(drawer.getByRole('status')).toHaveText('Kopiert.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { correlation_id: id } = (await world.requests()).findLast(({ status }) => status === 500) ?? {};
  expect(copied).toContain(id ?? 'no request');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
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
