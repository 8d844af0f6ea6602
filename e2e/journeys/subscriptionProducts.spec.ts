import { readFile } from 'node:fs/promises';
import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';

const management = '/subscription-product-management';

test('the report of a shared address draws its charts, shows the same figures as a table, saves all rows of the month as a file for a German spreadsheet, and loads further rows while it scrolls, at most 100 of them mounted (REQ G7.1, G7.2, G7.3, E1.8, QUALITY 22)', async ({
  desk,
  page,
}) => {
  await desk.openSignedIn(
    `${management}?tab=products&month=2026-10&sort=PRICE&direction=ASC&delays=6`,
    personas.backOffice,
  );
  const report = page.getByRole('region', { name: 'Abonnementprodukte' });
  await expect(report.getByRole('columnheader', { name: 'Preis' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(report.getByRole('columnheader', { name: 'Rückst. 04.27' })).toBeVisible();
  await expect(report.getByRole('status')).toHaveText('247 Artikel · 100 geladen');
  const charts = page.getByRole('region', { name: 'Verlauf der letzten zwölf Monate' });
  await expect(charts.locator('svg path.MuiLineChart-line')).toBeVisible();
  await expect(charts.locator('svg rect.MuiBarChart-element')).toHaveCount(12);
  await page.emulateMedia({ forcedColors: 'active' });
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  for (const [part, property] of [
    ['svg text', 'fill'],
    ['rect.MuiBarChart-element', 'fill'],
    ['path.MuiLineChart-line', 'stroke'],
  ] as const) {
    await expect(charts.locator(part).first()).toHaveCSS(property, ink);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  await charts.getByRole('button', { name: 'Als Tabelle zeigen' }).click();
  await expectNoLayoutFaults(page);
  const figures = charts.getByRole('table', { name: 'Verlauf der letzten zwölf Monate' });
  await expect(figures.getByRole('columnheader')).toHaveText([
    'Monat',
    'Aktive Abonnements',
    'Lieferrückstände in Stück',
  ]);
  await expect(figures.getByRole('rowheader')).toHaveCount(12);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Als CSV speichern' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Abonnementprodukte-2026-10.csv');
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = bytes.toString('utf8').slice(1).split('\r\n');
  expect(rows).toHaveLength(1 + 247 + 1);
  expect(rows[0]).toMatch(/^BNR;Artikel;Aktiv;Neu;Gekündigt;Umsatz \(EUR\);Preis \(EUR\);Rückstand 10\.2026;/);
  expect(rows[1]).toMatch(/^\d{6};[^;]+;\d+;\d+;\d+;\d+,\d{2};\d+,\d{2};/);
  await report.getByRole('table').locator('tbody button').first().focus();
  await page.keyboard.press('End');
  await expect(report.getByRole('status')).toHaveText('247 Artikel · 200 geladen');
  await page.keyboard.press('End');
  await expect(report.getByRole('status')).toHaveText('247 Artikel');
  expect(await report.getByRole('row').count()).toBeLessThanOrEqual(100);
});
