import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

test('A birthday denied by N loads nobody, and the next number can be typed at once; the same customer is asked again; no data of the previous customer is shown with the next one, and both are in the list of the last customers', async ({
  desk,
  orderEntry,
  keys,
  page,
}) => {
  await desk.openSignedIn();
  await test.step('denied; the next number replaces it as typed, and no key reaches another field', async () => {
    await orderEntry.enterCustomer(' 012 34 56 ');
    await expect(orderEntry.birthdayQuestion).toContainText('12.08.1964');
    await keys.read();
    await keys.press('n');
    await expect(orderEntry.birthdayQuestion).toHaveCount(0);
    await expect(orderEntry.customerRegion).toContainText('der Kunde ist nicht geladen');
    await expect(orderEntry.open).toContainText('Kunden laden');
    await expect(orderEntry.customerNumber).toBeFocused();
    await page.keyboard.type('0110001');
    await expect(orderEntry.customerNumber).toHaveValue('0110001');
    await expect(orderEntry.search).toHaveValue('');
    await page.keyboard.press('Enter');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await orderEntry.expectCustomer('0110001');
  });
  await test.step('the same customer again is asked for the birthday again', async () => {
    await orderEntry.addArticle(cream);
    await orderEntry.enterCustomer('0110001');
    await orderEntry.sameCustomerQuestion.getByRole('button', { name: 'Erneut prüfen' }).click();
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await orderEntry.expectCustomer('0110001');
    await expect(orderEntry.quantity(cream)).toHaveValue('1');
  });
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
