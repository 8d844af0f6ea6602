import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

const meier = { Nachname: 'Meier', Straße: 'Neusser*', Ort: 'Köln' };

test.beforeEach(async ({ desk, customers }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await customers.advancedSearch.click();
});

test('fewer than three fields and an invalid date are refused without a request', async ({
  customers: { search },
  world,
}) => {
  await search.find({ Nachname: 'Meier', Ort: 'Köln' });
  await expect(search.region).toContainText('Bitte mindestens drei Felder ausfüllen.');
  await search.find({ Nachname: 'Meier', Vorname: '*', Ort: 'Köln' });
  await expect(search.region).toContainText('Bitte mindestens drei Felder ausfüllen.');
  await search.find({ Nachname: 'Meier', Ort: 'Köln', Geburtsdatum: '31.02.1950' });
  await expect(search.field('Geburtsdatum')).toHaveAccessibleDescription(/gibt es nicht/);
  expect((await world.requests()).some(({ operation }) => operation === 'searchCustomers')).toBe(false);
});

test('too many hits, one with a further field or a star, and none', async ({ customers: { search }, consoleWatch }) => {
  consoleWatch.allowNetworkFailures();
  await search.find(meier);
  await expect(search.region).toContainText('Mehr als 10 Treffer. Bitte weitere Felder ausfüllen.');
  await expect(search.hits).toHaveCount(0);
  await search.find({ ...meier, Vorname: 'Ank*' });
  await expect(search.hits).toHaveCount(1);
  await expect(search.region).toContainText('ein Treffer');
  await search.find({ Nachname: 'Meier', Vorname: 'Bastian', Geburtsdatum: '15.02.1951' });
  await expect(search.hits).toHaveText(['Bastian Meier']);
  await search.find({ ...meier, Vorname: 'Xaver' });
  await expect(search.region).toContainText('Kein Kunde gefunden.');
});

test('by keyboard: Enter searches, a hit is chosen, its login starts', async ({
  orderEntry,
  customers,
  keys,
  page,
}) => {
  await expect(customers.search.field('Nachname')).toBeFocused();
  for (const text of ['Meier', 'Carla', '', 'Köl']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(customers.search.hits).toHaveCount(1);
  await customers.search.hits.focus();
  await page.keyboard.press('Enter');
  await expect(orderEntry.birthdayQuestion).toContainText('Carla Meier · 0170003');
  await keys.read();
  await keys.press('Enter');
  await orderEntry.expectCustomer('0170003');
  await expect(customers.search.region).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
});

test('a hit can be told apart from others of the same name', async ({ customers: { search } }) => {
  await search.find({ Nachname: 'Drilling', Vorname: 'Sabine', Geburtsdatum: '29.02.1980' });
  await expect(search.hits).toHaveCount(3);
  await expect(search.region).toContainText('Lindenweg 22, 50668 Köln · * 29.02.1980 · sabine.drilling.2@example.com');
});

test('the service does not answer: a message is shown, the fields keep their values, the next try succeeds', async ({
  customers: { search },
  world,
}) => {
  await world.addFault({ path: '/private/customer-search', fault: { kind: 'status', status: 500 } });
  await search.find({ ...meier, Vorname: 'Anke' });
  await expect(search.region.getByRole('alert')).toContainText('Die Kundensuche ist gerade nicht möglich.');
  await expect(search.field('Vorname')).toHaveValue('Anke');
  await world.clearFaults();
  await search.submit.click();
  await expect(search.hits).toHaveCount(1);
});

test('a reload restores the fields except the birthday; Escape closes the search', async ({
  customers: { search },
  page,
}) => {
  for (const name of ['Nachname', 'Ort', 'Geburtsdatum'] as const) {
    await search.field(name).fill(name === 'Geburtsdatum' ? '15.02.1951' : 'Meier');
  }
  await page.reload();
  await expect(search.field('Nachname')).toHaveValue('Meier');
  await expect(search.field('Geburtsdatum')).toHaveValue('');
  await search.field('Ort').focus();
  await page.keyboard.press('Escape');
  await expect(search.region).toHaveCount(0);
});

test.describe('The customer of an order', () => {
  test('is loaded by the order number', async ({ orderEntry, customers: { search } }) => {
    await search.loadByOrder.click();
    await expect(search.orderNumber).toHaveAccessibleDescription('Bitte die Auftragsnummer eingeben.');
    await search.orderNumber.fill('1000000001');
    await search.loadByOrder.click();
    await expect(orderEntry.birthdayQuestion).toBeVisible();
  });

  test('is loaded, and then the order history opens', async ({
    orderEntry,
    orderHistory,
    customers: { search },
    page,
  }) => {
    await search.orderNumber.fill('1000000001');
    await search.openHistory.click();
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await expect(orderHistory.heading).toBeVisible();
    await expect(page).toHaveURL(/\/orderhistory\/0\d+\?orderId=\d+/);
  });
});
