import { expect, test } from '../fixtures/test.ts';

/** src/flows/order/place/orderQuestions.test.ts and priceStop.test.ts show when each question opens, and what it lets pass. */
const cream = '432011001';
const freezer = '454398001';

test('An order over the limit, to another address and by a forwarder is approved, confirmed and announced; a total that rose is told in a dialog that Escape does not close, then the order is sent', async ({
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
  await expect(dialogs.priceStop).toContainText('6.000,00 €');
  await accessible();
  await page.keyboard.press('Escape');
  await expect(dialogs.priceStop).toBeVisible();
  await dialogs.priceStop.getByRole('button', { name: 'Genannt: abschicken' }).click();
  await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).toContainText('Die Spedition ruft vorher an');
});
