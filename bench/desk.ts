import type { Page } from 'playwright';
import { fieldLabel } from './page.ts';

/** Loads a customer and confirms the date of birth. */
export async function loadCustomer(page: Page, number: string): Promise<void> {
  await page.getByLabel(fieldLabel).first().fill(number);
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Stimmt überein/ })
    .click();
}

/** Adds an article and waits for its line. */
export async function addArticle(page: Page, sku: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Artikelnummer, SKU oder Text' });
  await search.fill(sku);
  await search.press('Enter');
  await page.locator(`[data-sku="${sku}"]`).waitFor();
}
