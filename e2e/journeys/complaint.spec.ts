import { personas } from '../fixtures/desk.ts';
import { expectNothingSideways, small } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';

/** src/flows/order/preload/claimComplaint.test.ts shows the order that is sent, what is taken over, and what a reload keeps. */
test('A complaint goes from the order over the login to the order entry by keyboard, and its bar fits there at 390 px (REQ D2.3)', async ({
  desk,
  keys,
  orderDisplay,
  orderEntry,
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Reklamation' });
  await desk.openSignedIn('/orders/1300000203', personas.backOffice);
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
