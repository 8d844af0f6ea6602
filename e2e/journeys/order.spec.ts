import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';
const cream = '432011001';
const magnesium = '443015001';

test.describe('From sign-in to confirmation', () => {
  test('an order on invoice with two articles and a voucher, then first in the history and shown in the order display (REQ E1.1, E1.3, E2.1)', async ({
    page,
    desk,
    world,
    orderEntry,
    customers,
    orderHistory,
    orderDisplay,
  }) => {
    await desk.signIn();
    await page.getByRole('link', { name: 'Bestellannahme', exact: true }).click();
    await expect(orderEntry.customerNumber).toBeFocused();
    await orderEntry.loadCustomer(erika);
    await expect(orderEntry.search).toBeFocused();
    await orderEntry.addArticle(cream);
    await orderEntry.addArticle(magnesium);
    await orderEntry.redeem('SOMMER');
    await orderEntry.pay('Rechnung');
    await orderEntry.expectReady();
    await expect(orderEntry.figure('Zwischensumme')).toHaveText('64,98 €');
    await expect(orderEntry.figure('Versand')).toHaveText('5,95 €');
    await expect(orderEntry.figure('Gutschein SOMMER')).toHaveText('−10,00 €');
    await expect(orderEntry.offerTotal).toHaveText('60,93 €');
    await orderEntry.submit();

    const number = await orderEntry.confirmation.readNumber();
    await expect(orderEntry.confirmation.dialog).toContainText('60,93 €');
    for (const text of ['Rechnung', 'SOMMER (−10,00 €)', 'Bestätigung an', 'erika.musterfrau@example.com', number]) {
      await expect(orderEntry.confirmation.dialog).toContainText(text);
    }
    await orderEntry.confirmation.close.click();
    await expect(orderEntry.newOrderButton).toBeFocused();
    const creations = (await world.requests()).filter(({ operation }) => operation === 'createOrder');
    expect(creations.map(({ status }) => status)).toEqual([201]);

    await customers.record.openHistory();
    await expect(orderHistory.newest).toContainText(number);
    await expect(orderHistory.newest).toContainText('60,93 €');
    await expect(orderHistory.newest).toContainText('eingegangen');
    await orderHistory.newest.getByRole('link', { name: number }).click();

    await expect(orderDisplay.heading).toHaveText(`Auftrag ${number}`);
    await expect(orderDisplay.items.getByRole('row').filter({ hasText: cream })).toContainText('34,99 €');
    await expect(orderDisplay.items.getByRole('row').filter({ hasText: magnesium })).toContainText('29,99 €');
    await expect(orderDisplay.fact('Gesamt')).toHaveText('60,93 €');
    await expect(orderDisplay.fact('Gutscheine')).toHaveText('−10,00 €');
    await expect(orderDisplay.fact('Zahlung')).toHaveText('Rechnung');
    await expect(orderDisplay.fact('Kundennummer')).toHaveText(erika);
  });

  test('by direct debit with an IBAN typed with blanks: refused while invalid, accepted when valid', async ({
    desk,
    orderEntry,
    consoleWatch,
  }) => {
    await desk.openSignedIn();
    await orderEntry.loadCustomer(erika);
    await orderEntry.addArticle(cream);
    await orderEntry.pay('Bankeinzug');
    // The focus stays on the methods, so that the arrow keys can move on; the bank form does not take it.
    await expect(orderEntry.paymentOption('Bankeinzug')).toBeFocused();
    await expect(orderEntry.open).toContainText('Bankverbindung eingeben');
    consoleWatch.allowNetworkFailures(); // The browser logs the refused request.
    await orderEntry.enterBank('Erika Musterfrau', 'DE89 3704 0044 0532 0130 01');
    await expect(orderEntry.payment.getByRole('alert')).toBeVisible();
    await expect(orderEntry.open).toContainText('Bankverbindung eingeben');
    await orderEntry.enterBank('Erika Musterfrau', 'de89 3704 0044 0532 0130 00');
    await expect(orderEntry.payment).toContainText('IBAN endet auf 3000');
    await orderEntry.submit();
    await orderEntry.confirmation.readNumber();
    await expect(orderEntry.confirmation.dialog).toContainText('Bankeinzug');
  });

  test('by direct debit with the bank details on file', async ({ desk, orderEntry, orderDisplay, page }) => {
    await desk.openSignedIn();
    await orderEntry.loadCustomer('0110001');
    await orderEntry.addArticle(cream);
    await expect(orderEntry.paymentOption('Bankeinzug')).toHaveAccessibleName(/bevorzugt/);
    await orderEntry.pay('Bankeinzug');
    await expect(orderEntry.open).toContainText('Bankverbindung eingeben oder der hinterlegten zustimmen');
    await orderEntry.agreeToKnownBank();
    await orderEntry.submit();
    const number = await orderEntry.confirmation.readNumber();
    await orderEntry.confirmation.close.press('Enter');
    await page.goto(`/orders/${number}`);
    await expect(orderDisplay.fact('Zahlung')).toHaveText('Bankeinzug');
  });

  test('cash on delivery costs its fee, is possible to the billing address only and is reset when another is chosen', async ({
    desk,
    orderEntry,
  }) => {
    await desk.openSignedIn();
    await orderEntry.loadCustomer(erika);
    await orderEntry.addArticle(cream);
    await orderEntry.address(/^Rechnungsadresse/).check();
    await orderEntry.pay('Nachnahme');
    await expect(orderEntry.figure('Nachnahmegebühr')).toHaveText('5,99 €');
    await orderEntry.expectOffer('46,93 €');

    await orderEntry.addresses.getByRole('radio').nth(1).check();
    await expect(orderEntry.payment.getByRole('status')).toContainText('Nachnahme: nur an die Rechnungsadresse.');
    await expect(orderEntry.paymentOption('Nachnahme')).toBeDisabled();
    await expect(orderEntry.paymentOption('Nachnahme')).not.toBeChecked();
    await expect(orderEntry.figure('Nachnahmegebühr')).toHaveCount(0);
    await expect(orderEntry.open).toContainText('Zahlungsart wählen');

    await orderEntry.address(/^Rechnungsadresse/).check();
    await orderEntry.pay('Nachnahme');
    await orderEntry.expectOffer('46,93 €');
    await orderEntry.submit();
    await orderEntry.confirmation.readNumber();
    await expect(orderEntry.confirmation.dialog).toContainText('Nachnahme');
    await expect(orderEntry.confirmation.dialog).toContainText('46,93 €');
  });
});
