import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';

test('The home screen opens applications, the running call and the last customers, each by one key (REQ A5.4)', async ({
  page,
  desk,
  orderEntry,
}) => {
  await desk.openSignedIn('/', personas.everyRole);
  await page.getByRole('link', { name: 'Bestellannahme', exact: true }).waitFor();
  await page.keyboard.press('1');
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle('432011001');
  await page.getByRole('link', { name: 'Kontor' }).click();
  const calls = page.getByRole('region', { name: 'Offene Gespräche' });
  await expect(calls.getByRole('link', { name: 'Erika Musterfrau' })).toBeVisible();
  await expect(calls.getByText('0123456 · 1 Artikel')).toBeVisible();
  await expectNoLayoutFaults(page, page.getByRole('main'));
  await page.keyboard.press('a');
  await expect(orderEntry.basket.getByText('432011001')).toBeVisible();
  await orderEntry.newOrderButton.click();
  await page.getByRole('link', { name: 'Kontor' }).click();
  await expect(page.getByRole('region', { name: 'Letzte Kunden' }).getByText('Erika Musterfrau')).toBeVisible();
  // Single-key shortcuts work only while the focus is in the screen; the click moved it to the link in the header.
  await expect(page.getByRole('link', { name: 'Bestellannahme', exact: true })).toBeFocused();
  await page.keyboard.press('n');
  await expect(orderEntry.birthdayQuestion).toBeVisible();
});
