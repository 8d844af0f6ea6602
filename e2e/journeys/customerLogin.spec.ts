import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
});

test.describe('Of another country', () => {
  test('the customer moved: the country is changed and the login goes on', async ({ orderEntry, page, world }) => {
    await orderEntry.enterCustomer('0200001');
    await orderEntry.customerRegion.getByRole('button', { name: 'Land des Kunden auf Deutschland ändern' }).click();
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await orderEntry.expectCustomer('0200001');
    await expect(page.getByRole('button', { name: 'Land: Deutschland' })).toBeVisible();
    expect((await world.requests()).filter(({ operation }) => operation === 'changeCustomerCountry')).toHaveLength(1);
  });

  test('the change is refused: the message contains the detail of the service', async ({
    orderEntry,
    page,
    consoleWatch,
    world,
  }) => {
    consoleWatch.allowNetworkFailures();
    await world.choose('countryChangeRefused');
    await page.reload();
    await orderEntry.enterCustomer('0200001');
    await orderEntry.customerRegion.getByRole('button', { name: 'Land des Kunden auf Deutschland ändern' }).click();
    const alert = orderEntry.customerRegion.getByRole('alert');
    await expect(alert).toContainText('Land kann nicht in Deutschland geändert werden');
    await expect(alert).toContainText('Der Kunde hat noch offene Aufträge.');
    await expect(orderEntry.birthdayQuestion).toHaveCount(0);
    await alert.getByRole('button', { name: 'Land wechseln (Österreich) und Kunden laden' }).click();
    await expect(orderEntry.birthdayQuestion).toBeVisible();
  });
});

test('a light user is completed by the form and orders under the old number', async ({ orderEntry, customers }) => {
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

test.describe('No birthday on file', () => {
  test('typed fast, it is saved with the order and shown at the next login', async ({
    orderEntry,
    customers,
    page,
  }) => {
    await orderEntry.enterCustomer('0700002');
    await expect(customers.missingBirthday.getByRole('textbox', { name: 'Geburtsdatum' })).toBeFocused();
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

  test('a missing or invalid date shows a message at the field; "later" leaves it open', async ({
    orderEntry,
    customers,
  }) => {
    await orderEntry.enterCustomer('0700002');
    const field = customers.missingBirthday.getByRole('textbox', { name: 'Geburtsdatum' });
    for (const [typed, message] of [
      ['', /Bitte das Geburtsdatum eingeben/],
      ['31.02.1960', /gibt es nicht/],
      ['01.01.1899', /1900 oder später/],
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
    await expect(orderEntry.open.getByRole('button', { name: /^Customer date of birth is empty/ })).toBeVisible();
  });
});

test.describe('Consent or survey', () => {
  test('consent not asked yet: it is asked after the birthday, without the survey', async ({
    orderEntry,
    customers,
  }) => {
    await orderEntry.enterCustomer('0900001');
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await expect(customers.consent.dialog).toBeVisible();
    await customers.consent.later.click();
    await orderEntry.expectCustomer('0900001');
    await expect(customers.survey).toHaveCount(0);
  });

  test('reception not asked yet: one digit answers, and it is not asked again (REQ B6.2, B6.3)', async ({
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
});

test('after a refused number the next one replaces it as typed, whoever is loaded; no key reaches another field', async ({
  orderEntry,
  keys,
  page,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await orderEntry.loadCustomer('0123456');
  for (const refused of ['0123457', '0999999', '0200001']) {
    await page.keyboard.press('F2');
    await page.keyboard.type(refused);
    await page.keyboard.press('Enter');
    // For a customer of another country the focus is on the first button that continues the login.
    const focused =
      refused === '0200001' ? orderEntry.customerRegion.getByRole('button', { name: /Österreich/ }) : null;
    await expect(focused?.first() ?? orderEntry.customerNumber).toBeFocused();
    await expect(orderEntry.open).toContainText('Kundenanmeldung abschließen');
  }
  await page.keyboard.type('0110001');
  await expect(orderEntry.customerNumber).toHaveValue('0110001');
  await expect(orderEntry.search).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await keys.read();
  await keys.press('n');
  await expect(orderEntry.customerNumber).toBeFocused();
  await page.keyboard.type('0123456');
  await expect(orderEntry.customerNumber).toHaveValue('0123456');
});
