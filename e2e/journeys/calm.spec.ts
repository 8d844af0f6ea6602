import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';
const ring = '410217007';

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]) {
  test(`nothing jumps at ${String(size.width)} px: a customer, two articles, a voucher, a payment (UX 4)`, async ({
    page,
    desk,
    orderEntry,
  }) => {
    await page.setViewportSize(size);
    await desk.openSignedIn();
    await expect(page.getByRole('button', { name: 'Bestellhistorie' })).toBeVisible();
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
  });
}

test('the record and the views stand in two rows from the start and say why they are off', async ({
  page,
  desk,
  orderEntry,
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
  await orderEntry.loadCustomer('0123456');
  await expect(orders).toBeEnabled();
});

test('at 1280×720 all of the payment is in sight, the bank form included', async ({
  page,
  desk,
  orderEntry,
  accessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  for (const sku of [cream, ring]) await orderEntry.addArticle(sku);
  await orderEntry.redeem('SOMMER');
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
});

test('a method is off where only the fee of the present one would make it possible', async ({ desk, orderEntry }) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Nachnahme');
  await orderEntry.expectOffer('46,93 €');
  await expect(orderEntry.paymentOption('Ratenkauf')).toBeDisabled();
  await expect(orderEntry.paymentOption('Ratenkauf')).toHaveAccessibleName(/es fehlen 4,06\s€ zur Rate/);
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

test('at 390 px the total and the button stay at the bottom of the window', async ({ page, desk, orderEntry }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.openSignedIn();
  await orderEntry.prepareOrder();
  await expect(orderEntry.submitButton).toBeInViewport({ ratio: 1 });
  await expect(orderEntry.open.getByText('40,94 €')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(orderEntry.submitButton).toBeInViewport({ ratio: 1 });
});

test('the caller stands above the screens of a call; one key goes back to the order', async ({
  page,
  desk,
  orderEntry,
  keys,
}) => {
  await desk.openSignedIn('/orderapp', personas.everyRole);
  const strip = page.getByRole('region', { name: 'Offenes Gespräch' });
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.expectOffer();
  await expect(strip).toHaveCount(0);
  await keys.press('Control+b');
  await expect(page).toHaveURL(/subscriptionhistory/);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(strip).toContainText(/Erika Musterfrau\s*0123456\s*1 Art\. · 40,94\s€/);
  await expectNoLayoutFaults(page);
  await keys.press('Control+o');
  await expect(orderEntry.quantity(cream)).toBeVisible();
  await orderEntry.newOrderButton.click();
  await orderEntry.page.goto('/orderhistory/0123456');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);
});
