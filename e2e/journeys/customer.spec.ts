import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn();
});

test('A number: refused at the field, not found, locked, deceased, denied or of a light user, it shows its reason, and the next one can be typed at once', async ({
  orderEntry,
  customers,
  keys,
  page,
  consoleWatch,
  world,
}) => {
  consoleWatch.allowNetworkFailures();
  const alert = orderEntry.customerRegion.getByRole('alert');
  await test.step('what cannot be a number sends no request; spaces are dropped', async () => {
    await orderEntry.enterCustomer('');
    await expect(orderEntry.customerNumber).toHaveAccessibleDescription('Die Kundennummer ist erforderlich!');
    for (const number of ['123', '01234X6']) {
      await orderEntry.enterCustomer(number);
      await expect(orderEntry.customerNumber).toHaveAccessibleDescription(/beginnt mit 0|Es fehlt/);
    }
    expect((await world.requests()).filter(({ operation }) => operation === 'findCustomer')).toHaveLength(0);
    await orderEntry.enterCustomer(' 012 34 56 ');
    await expect(orderEntry.birthdayQuestion).toContainText('12.08.1964');
  });
  await test.step('a birthday denied by N loads nobody', async () => {
    await keys.read();
    await keys.press('n');
    await expect(orderEntry.birthdayQuestion).toHaveCount(0);
    await expect(orderEntry.customerRegion).toContainText('der Kunde ist nicht geladen');
    await expect(orderEntry.open).toContainText('Kunden laden');
    await expect(orderEntry.customerNumber).toBeFocused();
  });
  await test.step('who cannot order is named with the reason', async () => {
    await orderEntry.enterCustomer('0999999');
    await expect(orderEntry.customerNumber).toHaveAccessibleDescription(/Kein Kunde mit der Nummer 0999999/);
    await orderEntry.enterCustomer('0130002');
    await expect(customers.notes).toContainText('verstorben');
    await orderEntry.enterCustomer('0400001');
    await expect(alert).toContainText('Lea Leicht hat nur ein Kurzkonto');
    await orderEntry.enterCustomer('0123457');
    await expect(alert).toContainText('Max Gesperrt ist gesperrt');
    await expect(customers.notes).toContainText('Betrugsverdacht');
    await expect(orderEntry.customerNumber).toBeFocused();
    await expect(orderEntry.open).toContainText('Kunden laden');
  });
  await test.step('the next number replaces it as typed; no key reaches another field', async () => {
    await page.keyboard.type('0123456');
    await expect(orderEntry.customerNumber).toHaveValue('0123456');
    await expect(orderEntry.search).toHaveValue('');
    await page.keyboard.press('Enter');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await orderEntry.expectCustomer('0123456');
    await expect(alert).toHaveCount(0);
  });
  await test.step('the same customer again is asked for the birthday again', async () => {
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
});

test('No data of the previous customer is shown with the next one; both are in the list of the last customers', async ({
  orderEntry,
}) => {
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
  await orderEntry.newOrderButton.click();
  const list = orderEntry.customerRegion.getByRole('listitem');
  await expect(list).toHaveText([/0123456/, /0110001/]);
  await list.nth(1).getByRole('button').click();
  await expect(orderEntry.birthdayQuestion).toContainText('0110001');
});
