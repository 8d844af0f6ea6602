import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

test('The Swiss order entry: francs, invoice only, its own confirmation, a new session that clears less, and the order found by its number in the history (REQ D4.1, D4.2, D4.3)', async ({
  page,
  desk,
  orderEntry,
  shell,
  accessible,
}) => {
  await desk.openSignedIn('/', personas.swissAgent);
  await page.getByRole('link', { name: /^Bestellannahme Schweiz/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellannahme Schweiz' })).toBeAttached();
  await shell.chooseOffice('01 TV', '1008 HSE Extra');
  await orderEntry.loadCustomer('0300001');
  await orderEntry.addArticle('432011001');
  // The call belongs to this order entry: the other one redirects to it.
  await shell.openPath('/orderapp');
  await expect(page.getByText(/^Hier ist noch ein Gespräch offen/)).toBeVisible();
  await expect(page).toHaveURL(/\/chorderentry$/);
  await orderEntry.expectCustomer('0300001');
  await expect(orderEntry.quantity('432011001')).toBeVisible();
  await expect(orderEntry.payment.getByRole('radio')).toHaveCount(1);
  await orderEntry.pay('Rechnung');
  await orderEntry.expectOffer('CHF 42.90');
  await orderEntry.submit();
  const confirmation = page.getByRole('dialog', { name: 'Auftragsbestätigung Schweiz' });
  await expect(confirmation).toContainText('CHF 42.90');
  await accessible();
  const number = /\b14\d{8}\b/.exec(await confirmation.innerText())?.[0] ?? '';

  await expect(confirmation.getByRole('button', { name: 'Schließen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(orderEntry.newOrderButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(orderEntry.customerNumber).toHaveValue('');
  await expect(shell.salesMenu).toContainText('01·1008');
  await expect(page).toHaveURL(/\/chorderentry$/);

  await page.getByRole('main').getByRole('button', { name: 'Bestellhistorie' }).click();
  const history = page.getByRole('dialog', { name: 'Bestellhistorie Schweiz' });
  await expect(history.getByRole('textbox', { name: 'Stichwort' })).toBeFocused();
  await page.keyboard.type(number);
  await expect(history.getByRole('link', { name: /^1\d{9}$/ })).toHaveText([number]);
  await accessible();
});
