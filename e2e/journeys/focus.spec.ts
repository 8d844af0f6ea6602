import { expect, test } from '../fixtures/test.ts';

/** Shows where the focus goes; fixtures/consoleWatch.ts checks after every step of every journey that it is not lost to the body. */
test('a valid IBAN moves the focus to the payment; two Escapes restore it to where it was before the jump field', async ({
  desk,
  orderEntry,
  page,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle('432011001');
  await orderEntry.pay('Bankeinzug');
  await orderEntry.enterBank('Erika Musterfrau', 'DE89370400440532013000');
  await expect(orderEntry.paymentOption('Bankeinzug')).toBeFocused();
  await page.keyboard.press('F9');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lief');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(orderEntry.voucherCode).toBeFocused();
});

test('a screen that is opened by a link gets the focus', async ({
  desk,
  orderEntry,
  customers,
  orderHistory,
  page,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await customers.record.openHistory();
  await expect(orderHistory.rows.first()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await orderHistory.rows.first().getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByRole('main')).toBeFocused();
});
