import { expect, test } from '../fixtures/test.ts';

/** src/flows/order/place/severalVouchers.test.ts shows which vouchers combine; src/screens/administration the rows and the file. */
test('two vouchers are combined where the feature is on, and the figures of the call are on the administration page, to be removed (DECISIONS 254; REQ A6.4, C11.4)', async ({
  page,
  desk,
  orderEntry,
  accessible,
}) => {
  await desk.openSignedIn();
  await expect(orderEntry.customerNumber).toBeFocused();
  // The recording begins with the tools of the header.
  await expect(page.getByTitle('Notizen (Strg E)')).toBeVisible();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle('432011001');
  await orderEntry.pay('Rechnung');
  await orderEntry.redeem('SOMMER');
  await orderEntry.redeem('DANKE5');
  await expect(orderEntry.figure('Gutschein SOMMER, DANKE5')).toHaveText('−15,00 €');
  await accessible();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await orderEntry.confirmation.close.click();

  const figures = page.getByRole('region', { name: 'Zahlen dieses Browsers' });
  const row = (name: string) => figures.getByRole('row', { name });
  // The page reads the figures once, when it loads, possibly before the page that was left has written its own: loads it until they are there.
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
