import { expect, test } from '../fixtures/test.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';

test('Rejected orders are worked through: opened by number, corrected, resubmitted, cancelled (REQ E4.1, E4.2, E4.3, E4.4; UX Handle time)', async ({
  page,
  desk,
  keys,
  orderDisplay,
  consoleWatch,
  accessible,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn('/rejectionmgmt');
  const number = page.getByRole('textbox', { name: 'Auftragsnummer' });
  await expect(number).toBeFocused();
  await accessible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Erforderlich');
  await number.fill('1399999999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('1399999999 gibt es nicht');
  await number.fill('1300000110\n1300000107 1300000101');
  await expect(page.getByText('3 erkannt, 0 doppelt, 0 ungültig')).toBeVisible();
  await page.keyboard.press('Enter');

  const rejected = page.getByRole('region', { name: 'Arbeitsliste' });
  await expect(rejected.getByText('Rita')).not.toHaveCount(0);
  await expect(rejected.getByRole('rowheader')).not.toHaveCount(0);
  await expectNoLayoutFaults(page);
  await rejected.getByRole('link', { name: '1300000110' }).click();
  await expect(orderDisplay.heading).toContainText('1300000110');
  const workList = page.getByRole('navigation', { name: 'Arbeitsliste' });
  await expect(workList).toContainText('3 von 3 offen');
  await accessible();
  keys.reset();
  await keys.press('k');
  await expect(page.getByRole('combobox', { name: 'Anrede' })).toBeFocused();
  await expectNoLayoutFaults(page);
  await keys.press('Tab', 'Tab', 'Tab');
  await keys.type('Neumann');
  await keys.press('Control+Enter');
  expect(keys.count).toBeLessThanOrEqual(12);
  await expect(page.getByText('Resubmission success')).toBeVisible();
  await expect(orderDisplay.fact('Kunde')).toHaveText('Frau Rita Neumann');
  // The page loads itself again, and shows the same.
  await page.waitForEvent('load', { timeout: 15_000 });
  await expect(orderDisplay.fact('Kunde')).toHaveText('Frau Rita Neumann');
  await expect(workList).toContainText('2 von 3 offen');

  await expect(page.getByRole('main')).toBeFocused();
  await workList.getByRole('link', { name: 'Arbeitsliste' }).click();
  // Rejected some seconds less than three days before the world began.
  await expect(rejected.getByText(/^vor [23] Tagen$/)).toHaveCount(2);
  await expect(number).toBeFocused();
  keys.reset();
  await keys.press('Enter');
  expect(keys.count).toBe(1);
  await expect(orderDisplay.heading).toContainText('1300000101');
  await page.getByRole('button', { name: 'Stornieren' }).click();
  const question = page.getByRole('dialog', { name: 'Auftrag stornieren' });
  await expect(question).toContainText('1300000101');
  await expectNoLayoutFaults(page);
  await question.getByRole('button', { name: 'Stornieren' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('region', { name: 'Statusverlauf' }).getByRole('listitem').first()).toContainText(
    'storniert',
  );

  await keys.press('n');
  await expect(orderDisplay.heading).toContainText('1300000107');
  await workList.getByRole('button', { name: 'Überspringen' }).click();
  await expect(page.getByText('Alle Aufträge der Arbeitsliste sind erledigt oder übersprungen.')).toBeVisible();
  await accessible();
});

test('An order is printed on one A4 page, without buttons, and copied as text; a rejected one is recreated, and steps that fail are repaired (REQ D3.2)', async ({
  page,
  desk,
  keys,
  orderDisplay,
  orderEntry,
  shell,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn('/orders/1300000206');
  await expect(orderDisplay.fact('Zahlung')).toHaveText('Ratenzahlung');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Als Text kopieren' }).click();
  await expect(page.getByText('Der Auftrag wurde als Text kopiert.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Auftrag 1300000206');
  expect(text).toContain('3 Raten zu');
  expect(text).not.toContain('12.08.1964');

  await shell.openPath('/');
  await shell.openPath('/orders/1300000252');
  await page.getByRole('button', { name: 'Auftrag neu anlegen' }).click();
  await expect(page.getByRole('dialog', { name: 'Geburtsdatum prüfen' })).toBeVisible();
  await keys.read();
  await keys.press('Enter');
  const steps = page.getByRole('region', { name: 'Neu angelegter Auftrag' });
  await expect(steps).toContainText('Zahlungsart übernommen');
  await expect(steps).toContainText('Warenkorb offen');
  await expect(steps).toContainText('Gutschein offen');
  await page.reload();
  await expect(steps).toContainText('Die Übernahme wurde unterbrochen');
  await steps.getByRole('button', { name: 'Warenkorb: erneut versuchen' }).click();
  await expect(steps).toContainText('Nicht übernommen: Akku-Staubsauger');
  await steps.getByRole('button', { name: 'Warenkorb: ohne weitermachen' }).click();
  await steps.getByRole('button', { name: 'Gutschein: ohne weitermachen' }).click();
  await expect(steps).toContainText('Gutschein übernommen');
  await expectNoLayoutFaults(page);
  await orderEntry.expectReady();
});
