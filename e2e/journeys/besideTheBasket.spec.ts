import { expectNoLayoutFaults, expectNothingSideways, wide } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * src/domain/order/callScript.test.ts, src/flows/recommend and src/features/recommendations show what the script says and what is
 * recommended.
 */
test('The panels beside the basket: the script follows the call and ticks what it shows, recommendations are exchanged by a click; at 200 % and with forced colours the desk is complete, and what is chosen stays marked', async ({
  desk,
  orderEntry,
  beside,
  accessible,
  page,
}) => {
  await desk.openSignedIn();
  await beside.open('Leitfaden');
  await expect(beside.nextStep).toContainText('„Guten Tag, mein Name ist Anna Beispiel.');
  await beside.tick(/Guten Tag/);
  await orderEntry.loadCustomer('0180010');
  await expect(beside.nextStep).toContainText('„Welche Artikelnummer darf ich aufnehmen?“');
  await expect(beside.step(/Kunde: .*Wiederkauf/).getByRole('img', { name: 'gesagt' })).toBeVisible();
  await orderEntry.addArticle('443015001');
  await expect(orderEntry.row('443015001')).toContainText(/schon bestellt am \d\d\.\d\d\.\d{4}/);
  // The warning is not cut where the column is narrow.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(orderEntry.row('443015001').getByText(/^⚠ schon bestellt/)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(wide);
  await expect(beside.nextStep).toContainText(/„Magnesium wurde schon am \d\d\.\d\d\.\d{4} bestellt\./);
  await accessible(beside.panel);
  await orderEntry.addArticle('432011001');
  await beside.open('Empfehlungen');
  const cards = beside.cards('Passend zu Gesichtscreme');
  await expect(cards).toHaveCount(3);
  await cards.first().getByRole('button', { name: 'Tauschen: Gesichtscreme gegen Gesichtscreme XL' }).click();
  await expect(orderEntry.quantity('432128001')).toHaveValue('1');
  await beside.open('Top-Deals');
  await expect(beside.cards('Tagesangebote').first()).toContainText('statt');
  await beside.open('TV-Angebote');
  await expect(beside.cards('HSE Trend').first()).toBeVisible();

  await page.setViewportSize({ width: 720, height: 450 });
  await expectNothingSideways(page);
  for (const place of [orderEntry.search, orderEntry.submitButton, beside.tab('Leitfaden')]) {
    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeInViewport({ ratio: 1 });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoLayoutFaults(page);
  const line = (name: 'Empfehlungen' | 'Leitfaden') =>
    beside.tab(name).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  const before = await line('Leitfaden');
  await beside.open('Leitfaden');
  expect(await line('Leitfaden')).not.toBe(before);
  expect(await line('Empfehlungen')).toBe(before);
});
