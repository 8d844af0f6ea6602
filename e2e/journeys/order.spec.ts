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

    // A screen that is opened by a link gets the focus.
    await customers.record.openHistory();
    await expect(orderHistory.newest).toContainText(number);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(orderHistory.newest).toContainText('60,93 €');
    await expect(orderHistory.newest).toContainText('eingegangen');
    await orderHistory.newest.getByRole('link', { name: number }).click();

    await expect(orderDisplay.heading).toHaveText(`Auftrag ${number}`);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(orderDisplay.items.getByRole('row').filter({ hasText: cream })).toContainText('34,99 €');
    await expect(orderDisplay.items.getByRole('row').filter({ hasText: magnesium })).toContainText('29,99 €');
    await expect(orderDisplay.fact('Gesamt')).toHaveText('60,93 €');
    await expect(orderDisplay.fact('Gutscheine')).toHaveText('−10,00 €');
    await expect(orderDisplay.fact('Zahlung')).toHaveText('Rechnung');
    await expect(orderDisplay.fact('Kundennummer')).toHaveText(erika);
  });
});
