import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

test('suggestions and variants are chosen by keys, and the focus returns to the product field; the command palette finds by words and says what Enter does, with the chosen line in sight; the tab says who is on the telephone; the third click with the mouse shows the key, and the list of keys finds it by its name (UX Keys, Names)', async ({
  desk,
  orderEntry,
  shell,
  page,
  accessible,
}) => {
  await desk.openSignedIn('/orderapp');
  await expect(page).toHaveTitle(/^Bestellannahme – Kontor/);
  await orderEntry.loadCustomer('0123456');
  await test.step('arrow keys and Enter choose a suggestion; Escape closes them, and Enter searches', async () => {
    await orderEntry.search.pressSequentially('creme');
    await expect(orderEntry.suggestions).toHaveCount(3);
    await page.keyboard.press('ArrowDown');
    await expect(orderEntry.suggestions.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(orderEntry.quantity(cream)).toHaveValue('1');
    await orderEntry.search.fill('creme');
    await expect(orderEntry.suggestions).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(orderEntry.suggestions).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(orderEntry.productDialog).toContainText('432128');
    await page.keyboard.press('Escape');
  });
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
  await page.keyboard.press('Escape');
  await test.step('the usual variant has the focus; a choice returns it to the field', async () => {
    await orderEntry.enterArticle('410217*2');
    const soldOut = orderEntry.productDialog.getByRole('row').filter({ hasText: '410217003' });
    await expect(soldOut).toContainText('ausverkauft');
    await expect(soldOut.getByRole('button')).toHaveCount(0);
    await expect(orderEntry.productDialog.getByRole('button', { name: '410217004 in den Warenkorb' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(orderEntry.quantity('410217005')).toHaveValue('2');
    await expect(orderEntry.search).toBeFocused();
  });
});
