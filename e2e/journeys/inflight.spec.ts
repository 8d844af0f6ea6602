import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';
import { InflightOrder } from '../pages/handOvers.ts';

test('An order begun with the voice computer is continued from its code to the confirmation, with the keyboard alone; an unknown code has a message', async ({
  desk,
  keys,
  orderEntry,
  page,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  const inflight = new InflightOrder(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (/\/backoffice-(?:offers|orders)/.test(request.url())) sent.push(request.postDataJSON());
  });
  await desk.openSignedIn('/inflightorder');
  await expect(inflight.code).toBeFocused();
  await inflight.load('7999');
  await expect(page.getByRole('alert')).toContainText('Zum Code 7999 gibt es keinen Auftrag.');
  await inflight.code.clear();
  await keys.type('7001');
  await keys.press('Enter');
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await keys.read();
  await keys.press('Enter');
  await orderEntry.expectCustomer('0123456');
  await expect(inflight.strip).toContainText('Zahlungsart übernommen');
  for (const sku of ['432011001', '443015001']) await expect(orderEntry.row(sku)).toBeVisible();
  await expect(orderEntry.row('432011001')).toContainText('34,99');
  await expect(orderEntry.vouchers.getByText('Gutschein SOMMER eingelöst')).toBeVisible();
  await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
  await expect(page.getByRole('button', { name: /Vertriebskanal/ })).toContainText('01·1002');
  await expectNoLayoutFaults(page, inflight.strip);
  await orderEntry.submit();
  await expect(orderEntry.confirmation.dialog).toBeVisible();
  expect(sent.length).toBeGreaterThan(1);
  for (const body of sent) expect(body).toMatchObject({ source_channel: 'IVR', sales_channel: '01' });
});

test('A customer named by the telephone system is logged in after signing in, and the number is removed from the address', async ({
  desk,
  orderEntry,
  keys,
  page,
}) => {
  await page.goto('/orderapp?customer=0123456');
  await expect(page).toHaveURL((url) => !url.href.includes('0123456'));
  await desk.signInAs(personas.orderAgent);
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/orderapp' && url.search === '');
  await keys.read();
  await keys.press('Enter');
  await orderEntry.expectCustomer('0123456');
});
