import { expect, test } from '../fixtures/test.ts';

test('a new version of a service reloads the page once, and the whole call is restored (DECISIONS 26)', async ({
  page,
  desk,
  orderEntry,
  world,
}) => {
  await world.choose('newVersion');
  await desk.openSignedIn();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle('432011001');
  await orderEntry.expectOffer();
  await orderEntry.addArticle('443015001');
  await expect(page.getByRole('region', { name: 'Benachrichtigungen' })).toContainText(
    'Eine neue Version ist verfügbar',
  );
  await expect.poll(() => loads, { timeout: 15_000 }).toBe(1);
  await orderEntry.expectCustomer('0123456');
  await expect(orderEntry.quantity('432011001')).toHaveValue('1');
  await expect(orderEntry.quantity('443015001')).toHaveValue('1');
  expect(loads).toBe(1);
});
