import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

test('Suggestions and variants are chosen by keys, and the focus returns to the product field', async ({
  desk,
  orderEntry,
  page,
}) => {
  await desk.openSignedIn();
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
