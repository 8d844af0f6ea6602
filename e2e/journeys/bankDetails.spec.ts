import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';
const iban = 'DE89 3704 0044 0532 0130 00';

test('Bank details on file are used when the caller agrees, or others are entered and ordered with; an invalid IBAN is refused, a valid one is stored with the customer only when the agent asks for it (REQ B11.1, B11.2)', async ({
  desk,
  orderEntry,
  page,
  world,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0110001');
  await orderEntry.addArticle(cream);
  await expect(orderEntry.paymentOption('Bankeinzug')).toHaveAccessibleName(/bevorzugt/);
  await orderEntry.pay('Bankeinzug');
  const agreed = orderEntry.payment.getByRole('checkbox', { name: /^Kunde ist einverstanden/ });
  await expect(agreed).not.toBeChecked();
  await orderEntry.agreeToKnownBank();
  await orderEntry.expectReady();
  await agreed.uncheck();
  await expect(orderEntry.open).toContainText('Bankverbindung eingeben oder der hinterlegten zustimmen');
  await orderEntry.payment.getByRole('button', { name: 'Andere Bankverbindung' }).click();
  await expect(page.getByRole('textbox', { name: 'Kontoinhaber' })).toBeFocused();
  await orderEntry.payment.getByRole('button', { name: 'Hinterlegte Bankverbindung verwenden' }).click();
  await expect(agreed).not.toBeChecked();
  await orderEntry.payment.getByRole('button', { name: 'Andere Bankverbindung' }).click();
  await orderEntry.enterBank('Sabine Konto', iban);
  await expect(orderEntry.payment).toContainText('IBAN endet auf 3000');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).toContainText('Bankeinzug');
  await orderEntry.confirmation.newOrder.click();

  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Bankeinzug');
  // The focus stays on the methods, so that the arrow keys can move on; the bank form does not take it.
  await expect(orderEntry.paymentOption('Bankeinzug')).toBeFocused();
  await expect(orderEntry.open).toContainText('Bankverbindung eingeben');
  const menu = orderEntry.payment.getByRole('button', { name: 'Zahlung: Weiteres' });
  await menu.click();
  await expect(orderEntry.payment).toContainText('Keine Bankverbindung begründet');
  await page.keyboard.press('Escape');
  await orderEntry.enterBank('Erika Musterfrau', `${iban.slice(0, -1)}1`);
  await expect(orderEntry.payment.getByRole('alert')).toBeVisible();
  await expect(orderEntry.open).toContainText('Bankverbindung eingeben');
  await orderEntry.enterBank('Erika Musterfrau', iban.toLowerCase());
  const saved = async () =>
    (await world.requests()).filter(({ operation }) => operation === 'saveBankingDetails').length;
  await expect(orderEntry.payment).toContainText('IBAN endet auf 3000');
  expect(await saved()).toBe(0);
  // A valid IBAN moves the focus to the payment; two Escapes restore it to where it was before the jump field.
  await expect(orderEntry.paymentOption('Bankeinzug')).toBeFocused();
  await page.keyboard.press('F9');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lief');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(orderEntry.voucherCode).toBeFocused();
  await orderEntry.payment.getByRole('button', { name: 'Beim Kunden hinterlegen' }).click();
  await expect(page.getByText('Die Bankverbindung ist beim Kunden hinterlegt.')).toBeVisible();
  expect(await saved()).toBe(1);
  await menu.click();
  await expect(orderEntry.payment.getByRole('button', { name: /Als bevorzugt merken/ })).toBeVisible();
  await expect(orderEntry.payment).not.toContainText('Keine Bankverbindung begründet');
});
