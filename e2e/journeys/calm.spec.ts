import type { Page } from 'playwright/test';
import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { shiftsOfLoad, watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/test.ts';
import type { OrderEntry } from '../pages/orderEntry.ts';

const cream = '432011001';

async function fillWithoutShifts(page: Page, orderEntry: OrderEntry, ring: string): Promise<void> {
  const shifted = await watchLayoutShifts(page);
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.addArticle(ring);
  await orderEntry.expectOffer('100,93 €');
  await orderEntry.redeem('SOMMER');
  await orderEntry.expectOffer('90,93 €');
  await orderEntry.pay('Rechnung');
  await orderEntry.expectReady();
  expect(await shifted()).toBeLessThan(0.01);
}

test('at 1280×720 nothing jumps from the empty order entry to an order that is ready (UX 4), record and views stand in two rows from the start and all of the payment is in sight; at 390 px total and button', async ({
  page,
  desk,
  orderEntry,
  customers,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await desk.openSignedIn();
  const orders = page.getByRole('button', { name: 'Bestellhistorie' });
  await expect(orders).toBeDisabled();
  await expect(orders).toHaveAccessibleDescription('Erst einen Kunden laden.');
  await expect(page.getByRole('tab', { name: 'Empfehlungen' })).toBeVisible();
  for (const parts of [
    page.getByRole('region', { name: 'Kundenakte' }).getByRole('button'),
    page.getByRole('tablist', { name: /^Empfehlungen/ }).getByRole('tab'),
  ]) {
    const tops = await parts.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
  }

  await test.step('filled at 1280×720', async () => {
    await fillWithoutShifts(page, orderEntry, '410217007');
    await expect(orders).toBeEnabled();
    await expect(orderEntry.paymentOption('Nachnahme')).toBeInViewport({ ratio: 1 });
    await orderEntry.pay('Bankeinzug');
    for (const place of [
      orderEntry.paymentOption('Rechnung'),
      page.getByRole('textbox', { name: 'Kontoinhaber' }),
      page.getByRole('textbox', { name: 'IBAN' }),
      page.getByRole('button', { name: 'Bankverbindung prüfen' }),
      orderEntry.paymentOption('Nachnahme'),
      orderEntry.offMethods,
      orderEntry.submitButton,
    ]) {
      await expect(place).toBeInViewport({ ratio: 1 });
    }
    await orderEntry.paymentOption('Nachnahme').focus();
    await expect(orderEntry.paymentOption('Nachnahme')).toBeInViewport({ ratio: 1 });
    await customers.record.part(/Notizen/).click();
    await expect(customers.record.notes).toBeFocused();
    await expect(customers.record.notes).toBeInViewport({ ratio: 1 });
  });

  await test.step('at 390 px total and button stay at the bottom', async () => {
    const total = await orderEntry.offerTotal.innerText();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(orderEntry.submitButton).toBeInViewport({ ratio: 1 });
    await expect(orderEntry.open.getByText(total)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(orderEntry.submitButton).toBeInViewport({ ratio: 1 });
  });
});

test('at 1440×900 nothing jumps either, and everything needed to submit is in sight; what is rare opens by Tab; the caller stands above the screens of a call; one key goes back to the order, a key pressed early opens them; nothing moves when slow answers arrive (PERFORMANCE)', async ({
  page,
  desk,
  orderEntry,
  keys,
  shell,
  world,
  accessible,
}) => {
  await desk.openSignedIn('/orderapp', personas.everyRole);
  const strip = page.getByRole('region', { name: 'Offenes Gespräch' });
  await test.step('filled, then a third article', async () => {
    await expect(page.getByRole('tab', { name: 'Empfehlungen' })).toBeVisible();
    await fillWithoutShifts(page, orderEntry, '410217007');
    await orderEntry.addArticle('454287001');
    await orderEntry.pay('Bankeinzug');
    await orderEntry.expectOffer();
    await expect(page.getByRole('textbox', { name: 'IBAN' })).toBeInViewport({ ratio: 1 });
    await orderEntry.pay('Rechnung');
    await orderEntry.expectReady();
    expect(await page.evaluate(() => document.scrollingElement?.scrollHeight ?? 0)).toBeLessThanOrEqual(900);
    for (const place of [
      orderEntry.customerNumber,
      orderEntry.addresses.getByRole('radio').last(),
      orderEntry.search,
      orderEntry.quantity('454287001'),
      orderEntry.offerTotal,
      orderEntry.voucherCode,
      orderEntry.paymentOption('Rechnung'),
      orderEntry.paymentOption('Nachnahme'),
      orderEntry.submitButton,
      orderEntry.newOrderButton,
    ]) {
      await expect(place).toBeInViewport({ ratio: 1 });
    }
    await expect(strip).toHaveCount(0);
  });
  await test.step('what is rare opens by Tab on its button, is reached by Tab and closed by Escape', async () => {
    const more = orderEntry.menu('Gesichtscreme');
    const priceDate = orderEntry.row(cream).getByRole('button', { name: 'Gesichtscreme: Preisdatum ändern' });
    await expect(priceDate).toHaveCount(0);
    await orderEntry
      .row(cream)
      .getByRole('button', { name: /eins mehr$/ })
      .focus();
    await keys.press('Tab');
    await expect(more).toBeFocused();
    await expect(priceDate).toBeVisible();
    await keys.press('Escape');
    await expect(priceDate).toHaveCount(0);
    await keys.press('Enter');
    await priceDate.click();
    await expect(page.getByRole('dialog', { name: 'Preisdatum: Gesichtscreme' })).toBeVisible();
    await keys.press('Escape');
    await expect(more).toBeFocused();
    await orderEntry.paymentOption('Nachnahme').focus();
    await keys.press('Tab');
    await expect(orderEntry.offMethods).toBeFocused();
    await expect(orderEntry.payment.getByRole('listitem').first()).toBeVisible();
    await accessible(orderEntry.payment);
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await world.addFault({ fault: { kind: 'delay', milliseconds: 300 } });
  await test.step('a list that is loaded during the call', async () => {
    expect(await shiftsOfLoad(page, '/orderhistory/0123456')).toEqual([]);
    await expect(strip).toContainText(/Erika Musterfrau\s*0123456\s*3 Art\. · /);
    await expectNoLayoutFaults(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('an order of that list: what the list knows of it is shown until the order has arrived, and does not move then', async () => {
    let arrive = (): void => undefined;
    const isShown = new Promise<void>((resolve) => (arrive = resolve));
    const order = '**/order/orders/5f0000000002';
    await page.route(order, async (route) => {
      await isShown;
      await route.continue();
    });
    const shifted = await watchLayoutShifts(page);
    await page.getByRole('link', { name: '1000000002', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1000000002');
    await expect(page.getByRole('region', { name: 'Artikel' })).toBeVisible();
    await expect(page.getByRole('status').getByText('Wird geladen')).toBeVisible();
    arrive();
    await expect(page.getByRole('main').getByRole('region', { name: 'Kunde' })).toBeVisible();
    expect(await shifted()).toBeLessThan(0.005);
    await page.unroute(order);
  });
  await test.step('the lists that are opened beside it', async () => {
    const shifted = await watchLayoutShifts(page);
    for (const address of [
      '/waitlisthistory/0123456',
      '/subscription-product-management?tab=products',
      '/customervoucher/0123456',
      '/subscription-product-management?tab=care',
      '/subscriptionhistory/0123456',
      '/subscription-product-management',
    ]) {
      await shell.openPath(address);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      expect(await shifted(), address).toBeLessThan(0.005);
    }
  });
  await test.step('one key goes back to the order, and another one opens its subscriptions before the code that offers it has arrived', async () => {
    let arrive = (): void => undefined;
    const isPressed = new Promise<void>((resolve) => (arrive = resolve));
    const recordPart = '**/assets/CustomerRecordPart-*.js';
    await page.route(recordPart, async (route) => {
      await isPressed;
      await route.continue();
    });
    await keys.press('Control+o');
    await expect(orderEntry.quantity(cream)).toBeVisible();
    await keys.press('Control+b');
    arrive();
    await expect(page).toHaveURL(/subscriptionhistory/);
    await page.unroute(recordPart);
  });
  await test.step('the order entry with a second customer and the home screen, beside a parked call', async () => {
    await keys.press('Control+o');
    await expect(orderEntry.quantity(cream)).toBeVisible();
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByRole('button', { name: 'Parken' }).click();
    await shell.openPath('/orderhistory/0123456');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(strip).toHaveCount(0);
    await shell.openPath('/orderapp');
    await orderEntry.loadCustomer('0110001');
    expect(await shiftsOfLoad(page, '/orderapp')).toEqual([]);
    const shifted = await watchLayoutShifts(page);
    await shell.openPath('/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Bestellannahme', exact: true })).toBeVisible();
    expect(await shifted()).toBeLessThan(0.005);
    await expect(page.getByRole('navigation', { name: 'Geparkte Gespräche' })).toContainText('Erika');
  });
});
