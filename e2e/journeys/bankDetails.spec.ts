import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';
const iban = 'DE89 3704 0044 0532 0130 00';

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn();
});

test('details on file are used when the caller agrees; others can be entered, and one click returns to those on file', async ({
  orderEntry,
  page,
}) => {
  await orderEntry.loadCustomer('0110001');
  await orderEntry.addArticle(cream);
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
});
