import { expect, test } from '../fixtures/test.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';

const path = '/edit-order/1300000201';

/** src/features/order/edit shows every operation, how it is undone, and each submission. */
test('The quantity of the first position is changed and submitted within 14 keys, the delivery address within 4, with a reload between that loses nothing; confirmation and history of edits have no layout faults (UX Handle time; REQ F3.1, F3.8, QUALITY 10)', async ({
  page,
  desk,
  keys,
  shell,
  world,
}) => {
  await desk.openSignedIn('/orders/1300000201');
  const edit = page.getByRole('link', { name: 'Auftrag bearbeiten' });
  await expect(edit).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  while (!(await edit.evaluate((link) => link === document.activeElement))) await keys.press('Tab');
  await keys.press('Enter');
  await expect(page.getByRole('row', { name: /Gesichtscreme/ }).getByLabel('Menge')).toBeFocused();
  await keys.type('3');
  await keys.press('Control+Enter');
  await expect(page.getByText(/Nicht abgeschickt/)).toBeVisible();
  await keys.read();
  await keys.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Auftragsbestätigung' })).toContainText('3 × Gesichtscreme');
  await expectNoLayoutFaults(page);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/orderhistory\/0180011$/);
  expect(keys.count).toBeLessThanOrEqual(14);
  const sent = (await world.requests()).map(({ operation }) => operation);
  expect(sent.filter((operation) => operation === 'submitEditedOrder')).toHaveLength(1);

  await shell.openPath('/edited-order/history/1300000201');
  await expect(page.getByRole('row', { name: /Menge geändert/ })).toContainText('3 × Gesichtscreme');
  await expectNoLayoutFaults(page);

  await shell.openPath(path);
  const positions = page.getByRole('region', { name: 'Positionen' });
  const changes = page.getByRole('region', { name: 'Änderungen' });
  const row = (article: string) => positions.getByRole('row', { name: article });
  await expect(row('Gesichtscreme').getByLabel('Menge')).toBeFocused();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await row('Magnesium').getByRole('button', { name: 'Position stornieren' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Position stornieren' });
  await expectNoLayoutFaults(page);
  await cancelling.getByRole('button', { name: 'Position stornieren' }).click();
  await expect(changes.getByRole('row', { name: 'Magnesium: storniert' })).toBeVisible();
  await page.reload();
  await expect(changes.getByRole('row', { name: 'Gesichtscreme: Menge' })).toContainText('4 Stück');
  await expect(changes.getByRole('row', { name: 'Magnesium: storniert' })).toBeVisible();
  await expectNoLayoutFaults(page);
  await changes.getByRole('button', { name: 'Zurücknehmen: Magnesium: storniert' }).click();
  await expect(changes.getByRole('row', { name: /Magnesium/ })).toHaveCount(0);
  // The button is gone: the focus goes on where the next article would be typed.
  await expect(page.getByRole('textbox', { name: 'Artikelnummer oder SKU' })).toBeFocused();

  await expect(page.getByRole('radio', { name: /Domstraße 12/ })).toBeVisible();
  keys.reset();
  await keys.press('F7', '2');
  await expect(changes.getByRole('row', { name: 'Lieferadresse' })).toBeVisible();
  await keys.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Auftragsbestätigung' })).toContainText('Domstraße 12');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/orderhistory\//);
  expect(keys.count).toBeLessThanOrEqual(4);
});
