import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

test('By keyboard a customer is searched, a hit is chosen and logged in', async ({
  desk,
  orderEntry,
  customers,
  keys,
  page,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  const { search } = customers;
  await customers.advancedSearch.click();
  await search.field('Nachname').focus();
  for (const text of ['Meier', 'Carla', '', 'Köl']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(search.hits).toHaveCount(1);
  await search.hits.focus();
  await page.keyboard.press('Enter');
  await expect(orderEntry.birthdayQuestion).toContainText('Carla Meier · 0170003');
  await keys.read();
  await keys.press('Enter');
  await orderEntry.expectCustomer('0170003');
  await expect(search.region).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
});
