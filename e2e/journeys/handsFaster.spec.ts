import { expect, test } from '../fixtures/test.ts';

test('the command palette finds by words and says what Enter does, with the chosen line in sight; the tab says who is on the telephone; the third click with the mouse shows the key, and the list of keys finds it by its name (UX Keys, Names)', async ({
  desk,
  orderEntry,
  shell,
  page,
  accessible,
}) => {
  await desk.openSignedIn('/orderapp');
  await expect(page).toHaveTitle(/^Bestellannahme – Kontor/);
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle('432011001');
  await page.keyboard.press('Control+k');
  await expect(shell.jumpTargets.filter({ hasText: 'Zum Gutscheincode' })).toBeVisible();
  await accessible();
  await page.keyboard.type('ratenz');
  await expect(shell.jumpTargets).toHaveText([/es fehlen .* zur Rate: Enter geht zur Zahlung$/]);
  await page.keyboard.press('Enter');
  await expect(orderEntry.paymentOption('Rechnung')).toBeFocused();
  // Far down a long list, the highlighted line is in sight.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('verkaufsbüro');
  await page.keyboard.press('ArrowUp');
  await expect(shell.jumpTargets.last()).toHaveAttribute('aria-selected', 'true');
  await expect(shell.jumpTargets.last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await expect(page).toHaveTitle(/^Musterfrau · 1 Art\. · \d+,\d\d €$/);
  const hint = page.getByRole('status').filter({ hasText: 'Schneller mit' });
  // The code that counts clicks loads after the first screen.
  await expect(async () => {
    await orderEntry.search.click();
    await expect(hint).toBeVisible({ timeout: 50 });
  }).toPass();
  await expect(hint).toContainText('F4');
  await expect(orderEntry.search).toBeFocused();
  await page.keyboard.press('Control+/');
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Tasten suchen' });
  await expect(field).toBeFocused();
  await accessible();
  await page.keyboard.type('strg g');
  await expect(page.getByRole('dialog').getByRole('definition')).toHaveText(['Gesamtbetrag als genannt vermerken']);
});
