import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';

test('Without input the screens of all tabs are covered; one key and the sign-in bring the call back (DECISIONS 104)', async ({
  page,
  context,
  desk,
  orderEntry,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await expect(page).toHaveTitle(/^Musterfrau/);
  const settings = "globalThis.kontorSettings = { VITE_IDLE_COVER_MINUTES: '0.02' };";
  await context.route('**/settings.js', (route) => route.fulfill({ contentType: 'text/javascript', body: settings }));
  const other = await context.newPage();
  await other.goto('/rejectionmgmt');
  for (const tab of [other, page]) {
    await expect(tab.getByRole('heading', { name: 'Bildschirm abgedeckt' })).toBeVisible();
    await expect(tab.getByRole('banner')).toBeHidden();
    await expect(tab).not.toHaveTitle(/Musterfrau/);
  }
  await expectNoLayoutFaults(page);
  await context.unroute('**/settings.js');
  await page.bringToFront();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/prompt=login/);
  await desk.signInAs(personas.orderAgent);
  await expect(other.getByRole('heading', { name: 'Bildschirm abgedeckt' })).toBeHidden();
  // Its time without input is still that of a second: it would cover the screens again.
  await other.close();
  await expect(orderEntry.customerRegion.getByText('Erika Musterfrau').first()).toBeVisible();
});
