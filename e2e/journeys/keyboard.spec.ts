import { expect, test } from '../fixtures/test.ts';

/** UX Handle time: keystrokes from the empty order entry, no mouse. */
test.describe('Handle time', () => {
  test.beforeEach(async ({ desk, orderEntry }) => {
    await desk.openSignedIn();
    await expect(orderEntry.customerNumber).toBeFocused();
  });

  test('a known customer orders one article on invoice in 26 keystrokes, the next call begins in 2', async ({
    orderEntry,
    keys,
  }) => {
    await keys.type('0123456');
    await keys.press('Enter');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await expect(orderEntry.search).toBeFocused();
    await keys.type('432011001');
    await keys.press('Enter');
    await expect(orderEntry.quantity('432011001')).toBeVisible();
    await keys.press('F8', 'Space');
    await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
    await orderEntry.expectReady();
    await keys.press('Control+Enter');
    await orderEntry.confirmation.readNumber();
    await keys.press('Enter');
    await expect(orderEntry.confirmation.dialog).toHaveCount(0);
    expect(keys.count).toBeLessThanOrEqual(26);

    keys.reset();
    await expect(orderEntry.newOrderButton).toBeFocused();
    await keys.press('Enter');
    await expect(orderEntry.customerNumber).toBeFocused();
    await expect(orderEntry.customerNumber).toHaveValue('');
    await expect(orderEntry.basket).toContainText('Noch kein Artikel');
    expect(keys.count).toBeLessThanOrEqual(2);
  });

  test('with a second article and a voucher of six letters in 46 keystrokes', async ({ orderEntry, keys }) => {
    await keys.type('0123456');
    await keys.press('Enter');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await expect(orderEntry.search).toBeFocused();
    await keys.type('432011001');
    await keys.press('Enter');
    await keys.type('443015001');
    await keys.press('Enter', 'F9');
    await keys.type('SOMMER');
    await expect(orderEntry.quantity('443015001')).toBeVisible();
    await keys.press('Enter');
    await expect(orderEntry.figure('Gutschein SOMMER')).toHaveText('−10,00 €');
    await keys.press('F8', 'Space');
    await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
    await orderEntry.expectReady();
    await keys.press('Control+Enter');
    await orderEntry.confirmation.readNumber();
    await keys.press('Enter');
    await expect(orderEntry.confirmation.dialog).toHaveCount(0);
    expect(keys.count).toBeLessThanOrEqual(46);
  });
});
