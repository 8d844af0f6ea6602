import { expect, test } from '../fixtures/test.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';

const path = '/edit-order/1300000201';

test('An order is edited with every operation, a change is taken back, and the rest submitted (REQ F1.2, F2.1, F2.2, F2.5, F3.1, F3.3, F3.8)', async ({
  page,
  desk,
  world,
}) => {
  await desk.openSignedIn(path);
  const positions = page.getByRole('region', { name: 'Positionen' });
  const changes = page.getByRole('region', { name: 'Änderungen' });
  const row = (article: string) => positions.getByRole('row', { name: article });
  const field = page.getByLabel('Artikelnummer oder SKU');
  await expect(row('Gesichtscreme').getByLabel('Menge')).toBeFocused();

  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await row('Kette Anker').getByLabel('Preisdatum').fill('1.11.2026');
  await page.keyboard.press('Enter');
  await row('Magnesium').getByRole('button', { name: 'Position stornieren' }).click();
  const question = page.getByRole('dialog', { name: 'Position stornieren' });
  await expectNoLayoutFaults(page);
  await question.getByRole('button', { name: 'Position stornieren' }).click();
  await field.fill('454287001*2');
  await field.press('Enter');
  await row('454287001').getByLabel('Altgerät wird zurückgenommen').check();
  await field.fill('410217');
  await field.press('Enter');
  const details = page.getByRole('dialog');
  await expect(details.getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: /Domstraße 12/ }).check();
  await page.getByLabel('Gutscheincode').fill('SOMMER');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Gutschein SOMMER entfernen' }).click();
  await page.getByLabel('Versandkosten').selectOption({ label: 'erlassen: Umtausch' });
  await page.getByLabel('Telefon').fill('0221 7654321');
  await page.getByRole('button', { name: 'Kontakt übernehmen' }).click();
  await page.getByRole('radio', { name: /Bankeinzug/ }).check();
  await page.getByRole('button', { name: /hinterlegte Bankverbindung/ }).click();
  for (const what of [
    'Gesichtscreme: Menge',
    'Kette Anker: Preisdatum',
    'Magnesium: storniert',
    'Heißluftfritteuse: neue Position',
    'Lieferadresse',
    'Versandkosten',
    'Kontakt',
    'Zahlung',
  ]) {
    await expect(changes.getByRole('row', { name: what })).toBeVisible();
  }
  await expectNoLayoutFaults(page);
  await changes.getByRole('button', { name: 'Zurücknehmen: Magnesium: storniert' }).click();
  await expect(changes.getByRole('row', { name: /Magnesium/ })).toHaveCount(0);
  // The button is gone: the focus goes on where the next article would be typed.
  await expect(page.getByRole('textbox', { name: 'Artikelnummer oder SKU' })).toBeFocused();
  await row('454287001').getByRole('button', { name: 'Position entfernen' }).click();
  await expect(row('454287001')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  const confirmation = page.getByRole('dialog', { name: 'Auftragsbestätigung' });
  await expect(confirmation).toContainText('3 × Gesichtscreme');
  await expectNoLayoutFaults(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orderhistory\/0180011$/);
  const sent = (await world.requests()).map(({ operation }) => operation);
  expect(sent.filter((operation) => operation === 'submitEditedOrder')).toHaveLength(1);
  // Opened, and read once more before the submission (DECISIONS 244).
  expect(sent.filter((operation) => operation === 'initEditOrder')).toHaveLength(2);

  await page.goto('/edited-order/history/1300000201');
  await expect(page.getByRole('row', { name: /Menge geändert/ })).toContainText('3 × Gesichtscreme');
  await expectNoLayoutFaults(page);
});

test('Leaving an edit asks, and clears its draft; a reload in the middle loses nothing (REQ F3.4, QUALITY 10)', async ({
  page,
  desk,
  world,
}) => {
  await desk.openSignedIn(path);
  const quantity = page.getByRole('row', { name: /Gesichtscreme/ }).getByLabel('Menge');
  await quantity.fill('4');
  await page.keyboard.press('Enter');
  const change = page.getByRole('row', { name: /Gesichtscreme: Menge/ });
  await expect(change).toContainText('4 Stück');
  await page.reload();
  await expect(change).toContainText('4 Stück');

  await page.getByRole('link', { name: 'Kontor' }).click();
  const question = page.getByRole('dialog', { name: 'Bearbeitung verlassen' });
  await expectNoLayoutFaults(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(change).toBeVisible();
  await page.getByRole('button', { name: 'Zur Bestellhistorie' }).click();
  await question.getByRole('button', { name: 'Verlassen und verwerfen' }).click();
  await expect(page).toHaveURL(/\/orderhistory\/0180011$/);
  expect((await world.requests()).map(({ operation }) => operation)).toContain('clearEditedOrder');
  await page.goto(path);
  await expect(quantity).toHaveValue('1');
  await quantity.fill('2');
  await page.keyboard.press('Enter');
  await expect(change).toBeVisible();
  await page.getByRole('link', { name: 'Kontor' }).click();
  await question.getByRole('button', { name: 'Verlassen und verwerfen' }).click();
  await expect(page).toHaveURL(/\/orderhistory\/0180011$/);
});

test('Two tabs edit the same order: the second learns by name what the first has changed', async ({
  page,
  desk,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn(path);
  const other = await page.context().newPage();
  await other.goto(path);
  const quantityIn = (tab: typeof page) => tab.getByRole('row', { name: /Gesichtscreme/ }).getByLabel('Menge');
  await quantityIn(other).fill('2');
  await other.keyboard.press('Control+Enter');
  // The first one is held back: it would send a total that was not on the screen.
  await expect(other.getByText(/Nicht abgeschickt/)).toBeVisible();
  await other.keyboard.press('Control+Enter');
  await expect(other.getByRole('dialog', { name: 'Auftragsbestätigung' })).toBeVisible();
  await page.bringToFront();
  await page.getByLabel('Telefon').fill('0221 7654321');
  await page.getByRole('button', { name: 'Kontakt übernehmen' }).click();
  await expect(page.getByRole('alert')).toContainText('Gesichtscreme: Menge: 1 Stück → 2 Stück');
  await expectNoLayoutFaults(page);
  await other.close();
});

test('The quantity of the first position is changed and submitted within 14 keys (UX Handle time)', async ({
  page,
  desk,
  keys,
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
  await keys.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Auftragsbestätigung' })).toContainText('3 × Gesichtscreme');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/orderhistory\//);
  expect(keys.count).toBeLessThanOrEqual(14);
});

test('The delivery address of an edited order is changed and submitted within 4 keys (UX Handle time)', async ({
  page,
  desk,
  keys,
}) => {
  await desk.openSignedIn(path);
  await expect(page.getByRole('row', { name: /Gesichtscreme/ }).getByLabel('Menge')).toBeFocused();
  await expect(page.getByRole('radio', { name: /Domstraße 12/ })).toBeVisible();
  await keys.press('F7', '2');
  await expect(
    page.getByRole('region', { name: 'Änderungen' }).getByRole('row', { name: 'Lieferadresse' }),
  ).toBeVisible();
  await keys.press('Control+Enter');
  const confirmation = page.getByRole('dialog', { name: 'Auftragsbestätigung' });
  await expect(confirmation).toContainText('Domstraße 12');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/orderhistory\//);
  expect(keys.count).toBeLessThanOrEqual(4);
});
