import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';
const magnesium = '443015001';

test('services that answer only what the requirement names: two articles with a voucher are ordered over a reload; costs that nothing explains are named', async ({
  desk,
  world,
  orderEntry,
  customers,
  orderHistory,
  page,
  consoleWatch,
}) => {
  await world.choose('bare');
  // These services answer 404 to calls that the requirement does not name, which the browser reports in its console.
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  // A telephone number of a type that nobody knows has no word beside it.
  await expect(orderEntry.customerRegion.getByText('00870 7730 1234')).toBeVisible();
  await orderEntry.addArticle(cream);
  await orderEntry.addArticle(magnesium);
  await orderEntry.redeem('SOMMER');
  await orderEntry.pay('Nachnahme');
  await orderEntry.expectReady();
  await expect(orderEntry.figure('Zwischensumme')).toHaveText('64,98 €');
  await expect(orderEntry.figure('Weitere Kosten')).toHaveText('5,99 €');
  await expect(orderEntry.offerTotal).toHaveText('66,92 €');
  await orderEntry.pay('Rechnung');
  await expect(orderEntry.offerTotal).toHaveText('60,93 €');
  await page.reload();
  await expect(orderEntry.row(magnesium)).toBeVisible();
  await orderEntry.submit();
  const number = await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).toContainText('60,93 €');
  await orderEntry.confirmation.close.click();
  await customers.record.openHistory();
  await expect(orderHistory.newest).toContainText(number);
  await expect(orderHistory.newest).toContainText('60,93 €');
});
