import { expect, test } from '../fixtures/test.ts';

test('A dialog whose code cannot be loaded does not affect header, number field and basket, and can be loaded again (REQ A16.1)', async ({
  page,
  desk,
  orderEntry,
  shell,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  consoleWatch.allow(/Failed to fetch dynamically imported module|CustomerDialogs/);
  await desk.openSignedIn();
  const firstRequest = page.waitForRequest((request) => request.headers()['x-app-version'] !== undefined);
  await orderEntry.addArticle('432011001');
  const version = (await firstRequest).headers()['x-app-version'] ?? '';
  const dialogs = /\/assets\/CustomerDialogs-[^/]+\.js/;
  let isGone = true;
  await page.route(dialogs, (route) => (isGone ? route.abort() : route.continue()));
  // Marks the one reload for a missing chunk as already done.
  await page.evaluate((build) => {
    sessionStorage.setItem('kontor.chunkReload', build);
  }, version);
  await page.reload();
  await expect(orderEntry.quantity('432011001')).toHaveValue('1');
  await orderEntry.enterCustomer('0123456');
  const message = page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });
  await expect(message).toBeVisible();

  await expect(shell.agentMenu('Anna Beispiel')).toBeVisible();
  await orderEntry.quantity('432011001').fill('2');
  await orderEntry.quantity('432011001').press('Enter');
  await expect(orderEntry.quantity('432011001')).toHaveValue('2');
  await expect(orderEntry.customerNumber).toBeEditable();
  await message.getByRole('button', { name: 'Erneut laden' }).click();
  await expect(message).toBeVisible();

  isGone = false;
  await message.getByRole('button', { name: 'Erneut laden' }).click();
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await expect(message).toHaveCount(0);
});
