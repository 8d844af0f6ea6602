import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';
const freezer = '454398001';

test('An order over the limit, to another address and by a forwarder is approved, confirmed and announced, then sent; where no payment method is left, every way to submit refers the caller to the online shop', async ({
  desk,
  orderEntry,
  dialogs,
  accessible,
  page,
  world,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await orderEntry.expectReady();
  const answer = page.waitForResponse(/backoffice-offers/);
  await orderEntry.addArticle(freezer);
  const calculated = (await (await answer).json()) as {
    offer: object;
    payment_options: readonly object[];
  };
  await orderEntry.expectReady();
  // No method of the stand-in has so high a limit: the answer of the service is changed.
  const body = {
    ...calculated,
    offer: { ...calculated.offer, total_product_price: 5_994.05, total_price: 6_000 },
    payment_options: calculated.payment_options.map((option) => ({ ...option, limit: null })),
  };
  await world.addFault({ path: '/backoffice-offers', fault: { kind: 'json', body } });
  await orderEntry.chooseOtherAddress();
  await orderEntry.expectOffer('6.000,00 €');
  await orderEntry.submit();
  await expect(dialogs.addressChange).toContainText('Alle 2 Artikel gehen an:');
  await accessible();
  await dialogs.addressChange.getByRole('button', { name: 'Bestätigt, abschicken' }).click();
  await expect(dialogs.notification).toContainText(`(Artikel ${freezer})`);
  await expect(dialogs.notification).toContainText(/Sie ruft unter [\d ]+ an/);
  await accessible();
  await dialogs.notification.getByRole('button', { name: 'Besprochen, weiter' }).click();
  await expect(dialogs.limit).toContainText('Der Gesamtbetrag 6.000,00 € liegt über dem Bestelllimit von 5.000,00 €');
  await accessible();
  await page.keyboard.press('Escape');
  expect((await world.requests()).some(({ operation }) => operation === 'preCheckOrder')).toBe(false);
  await orderEntry.submit();
  await dialogs.limit.getByRole('button', { name: 'Freigabe liegt vor, abschicken' }).click();
  // The total rose after the payment was chosen.
  await dialogs.priceStop.getByRole('button', { name: 'Genannt: abschicken' }).click();
  await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).toContainText('Die Spedition ruft vorher an');
  await orderEntry.confirmation.newOrder.click();
  await world.clearFaults();

  await orderEntry.loadCustomer('0110004');
  await orderEntry.addArticle(cream);
  const point = orderEntry.openPoint(/Kunden an den Online-Shop verweisen/);
  await point.click();
  await expect(dialogs.onlineShop).toContainText('am Telefon keine Zahlungsart möglich');
  await accessible();
  await page.keyboard.press('Enter');
  await expect(point).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialogs.onlineShop).toBeVisible();
});

test('A basket that is deleted after hours is an inactive session: only a new order is possible', async ({
  desk,
  orderEntry,
  dialogs,
  customers,
  accessible,
  world,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await world.choose('basketInactive');
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.expectOffer();
  await orderEntry.pay('Rechnung');
  await expect(dialogs.inactiveSession).toContainText('zu alt, um ihn wieder anzulegen');
  await accessible();
  await dialogs.inactiveSession.getByRole('button', { name: 'Neue Bestellung' }).click();
  await expect(customers.newCallQuestion).toHaveCount(0);
  await expect(orderEntry.customerNumber).toHaveValue('');
  await expect(orderEntry.basket).toContainText('Noch kein Artikel');
});
