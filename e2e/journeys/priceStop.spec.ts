import { expect, test } from '../fixtures/test.ts';

/** src/flows/order/place/priceStop.test.ts shows when the price stop opens and what it lets pass. */
test('The total was announced and all prices rise: a dialog that Escape does not close stops the agent until the new total is announced', async ({
  desk,
  orderEntry,
  beside,
  dialogs,
  accessible,
  page,
  world,
}) => {
  await world.choose('priceChange');
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.pay('Rechnung');
  await orderEntry.addArticle('432011001');
  await orderEntry.expectOffer('40,94 €');
  await beside.open('Leitfaden');
  await expect(beside.step(/Ich wiederhole: 1 × Gesichtscreme/)).toContainText('Zusammen 40,94 €');
  await beside.tick(/Ich wiederhole/);
  await orderEntry.chooseOtherAddress();
  await expect(dialogs.priceStop).toContainText('40,94 €');
  await expect(dialogs.priceStop).toContainText('44,44 €');
  await expect(dialogs.priceStop.getByRole('listitem')).toHaveText([/Gesichtscreme 432011001\s*\+3,50/]);
  await accessible();
  await page.keyboard.press('Escape');
  await expect(dialogs.priceStop).toBeVisible();
  await dialogs.priceStop.getByRole('button', { name: 'Neuer Betrag ist genannt' }).click();
  await expect(dialogs.priceStop).toHaveCount(0);
  await expect(beside.step(/Ich wiederhole/).getByRole('checkbox')).toBeChecked();
});
