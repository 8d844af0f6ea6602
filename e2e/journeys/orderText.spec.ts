import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pastes as Strg+V does, without the system's clipboard, which tests that run at once would share. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    const field = document.activeElement;
    if (field?.dispatchEvent(event) !== true || !(field instanceof HTMLInputElement)) return;
    field.setRangeText(pasted.replaceAll(/[\r\n]/g, ''), 0, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);
}

// REQ B1.1, C1.1, C11.1, DECISIONS 129, 132, 133, 135, 136
test('a pasted line names the customer; a pasted e-mail is confirmed line by line with the keyboard; the search row stays where it is, and a text pasted right after a new call becomes its list', async ({
  page,
  desk,
  orderEntry,
  customers,
  keys,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  const list = page.getByRole('region', { name: 'Bestelltext' });
  const region = orderEntry.customerRegion;
  const load = page.getByRole('button', { name: 'Kunde laden' });
  await orderEntry.customerNumber.fill('Erika Musterfrau, Köln');
  await expect(region.getByRole('status').filter({ hasText: 'Name: Erika Musterfrau, Ort Köln' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(region.getByRole('button', { name: 'Kunden mit diesen Angaben suchen' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Erika Musterfrau, 0123456 laden' })).toBeFocused();
  await page.keyboard.press('Escape');
  // The list loads with the code that the order entry loads ahead.
  await expect(page.getByRole('tab').first()).toBeVisible();
  await orderEntry.customerNumber.fill('');
  await orderEntry.customerNumber.focus();
  await expect(async () => {
    await paste(page, 'Kd-Nr. 0123.456, bitte 2x 432-011-001');
    await expect(list).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(region).toContainText('Kundennummer 0123456');
  await expect(orderEntry.customerNumber).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(orderEntry.birthdayQuestion).toContainText('0123456');
  await keys.read();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: 'Übernehmen 2 × Artikel 432011001' })).toBeFocused();

  await paste(page, readFileSync('mocks/orderTexts/email.txt', 'utf8'));
  await expect(list).toContainText('Bestelltext: 4 Zeilen offen');
  await expect(list.getByRole('button', { name: /^Übernehmen Kundennummer/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('+');
  await page.keyboard.press('j');
  await expect(orderEntry.quantity('432011001')).toHaveValue('3');
  await page.keyboard.press('n');
  await expect(list.getByRole('button', { name: 'Übernehmen Gutschein SOMMER' })).toBeFocused();
  await list.getByRole('button', { name: /^Alle übernehmen/ }).click();
  await expect(list).toContainText('Bestelltext übernommen: 3 von 4 Zeilen.');
  await expect(orderEntry.vouchers).toContainText('SOMMER');
  await list.getByRole('button', { name: 'Schließen' }).click();
  await expect(list).toHaveCount(0);

  await test.step('with a customer loaded the search row can be filled, clicked and focused', async () => {
    const { customerNumber: field } = orderEntry;
    for (const act of [
      () => page.keyboard.press('F2'),
      () => page.getByRole('button', { name: 'Anderer Kunde' }).click(),
      () => field.click(),
    ]) {
      await orderEntry.search.focus();
      await act();
      await expect(field).toBeFocused();
    }
    await orderEntry.search.focus();
    const withCustomer = await load.boundingBox();
    await orderEntry.newOrderButton.click();
    await paste(page, `Guten Tag,\nKd-Nr. 0123456\nbitte 432011001 und 443015001\n${'x'.repeat(300)}`);
    await expect(list).toContainText('432011001');
    await expect(list).toContainText('443015001');
    await list.getByRole('button', { name: 'Schließen' }).click();
    expect(await load.boundingBox()).toEqual(withCustomer);
    // A click on a button below the field presses that button, although the field loses its focus by it.
    await field.fill('0110001');
    await customers.guest.click();
    await expect(page.getByRole('heading', { name: /Gast/ })).toBeVisible();
    await expect(load).toBeInViewport();
  });
});
