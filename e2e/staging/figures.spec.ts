import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test.ts';

test('a slow step is named, and the figures of the call are on the administration page, as file and removable (DECISIONS 252, 254)', async ({
  page,
  desk,
  world,
  orderEntry,
  accessible,
}) => {
  await desk.openSignedIn();
  await expect(orderEntry.customerNumber).toBeFocused();
  // The recording begins with the tools of the header.
  await expect(page.getByTitle('Notizen (Strg E)')).toBeVisible();
  await world.addFault({ path: '/private/customers', times: 1, fault: { kind: 'delay', milliseconds: 2_500 } });
  const line = page.getByRole('region', { name: 'Ausstehende Antwort' });
  const loading = orderEntry.loadCustomer('0123456');
  await expect(line).toContainText('Das Kundenkonto wird geladen.');
  await expect(line).toContainText(/Seit \d s keine Antwort\./);
  await loading;
  await expect(line).toHaveCount(0);
  await orderEntry.addArticle('432011001');
  await orderEntry.pay('Rechnung');
  await orderEntry.expectReady();
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
  await expect(row('Kundenkonto (ms)')).toContainText('über der Vorgabe');
  await expect(row('Bestellung (ms)').getByRole('cell').first()).toHaveText('1');
  await expect(figures).not.toContainText('0123456');
  await accessible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    figures.getByRole('button', { name: 'Als CSV speichern' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('Kennzahl;Anzahl;Median;95 % höchstens;Vorgabe');
  expect(lines.some((text) => text.startsWith('Tasten je Bestellung;1;'))).toBe(true);

  await figures.getByRole('button', { name: 'Zahlen löschen' }).click();
  await expect(figures.getByRole('status')).toHaveText('Gelöscht.');
  await page.reload();
  await expect(figures).toContainText('Noch kein Gespräch aufgezeichnet.');
});
