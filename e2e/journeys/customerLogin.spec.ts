import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
});

test('A customer of another country who moved: a refused change shows the detail of the service; then the country is changed and the login goes on', async ({
  orderEntry,
  page,
  consoleWatch,
  world,
}) => {
  consoleWatch.allowNetworkFailures();
  await world.choose('countryChangeRefused');
  await page.reload();
  await orderEntry.enterCustomer('0200001');
  const change = orderEntry.customerRegion.getByRole('button', { name: 'Land des Kunden auf Deutschland ändern' });
  await change.click();
  const alert = orderEntry.customerRegion.getByRole('alert');
  await expect(alert).toContainText('Land kann nicht in Deutschland geändert werden');
  await expect(alert).toContainText('Der Kunde hat noch offene Aufträge.');
  await expect(orderEntry.birthdayQuestion).toHaveCount(0);
  await world.clearFaults();
  await change.click();
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await orderEntry.expectCustomer('0200001');
  await expect(page.getByRole('button', { name: 'Land: Deutschland' })).toBeVisible();
});

test('A light user is completed by the form and orders under the old number', async ({ orderEntry, customers }) => {
  await orderEntry.enterCustomer('0400001');
  await orderEntry.customerRegion.getByRole('button', { name: 'Kundendaten vervollständigen' }).click();
  const form = customers.form('Kundendaten vervollständigen');
  await form.expectFields({ Vorname: 'Lea', Nachname: 'Leicht', 'E-Mail-Adresse': 'lea.leicht@example.com' });
  await form.enter({ 'Telefon mobil': '0171 5556677' });
  await form.take.click();
  await orderEntry.expectCustomer('0400001');
  await expect(orderEntry.birthdayQuestion).toHaveCount(0);
  await expect(customers.region.getByText('✎ geändert')).toBeVisible();
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});

test('No birthday on file: a missing or invalid one is refused at the field, "later" blocks the order, and one typed fast is saved with it', async ({
  orderEntry,
  customers,
  page,
}) => {
  const field = customers.missingBirthday.getByRole('textbox', { name: 'Geburtsdatum' });
  await orderEntry.enterCustomer('0700002');
  for (const [typed, message] of [
    ['', /Bitte das Geburtsdatum eingeben/],
    ['31.02.1960', /gibt es nicht/],
    ['01.01.2015', /18 Jahre/],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(message);
  }
  await customers.missingBirthday.getByRole('button', { name: 'Später' }).click();
  await orderEntry.expectCustomer('0700002');
  await expect(customers.notes).toContainText('Geburtsdatum fehlt');
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await expect(orderEntry.open.getByRole('listitem')).toHaveText([
    'Customer date of birth is empty: Geburtsdatum eintragen',
  ]);
  await page.keyboard.press('Control+Enter');
  await expect(orderEntry.confirmation.dialog).toHaveCount(0);
  await orderEntry.newOrderButton.click();

  await orderEntry.enterCustomer('0700002');
  await expect(field).toBeFocused();
  await page.keyboard.type('01021960');
  await page.keyboard.press('Enter');
  await orderEntry.expectCustomer('0700002');
  await expect(customers.region).toContainText('01.02.1960');
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await orderEntry.confirmation.newOrder.click();
  await orderEntry.enterCustomer('0700002');
  await expect(orderEntry.birthdayQuestion).toContainText('01.02.1960');
});

test('Reception not asked yet: one digit answers, and it is not asked again (REQ B6.2, B6.3)', async ({
  orderEntry,
  customers,
  keys,
  world,
}) => {
  await orderEntry.enterCustomer('0900002');
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await expect(customers.survey).toBeVisible();
  await expect(customers.consent.dialog).toHaveCount(0);
  await expect(customers.survey.getByRole('button', { name: 'MagentaTV' })).toHaveAttribute('aria-keyshortcuts', '7');
  await keys.read();
  await keys.press('7');
  await orderEntry.expectCustomer('0900002');
  await expect
    .poll(async () => (await world.requests()).filter(({ operation }) => operation === 'changePreferences').length)
    .toBe(1);
  await orderEntry.newOrderButton.click();
  await orderEntry.loadCustomer('0900002');
  await expect(customers.survey).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
});
