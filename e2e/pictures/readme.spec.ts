import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import { aNewCustomer } from '../pages/customerForm.ts';
import type { Page } from 'playwright/test';

/** Takes a picture for README.md once late parts have loaded and short notices are gone. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(4500);
  await page.screenshot({ path: `docs/pictures/${name}.png`, animations: 'disabled' });
}

test('order-entry', async ({ page, desk, orderEntry }) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  for (const sku of ['432011001', '443015001']) await orderEntry.addArticle(sku);
  await orderEntry.pay('Rechnung');
  await orderEntry.expectReady();
  await page.keyboard.press('Control+g');
  await orderEntry.redeem('SOMMER');
  await orderEntry.search.focus();
  await orderEntry.expectReady();
  await take(page, 'order-entry');
});

test('rejected-order', async ({ page, desk }) => {
  await desk.openSignedIn('/orders/1300000110', personas.backOffice);
  await expect(page.getByRole('region', { name: 'Ablehnung' })).toBeVisible();
  await take(page, 'rejected-order');
});

test('edit-order', async ({ page, desk }) => {
  await desk.openSignedIn('/edit-order/1300000201');
  const quantity = page.getByRole('region', { name: 'Positionen' }).getByLabel('Menge').first();
  await quantity.fill('2');
  await quantity.press('Enter');
  await page.getByRole('textbox', { name: /Gutscheincode/ }).fill('SOMMER');
  await page.keyboard.press('Enter');
  await take(page, 'edit-order');
});

test('subscriptions', async ({ page, desk }) => {
  await desk.openSignedIn('/subscription-product-management', personas.backOffice);
  for (const number of ['7000001', '7000003', '7000011']) {
    await page.getByRole('checkbox', { name: `${number} auswählen` }).check();
  }
  await take(page, 'subscriptions');
});

test('home', async ({ page, desk, orderEntry }) => {
  await desk.openSignedIn('/rejectionmgmt', personas.everyRole);
  await page.getByLabel('Auftragsnummer').fill('1300000110 1300000107');
  await page.keyboard.press('Enter');
  await page.goto('/orderapp');
  for (const number of ['0150040', '0123456']) await orderEntry.loadCustomer(number);
  await orderEntry.addArticle('432011001');
  await page.getByRole('link', { name: 'Kontor' }).click();
  await take(page, 'home');
});

test('duplicates', async ({ desk, customers, page }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  await form.enter({ ...aNewCustomer, Vorname: 'Doris', Nachname: 'Doppel', Geburtsdatum: '17.05.1971' });
  await form.take.click();
  await expect(customers.duplicates('Diesen Kunden gibt es vielleicht schon')).toBeVisible();
  await take(page, 'duplicates');
});
