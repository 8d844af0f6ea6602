import type { Page } from 'playwright/test';
import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { shiftsOfLoad, watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/test.ts';
import type { OrderEntry } from '../pages/orderEntry.ts';

const cream = '432011001';
const ring = '410217007';

async function fillWithoutShifts(page: Page, orderEntry: OrderEntry): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Empfehlungen' })).toBeVisible();
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

test('at 1440×900 nothing jumps (UX 4), and the filled order entry shows everything needed to submit without scrolling; at 390 px total and button stay at the bottom', async ({
  page,
  desk,
  orderEntry,
}) => {
  await desk.openSignedIn();
  await expect(page.getByRole('button', { name: 'Bestellhistorie' })).toBeVisible();
  await fillWithoutShifts(page, orderEntry);
  await orderEntry.addArticle('454287001');
  await orderEntry.pay('Bankeinzug');
  const iban = page.getByRole('textbox', { name: 'IBAN' });
  await expect(iban).toBeVisible();
  await orderEntry.expectOffer();
  await expect(iban).toBeInViewport({ ratio: 1 });
  await orderEntry.pay('Rechnung');
  await orderEntry.expectReady();
  expect(await page.evaluate(() => document.scrollingElement?.scrollHeight ?? 0)).toBeLessThanOrEqual(900);
  const places = [
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
  ];
  for (const place of places) await expect(place).toBeInViewport({ ratio: 1 });

  const total = await orderEntry.offerTotal.innerText();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(orderEntry.submitButton).toBeInViewport({ ratio: 1 });
  await expect(orderEntry.open.getByText(total)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(orderEntry.submitButton).toBeInViewport({ ratio: 1 });
});

test('at 1280×720 record and views stand in two rows from the start, nothing jumps (UX 4), and all of the payment is in sight or scrolled to', async ({
  page,
  desk,
  orderEntry,
  customers,
  accessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await desk.openSignedIn();
  const orders = page.getByRole('button', { name: 'Bestellhistorie' });
  await expect(orders).toBeDisabled();
  await expect(orders).toHaveAccessibleDescription('Erst einen Kunden laden.');
  for (const parts of [
    page.getByRole('region', { name: 'Kundenakte' }).getByRole('button'),
    page.getByRole('tablist', { name: /^Empfehlungen/ }).getByRole('tab'),
  ]) {
    const tops = await parts.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
  }
  await fillWithoutShifts(page, orderEntry);
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
  await accessible();
  await orderEntry.paymentOption('Nachnahme').focus();
  await expect(orderEntry.paymentOption('Nachnahme')).toBeInViewport({ ratio: 1 });
  await customers.record.part(/Notizen/).click();
  await expect(customers.record.notes).toBeFocused();
  await expect(customers.record.notes).toBeInViewport({ ratio: 1 });
});

test('what is rare opens by Tab on its button, is reached by Tab and closed by Escape', async ({
  page,
  desk,
  orderEntry,
  keys,
  accessible,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.expectOffer();
  const more = orderEntry.menu('Gesichtscreme');
  const priceDate = orderEntry.row(cream).getByRole('button', { name: 'Gesichtscreme: Preisstand ändern' });
  await expect(priceDate).toHaveCount(0);
  await orderEntry
    .row(cream)
    .getByRole('button', { name: /eins mehr$/ })
    .focus();
  await keys.press('Tab');
  await expect(more).toBeFocused();
  await expect(priceDate).toBeVisible();
  await accessible();
  await keys.press('Escape');
  await expect(priceDate).toHaveCount(0);
  await keys.press('Enter');
  await priceDate.click();
  await expect(page.getByRole('dialog', { name: 'Preisstand: Gesichtscreme' })).toBeVisible();
  await keys.press('Escape');
  await expect(more).toBeFocused();
  await orderEntry.paymentOption('Nachnahme').focus();
  await keys.press('Tab');
  await expect(orderEntry.offMethods).toBeFocused();
  await expect(orderEntry.payment.getByRole('button', { name: 'Artikel ergänzen: Ratenkauf' })).toBeVisible();
  await accessible();
});

test('the caller stands above the screens of a call; one key goes back to the order, a key pressed early opens them', async ({
  page,
  desk,
  orderEntry,
  keys,
  shell,
}) => {
  // The code of the component that offers the key arrives after it was pressed.
  let arrive = (): void => undefined;
  const isPressed = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/CustomerRecordPart-*.js', async (route) => {
    await isPressed;
    await route.continue();
  });
  await desk.openSignedIn('/orderapp', personas.everyRole);
  const strip = page.getByRole('region', { name: 'Offenes Gespräch' });
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.expectOffer();
  await expect(strip).toHaveCount(0);
  await keys.press('Control+b');
  arrive();
  await expect(page).toHaveURL(/subscriptionhistory/);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(strip).toContainText(/Erika Musterfrau\s*0123456\s*1 Art\. · 40,94\s€/);
  await expectNoLayoutFaults(page);
  await keys.press('Control+o');
  await expect(orderEntry.quantity(cream)).toBeVisible();
  await orderEntry.newOrderButton.click();
  await shell.openPath('/orderhistory/0123456');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test.describe('nothing moves when slow answers arrive (PERFORMANCE)', () => {
  test('on the order entry and the home screen with a parked call', async ({ page, desk, world, orderEntry }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await desk.openSignedIn('/orderapp', personas.everyRole);
    await orderEntry.loadCustomer('0123456');
    await orderEntry.addArticle(cream);
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByRole('button', { name: 'Parken' }).click();
    await orderEntry.loadCustomer('0110001');
    await world.addFault({ fault: { kind: 'delay', milliseconds: 400 } });
    for (const address of ['/orderapp', '/', '/orderapp'])
      expect(await shiftsOfLoad(page, address), address).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Geparkte Gespräche' })).toContainText('Erika');
  });

  test('on the lists that are opened during a call', async ({ page, desk, world, orderEntry }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await desk.openSignedIn('/orderapp', personas.everyRole);
    await orderEntry.loadCustomer('0123456');
    await world.addFault({ fault: { kind: 'delay', milliseconds: 400 } });
    for (const address of [
      '/orderhistory/0123456',
      '/waitlisthistory/0123456',
      '/subscriptionhistory/0123456',
      '/subscription-product-management',
      '/subscription-product-management?tab=products',
      '/subscription-product-management?tab=care',
      '/customervoucher/0123456',
    ])
      expect(await shiftsOfLoad(page, address), address).toEqual([]);
  });
});
