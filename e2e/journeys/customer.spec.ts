import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn();
});

test.describe('A customer by number', () => {
  test('a number that cannot be one is refused at the field without a request; spaces are dropped', async ({
    orderEntry,
    world,
  }) => {
    await orderEntry.enterCustomer('');
    await expect(orderEntry.customerNumber).toHaveAccessibleDescription('Die Kundennummer ist erforderlich!');
    for (const number of ['123', '1234567', '0023456', '01234', '01234X6']) {
      await orderEntry.enterCustomer(number);
      await expect(orderEntry.customerNumber).toHaveAccessibleDescription(/beginnt mit 0|Es fehl/);
    }
    expect((await world.requests()).filter(({ operation }) => operation === 'findCustomer')).toHaveLength(0);
    await orderEntry.enterCustomer(' 012 34 56 ');
    await expect(orderEntry.birthdayQuestion).toContainText('12.08.1964');
  });

  test('not found, locked, deceased and light user: each shows its reason, and the next number can be typed immediately', async ({
    orderEntry,
    customers,
    consoleWatch,
  }) => {
    consoleWatch.allowNetworkFailures();
    await orderEntry.enterCustomer('0999999');
    await expect(orderEntry.customerNumber).toHaveAccessibleDescription(/Kein Kunde mit der Nummer 0999999/);
    await orderEntry.enterCustomer('0123457');
    const alert = orderEntry.customerRegion.getByRole('alert');
    await expect(alert).toContainText('Max Gesperrt ist gesperrt');
    await expect(customers.notes).toContainText('Betrugsverdacht');
    await orderEntry.enterCustomer('0130002');
    await expect(customers.notes).toContainText('verstorben');
    await orderEntry.enterCustomer('0400001');
    await expect(alert).toContainText('Lea Leicht hat nur ein Kurzkonto');
    await expect(orderEntry.customerNumber).toBeFocused();
    await expect(orderEntry.open).toContainText('Kunden laden');
    await orderEntry.loadCustomer('0123456');
    await expect(orderEntry.customerRegion.getByRole('alert')).toHaveCount(0);
  });

  test('of another country: a message, and one click switches the country and loads the customer', async ({
    orderEntry,
    page,
  }) => {
    await orderEntry.enterCustomer('0200001');
    await expect(orderEntry.customerRegion).toContainText('Anna Gruber hat das Kundenkonto in Österreich');
    await orderEntry.customerRegion
      .getByRole('button', { name: 'Land wechseln (Österreich) und Kunden laden' })
      .click();
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await orderEntry.expectCustomer('0200001');
    await expect(page.getByRole('button', { name: 'Land: Österreich' })).toBeVisible();
    await orderEntry.addArticle(cream);
    await orderEntry.address(/^Rechnungsadresse/).check();
    await orderEntry.pay('Nachnahme');
    await expect(orderEntry.figure('Nachnahmegebühr')).toHaveText('4,50 €');
    await orderEntry.submit();
    await orderEntry.confirmation.readNumber();
  });

  test('the birthday denied by N loads nobody; the same customer again is asked for the birthday again', async ({
    orderEntry,
    keys,
  }) => {
    await orderEntry.enterCustomer('0123456');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('n');
    await expect(orderEntry.birthdayQuestion).toHaveCount(0);
    await expect(orderEntry.customerRegion).toContainText('der Kunde ist nicht geladen');
    await expect(orderEntry.open).toContainText('Kunden laden');

    await orderEntry.loadCustomer('0123456');
    await orderEntry.addArticle(cream);
    await orderEntry.enterCustomer('0123456');
    await orderEntry.sameCustomerQuestion.getByRole('button', { name: 'Abbrechen' }).click();
    await orderEntry.expectCustomer('0123456');
    await orderEntry.enterCustomer('0123456');
    await orderEntry.sameCustomerQuestion.getByRole('button', { name: 'Erneut prüfen' }).click();
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await orderEntry.expectCustomer('0123456');
    await expect(orderEntry.quantity(cream)).toHaveValue('1');
  });

  test('no data of the previous customer is shown with the next one', async ({ orderEntry }) => {
    await orderEntry.loadCustomer('0110001');
    await orderEntry.addArticle(cream);
    await orderEntry.pay('Bankeinzug');
    await orderEntry.agreeToKnownBank();
    await orderEntry.expectReady();
    await orderEntry.loadCustomer('0123456');
    // The basket names the customer for whom its articles were added; no other region does.
    await expect(orderEntry.basket).toContainText('mit Sabine Konto ausgewählt');
    for (const region of [orderEntry.customerRegion, orderEntry.payment, orderEntry.offer, orderEntry.open]) {
      await expect(region).not.toContainText('Sabine');
    }
    await expect(orderEntry.paymentOption('Bankeinzug')).not.toBeChecked();
    await expect(orderEntry.payment).not.toContainText(/\*{2,}|XXXX|•/);
    await expect(orderEntry.addresses).not.toContainText('Konto');
    await orderEntry.pay('Rechnung');
    await orderEntry.submit();
    await orderEntry.confirmation.readNumber();
  });
});

test.describe('Missing customer data', () => {
  test('without a birthday the order is blocked with a message', async ({ orderEntry, customers }) => {
    await orderEntry.enterCustomer('0700002');
    await customers.missingBirthday.press('Escape');
    await orderEntry.expectCustomer('0700002');
    await orderEntry.addArticle(cream);
    await orderEntry.pay('Rechnung');
    await expect(orderEntry.open.getByRole('listitem')).toHaveText([
      'Customer date of birth is empty: Geburtsdatum eintragen',
    ]);
    await orderEntry.page.keyboard.press('Control+Enter');
    await expect(orderEntry.confirmation.dialog).toHaveCount(0);
  });

  test('disabled payment methods show the reason', async ({ orderEntry }) => {
    await orderEntry.loadCustomer('0110003');
    await orderEntry.addArticle(cream);
    await orderEntry.expectOffer();
    await expect(orderEntry.paymentOption('Rechnung')).toBeDisabled();
    await expect(orderEntry.paymentOption('Rechnung')).toHaveAccessibleName(/Rechnung.{8,}/);
    await expect(orderEntry.paymentOption('Nachnahme')).toBeEnabled();
    await orderEntry.loadCustomer('0110007');
    await orderEntry.addArticle('454287001');
    await expect(orderEntry.paymentOption('Rechnung')).toBeDisabled();
    await expect(orderEntry.paymentOption('Rechnung')).toHaveAccessibleName(/100/);
  });
});

test('The last ten customers are listed, the newest first, and one click loads one', async ({ orderEntry }) => {
  // Eleven customers: the list drops the first.
  const numbers = Array.from({ length: 7 }, (_, index) => `011000${String(index + 1)}`);
  numbers.push('0120001', '0120002', '0120003', '0123456');
  for (const number of numbers) await orderEntry.loadCustomer(number);
  await orderEntry.newOrderButton.click();
  const list = orderEntry.customerRegion.getByRole('listitem');
  await expect(list).toHaveCount(10);
  await expect(list.first()).toContainText('0123456');
  await expect(list.last()).toContainText('0110002');
  await list.nth(2).getByRole('button').click();
  await expect(orderEntry.birthdayQuestion).toContainText('0120002');
});
