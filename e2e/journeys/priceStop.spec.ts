import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

test.beforeEach(async ({ desk, orderEntry, world, consoleWatch }) => {
  consoleWatch.allowNetworkFailures();
  await world.choose('priceChange');
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.pay('Rechnung');
  await orderEntry.addArticle(cream);
  await orderEntry.expectOffer('40,94 €');
});

test('The total was announced and all prices rise: a dialog stops the agent, who announces the new total, and the order is sent', async ({
  orderEntry,
  beside,
  dialogs,
  accessible,
  page,
  world,
}) => {
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
  expect((await world.requests()).some(({ operation }) => operation === 'preCheckOrder')).toBe(false);
  await dialogs.priceStop.getByRole('button', { name: 'Neuer Betrag ist genannt' }).click();
  await expect(beside.step(/Ich wiederhole/).getByRole('checkbox')).toBeChecked();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).toContainText('44,44 €');
});

test('A higher total of the pre-check must be announced before the order; without an announced total no dialog opens', async ({
  orderEntry,
  dialogs,
  keys,
  world,
}) => {
  const body = { type: '/dpl/order/errors/price_changed', detail: 'Der Preis hat sich geändert.' };
  await world.addFault({ path: '/order-pre-check', times: 1, fault: { kind: 'status', status: 409, body } });
  await orderEntry.submit();
  await expect(dialogs.priceStop).toContainText('44,44 €');
  await keys.read();
  await keys.press('Enter');
  await expect(dialogs.priceStop).toHaveCount(0);
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  expect((await world.requests()).filter(({ operation }) => operation === 'createOrder')).toHaveLength(1);
  await orderEntry.confirmation.close.click();
  await orderEntry.addArticle('443015001');
  await orderEntry.pay('Rechnung');
  await orderEntry.expectReady();
  await expect(dialogs.priceStop).toHaveCount(0);
});
