import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectNoLayoutFaults, expectNothingSideways, small } from '../fixtures/layoutFaults.ts';

test('A rejected order of a pasted list is opened, corrected and resubmitted within 12 keys, and one key opens the next (REQ E4.1, E4.2; UX Handle time)', async ({
  page,
  desk,
  keys,
  orderDisplay,
}) => {
  await desk.openSignedIn('/rejectionmgmt');
  const number = page.getByRole('textbox', { name: 'Auftragsnummer' });
  await expect(number).toBeFocused();
  await number.fill('1300000110\n1300000107 1300000101');
  await page.keyboard.press('Enter');

  const rejected = page.getByRole('region', { name: 'Arbeitsliste' });
  await expect(rejected.getByText('Rita')).not.toHaveCount(0);
  await expect(rejected.getByRole('rowheader')).not.toHaveCount(0);
  await expectNoLayoutFaults(page, rejected);
  await rejected.getByRole('link', { name: '1300000110' }).click();
  await expect(orderDisplay.heading).toContainText('1300000110');
  const workList = page.getByRole('navigation', { name: 'Arbeitsliste' });
  await expect(workList).toContainText('3 von 3 offen');
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
  await expect(workList).toContainText('2 von 3 offen');

  await workList.getByRole('link', { name: 'Arbeitsliste' }).click();
  await expect(number).toBeFocused();
  keys.reset();
  await keys.press('Enter');
  expect(keys.count).toBe(1);
  await expect(orderDisplay.heading).toContainText('1300000101');
});

/** src/flows/order/preload/claimComplaint.test.ts shows the order that is sent, what is taken over, and what a reload keeps. */
test('An order is printed on one A4 page, without buttons, and copied as text; a complaint goes from another one over the login to the order entry by keyboard, and its bar fits there at 390 px (REQ D2.3)', async ({
  page,
  desk,
  keys,
  orderDisplay,
  orderEntry,
  shell,
}) => {
  await desk.openSignedIn('/orders/1300000206', personas.backOffice);
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

  const bar = page.getByRole('region', { name: 'Reklamation' });
  await shell.openPath('/orders/1300000203');
  await expect(orderDisplay.heading).toContainText('1300000203');
  await page.getByRole('button', { name: 'Reklamation', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/orderapp$/);
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await keys.read();
  await keys.press('Enter');
  await expect(bar).toContainText('Reklamation zu Auftrag 1300000203');
  await expect(bar).toContainText('Zahlungsart übernommen');
  await expect(orderEntry.row('432011001')).toBeVisible();
  await page.setViewportSize(small);
  await expectNothingSideways(page);
});
