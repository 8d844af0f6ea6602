import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { storedText } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { InflightOrder } from '../pages/handOvers.ts';

test.describe('An order begun with the voice computer', () => {
  test('is continued from its code to the confirmation, with the keyboard alone', async ({
    desk,
    keys,
    orderEntry,
    page,
  }) => {
    const inflight = new InflightOrder(page);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (/\/backoffice-(?:offers|orders)/.test(request.url())) sent.push(request.postDataJSON());
    });
    await desk.openSignedIn('/inflightorder');
    await expect(inflight.code).toBeFocused();
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
    await orderEntry.submit();
    await expect(orderEntry.confirmation.dialog).toBeVisible();
    expect(sent.length).toBeGreaterThan(1);
    for (const body of sent) expect(body).toMatchObject({ source_channel: 'IVR', sales_channel: '01' });
  });

  test('an unknown code has a message; a rejected order shows its reason in a dialog first, then above the order entry', async ({
    desk,
    orderEntry,
    keys,
    page,
    consoleWatch,
  }) => {
    consoleWatch.allowNetworkFailures();
    const inflight = new InflightOrder(page);
    const headline = 'Die Artikelnummer wurde nicht erkannt.';
    await desk.openSignedIn('/inflightorder');
    await inflight.load('7999');
    await expect(page.getByRole('alert')).toContainText('Zum Code 7999 gibt es keinen Auftrag.');
    await expectNoLayoutFaults(page);
    await inflight.load('7002');
    await expect(inflight.rejection(headline)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await expect(inflight.strip).toContainText(headline);
    await expect(inflight.strip).toContainText('Kunde übernommen');
    await expectNoLayoutFaults(page);
  });

  test('is read from the address once, survives a reload, and is restored after signing in', async ({
    desk,
    page,
    consoleWatch,
  }) => {
    consoleWatch.allowNetworkFailures();
    const inflight = new InflightOrder(page);
    await page.goto('/inflightorder?code=7014');
    await desk.signInAs(personas.orderAgent);
    await expect(inflight.strip).toContainText('Auftrag 7014');
    await expect(page).toHaveURL((url) => url.pathname === '/inflightorder' && url.search === '');
    await expect(inflight.strip).toContainText('Die Kundennummer 0999999 des Auftrags gibt es nicht.');
    await page.reload();
    await expect(inflight.strip).toContainText('Warenkorb übernommen');
    await expect(inflight.strip.getByRole('button', { name: 'Kunde: erneut versuchen' })).toBeVisible();
    expect((await storedText(page)).shared).not.toContain('code=7014');
  });

  test('replaces a call with articles in it, which can be restored', async ({
    desk,
    orderEntry,
    page,
    consoleWatch,
  }) => {
    consoleWatch.allowNetworkFailures();
    const inflight = new InflightOrder(page);
    await desk.openSignedIn();
    await orderEntry.addArticle('443015001');
    await page.goto('/inflightorder?code=7014');
    await orderEntry.restoreCall.click();
    await expect(page).toHaveURL((url) => url.pathname === '/orderapp');
    await expect(inflight.strip).toHaveCount(0);
    await expect(orderEntry.quantity('443015001')).toBeVisible();
    await page.goto('/inflightorder?code=7014');
    await expect(inflight.strip).toContainText('Auftrag 7014');
    await expect(orderEntry.row('432011001')).toBeVisible();
    await expect(orderEntry.row('443015001')).toHaveCount(0);
    // The order stays part of the call on every screen, and ends with it.
    await page.goto('/orderapp');
    await expect(inflight.strip).toContainText('Auftrag 7014');
    await orderEntry.newOrderButton.click();
    await expect(inflight.strip).toHaveCount(0);
  });
});

test.describe('A customer named by the telephone system', () => {
  test('is logged in, before and after signing in; the number is removed from the address', async ({
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
    await page.goto('/orderapp?customer=011%200001');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await orderEntry.expectCustomer('0110001');
  });
});
