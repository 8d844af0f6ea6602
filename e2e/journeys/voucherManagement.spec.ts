import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';

test('the back office finds a customer, searches the redeemed vouchers and checks codes by keyboard (REQ I1.1, I1.2, QUALITY 17)', async ({
  desk,
  page,
  consoleWatch,
}) => {
  // A refused code is answered with 400.
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn('/vouchermgmt', personas.backOffice);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gutscheinverwaltung');
  await expect(page.getByRole('textbox', { name: 'Kundennummer' })).toBeFocused();
  await page.keyboard.type('0180006');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customervoucher\/0180006$/);
  const check = page.getByRole('region', { name: 'Gutschein prüfen' });
  await expect(check.getByRole('textbox', { name: 'Gutscheincode' })).toBeFocused();
  await page.keyboard.type('SCHMUCK15');
  await page.keyboard.press('Enter');
  await expect(check.getByText('nur für die Kategorie Schmuck')).toBeVisible();
  const redeemed = page.getByRole('region', { name: 'Eingelöste Gutscheine' });
  await expect(redeemed).toContainText('600 von 600 Gutscheinen');
  await expectNoLayoutFaults(page);

  await redeemed.getByRole('textbox', { name: 'Stichwort' }).fill('TREUE59');
  await expect(redeemed).toContainText('11 von 600 Gutscheinen');
  await page.keyboard.press('ArrowDown');
  await expect(redeemed.getByRole('button', { name: 'TREUE599 prüfen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(check.getByRole('alert')).toContainText('Den Gutschein TREUE599 gibt es nicht.');
});
