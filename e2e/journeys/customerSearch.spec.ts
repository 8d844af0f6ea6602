import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

const meier = { Nachname: 'Meier', Straße: 'Neusser*', Ort: 'Köln' };

test.beforeEach(async ({ desk, customers }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await customers.advancedSearch.click();
});

test('Fewer than three fields are refused; too many hits, one, several of a name, and none; a failed search loses nothing, nor does a reload', async ({
  customers: { search },
  consoleWatch,
  page,
  world,
}) => {
  consoleWatch.allowNetworkFailures();
  await test.step('refused without a request', async () => {
    await search.find({ Nachname: 'Meier', Vorname: '*', Ort: 'Köln' });
    await expect(search.region).toContainText('Bitte mindestens drei Felder ausfüllen.');
    await search.find({ Nachname: 'Meier', Ort: 'Köln', Geburtsdatum: '31.02.1950' });
    await expect(search.field('Geburtsdatum')).toHaveAccessibleDescription(/gibt es nicht/);
    expect((await world.requests()).some(({ operation }) => operation === 'searchCustomers')).toBe(false);
  });
  await test.step('the hits', async () => {
    await search.find(meier);
    await expect(search.region).toContainText('Mehr als 10 Treffer. Bitte weitere Felder ausfüllen.');
    await expect(search.hits).toHaveCount(0);
    await search.find({ ...meier, Vorname: 'Ank*' });
    await expect(search.hits).toHaveCount(1);
    await expect(search.region).toContainText('ein Treffer');
    await search.find({ Nachname: 'Drilling', Vorname: 'Sabine', Geburtsdatum: '29.02.1980' });
    await expect(search.hits).toHaveCount(3);
    await expect(search.region).toContainText(
      'Lindenweg 22, 50668 Köln · * 29.02.1980 · sabine.drilling.2@example.com',
    );
    await search.find({ ...meier, Vorname: 'Xaver' });
    await expect(search.region).toContainText('Kein Kunde gefunden.');
  });
  await test.step('the service does not answer: the fields keep their values, the next try succeeds', async () => {
    await world.addFault({ path: '/private/customer-search', times: 1, fault: { kind: 'status', status: 500 } });
    await search.find({ ...meier, Vorname: 'Anke' });
    await expect(search.region.getByRole('alert')).toContainText('Die Kundensuche ist gerade nicht möglich.');
    await expect(search.field('Vorname')).toHaveValue('Anke');
    await search.submit.click();
    await expect(search.hits).toHaveCount(1);
  });
  await test.step('a reload restores the fields except the birthday; Escape closes the search', async () => {
    await search.field('Geburtsdatum').fill('15.02.1951');
    await page.reload();
    await expect(search.field('Nachname')).toHaveValue('Meier');
    await expect(search.field('Geburtsdatum')).toHaveValue('');
    await search.field('Ort').focus();
    await page.keyboard.press('Escape');
    await expect(search.region).toHaveCount(0);
  });
});

test('By keyboard a hit is chosen and its login starts; the customer of an order is loaded, and then the order history opens', async ({
  orderEntry,
  orderHistory,
  customers,
  keys,
  page,
}) => {
  const { search } = customers;
  await expect(search.field('Nachname')).toBeFocused();
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
  await search.loadByOrder.click();
  await expect(search.orderNumber).toHaveAccessibleDescription('Bitte die Auftragsnummer eingeben.');
  await search.orderNumber.fill('1000000001');
  await search.loadByOrder.click();
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await keys.read();
  await keys.press('n');
  await customers.advancedSearch.click();
  await search.orderNumber.fill('1000000001');
  await search.openHistory.click();
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await expect(orderHistory.heading).toBeVisible();
  await expect(page).toHaveURL(/\/orderhistory\/0\d+\?orderId=\d+/);
});
