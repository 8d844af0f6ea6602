import { expect, test } from '../fixtures/test.ts';

/** src/screens/administration shows the rows and the file. */
test('the figures of a call are on the administration page of this browser, and stay removed over a reload (DECISIONS 254)', async ({
  page,
  desk,
  orderEntry,
  accessible,
}) => {
  await desk.openSignedIn();
  await expect(orderEntry.customerNumber).toBeFocused();
  // The recording begins with the tools of the header.
  await expect(page.getByTitle('Notizen (Strg E)')).toBeVisible();
  await orderEntry.prepareOrder();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await orderEntry.confirmation.close.click();

  const figures = page.getByRole('region', { name: 'Zahlen dieses Browsers' });
  const row = (name: string) => figures.getByRole('row', { name });
  // The page reads the figures once, when it loads, possibly before they are written: loads it until they are there.
  await expect(async () => {
    await page.goto('/administration');
    await expect(figures.getByText(/Bestellungen: \d|Noch kein Gespräch/)).toBeVisible();
    expect(await row('Tasten je Bestellung').getByRole('cell').first().allTextContents()).toEqual(['1']);
  }).toPass();
  await expect(row('Kundenkonto (ms)').getByRole('cell').first()).toHaveText('1');
  await expect(row('Bestellung (ms)').getByRole('cell').first()).toHaveText('1');
  await expect(figures).not.toContainText('0123456');
  await accessible();

  await figures.getByRole('button', { name: 'Zahlen löschen' }).click();
  await expect(figures.getByRole('status')).toHaveText('Gelöscht.');
  await page.reload();
  await expect(figures).toContainText('Noch kein Gespräch aufgezeichnet.');
});
