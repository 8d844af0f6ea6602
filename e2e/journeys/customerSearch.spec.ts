import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

test('By keyboard a hit is chosen and its login starts; a reload restores the fields except the birthday; the customer of an order is loaded, and then the order history opens', async ({
  desk,
  orderEntry,
  orderHistory,
  customers,
  keys,
  page,
  accessible,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  const { search } = customers;
  await customers.advancedSearch.click();
  await search.find({ Nachname: 'Meier', Vorname: 'Ank*', Ort: 'Köln', Geburtsdatum: '15.02.1951' });
  await expect(search.region.getByText(/^Kein Kunde gefunden\./)).toBeVisible();
  await accessible();
  await page.reload();
  await expect(search.field('Nachname')).toHaveValue('Meier');
  await expect(search.field('Geburtsdatum')).toHaveValue('');
  await search.field('Ort').focus();
  await page.keyboard.press('Escape');
  await expect(search.region).toHaveCount(0);

  await customers.advancedSearch.click();
  await search.field('Nachname').fill('');
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

  await orderEntry.newOrderButton.click();
  await customers.advancedSearch.click();
  await search.orderNumber.fill('1000000001');
  await search.openHistory.click();
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await expect(orderHistory.heading).toBeVisible();
  await expect(page).toHaveURL(/\/orderhistory\/0\d+\?orderId=\d+/);
});
