import { sessionStorageKeys } from '../../config/storageKeys.ts';
import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';
import { OrderDisplay } from '../pages/orderScreens.ts';

test('A complaint goes from the order over the login to its own order, a reload in between (REQ D2.3, B2.9)', async ({
  desk,
  keys,
  orderEntry,
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (/\/backoffice-orders\//.test(request.url())) sent.push(request.postDataJSON());
  });
  const bar = page.getByRole('region', { name: 'Reklamation' });
  await desk.openSignedIn('/orders/1300000203', personas.backOffice);
  await expect(new OrderDisplay(page).heading).toContainText('1300000203');
  await page.getByRole('button', { name: 'Reklamation', exact: true }).click();
  await expect(page).toHaveURL(/\/orderapp$/);
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  const remembered = await page.evaluate((key) => sessionStorage.getItem(key), sessionStorageKeys.complaintOrder);
  expect(remembered).toContain('1300000203');
  await page.reload();
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await keys.read();
  await keys.press('Enter');
  await orderEntry.expectCustomer('0180011');
  await expect(bar).toContainText('Reklamation zu Auftrag 1300000203');
  await expect(bar).toContainText('Zahlungsart übernommen');
  await expect(orderEntry.row('432011001')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'kostenlos (0 %)' })).toBeChecked();
  await expectNoLayoutFaults(page);
  await orderEntry.enterArticle('443015001');
  await expect(page.getByText('Der Rekla-Auftrag enthält schon einen Artikel')).toBeVisible();
  await orderEntry.search.clear();
  await orderEntry.submit();
  await expect(orderEntry.confirmation.dialog).toBeVisible();
  expect(sent).toMatchObject([{ rekla_flag: { original_external_order_id: '1300000203', is_zero_percent: true } }]);
  await expect(bar).toHaveCount(0);
});
