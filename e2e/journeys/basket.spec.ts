import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';
const ring = '410217007';

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn();
});

test('The basket: the quantity changes by buttons, by typing, by `*2` and by the same article again, never above the stock; a removal can be undone', async ({
  orderEntry,
}) => {
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream, `${cream}*2`);
  await expect(orderEntry.quantity(cream)).toHaveValue('2');
  const row = orderEntry.row(cream);
  await row.getByRole('button', { name: /eins mehr$/ }).click();
  await row.getByRole('button', { name: /eins mehr$/ }).click();
  await row.getByRole('button', { name: /eins weniger$/ }).click();
  await expect(orderEntry.quantity(cream)).toHaveValue('3');
  await orderEntry.quantity(cream).fill('5');
  await orderEntry.quantity(cream).press('Enter');
  await orderEntry.expectOffer('180,90 €');
  await orderEntry.enterArticle(cream);
  await expect(orderEntry.quantity(cream)).toHaveValue('6');
  await orderEntry.expectOffer('215,89 €');
  await orderEntry.quantity(cream).fill('abc');
  await orderEntry.quantity(cream).press('Tab');
  await expect(orderEntry.quantity(cream)).toHaveValue('6');
  await test.step('a quantity above the pieces in stock is refused', async () => {
    await orderEntry.addArticle(ring);
    await expect(orderEntry.row(ring).getByRole('button', { name: /eins mehr$/ })).toBeDisabled();
    await orderEntry.quantity(ring).fill('4');
    await orderEntry.quantity(ring).press('Enter');
    await expect(orderEntry.basket).toContainText('Von Ring Solitär sind nur 1 verfügbar. Bitte die Menge reduzieren.');
    await expect(orderEntry.quantity(ring)).toHaveValue('4');
    await orderEntry.quantity(ring).press('Escape');
    await expect(orderEntry.quantity(ring)).toHaveValue('1');
  });
  await test.step('a removal can be undone', async () => {
    await orderEntry.remove(cream);
    await expect(row).toHaveCount(0);
    await orderEntry.basket.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(orderEntry.quantity(cream)).toHaveValue('6');
    await expect(row.getByRole('button', { name: /eins weniger$/ })).toBeEnabled();
  });
});

test('The basket takes nine elements and refuses the tenth with a message', async ({ orderEntry }) => {
  const nine = ['432011001', '443015001', '410217001', '410217002', '410217004', '410217005', '410217006', '454287001'];
  for (const sku of nine) await orderEntry.enterArticle(sku);
  await orderEntry.addArticle('411064001');
  await expect(orderEntry.basket).toContainText('9 von 9 Positionen');
  await orderEntry.enterArticle('411064002');
  await expect(orderEntry.searchRegion.getByRole('alert')).toContainText('Der Warenkorb fasst 9 Positionen');
  await expect(orderEntry.search).toHaveValue('411064002');
  await orderEntry.enterArticle(cream);
  await expect(orderEntry.quantity(cream)).toHaveValue('2');
});

test('The product field says what is wrong with a number, why an article cannot be ordered, and opens the search for an unknown one', async ({
  orderEntry,
  page,
  consoleWatch,
  world,
}) => {
  consoleWatch.allowNetworkFailures();
  const alert = orderEntry.searchRegion.getByRole('alert');
  await test.step('invalid input has the quoted messages, without a request', async () => {
    for (const [term, message] of [
      ['123', 'Die Produktnummer muss aus mindestens 4 Zeichen bestehen!'],
      ['1234567', 'Bitte BNR prüfen'],
    ] as const) {
      await orderEntry.enterArticle(term);
      await expect(alert).toHaveText(message);
    }
    const asked = (await world.requests()).filter(({ path }) => /\/services\/(?:product|search)\//.test(path));
    expect(asked).toEqual([]);
  });
  await test.step('the reason against an article', async () => {
    for (const [term, reason] of [
      ['410217003', /ist ausverkauft/],
      ['532011', /gibt es nur im Abonnement/],
    ] as const) {
      await orderEntry.enterArticle(term);
      // The details name the reason too; Escape returns to the field, which still shows it.
      await expect(orderEntry.productDialog).toContainText(reason);
      await page.keyboard.press('Escape');
      await expect(orderEntry.search).toBeFocused();
      await expect(alert).toContainText(reason);
    }
  });
  await test.step('an unknown number', async () => {
    await orderEntry.enterArticle('432011999');
    const dialog = page.getByRole('dialog', { name: 'Produktsuche: 432011999' });
    await expect(dialog).toContainText('Nichts gefunden für „432011999“');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(orderEntry.search).toBeFocused();
    await expect(alert).toContainText('Produkt nicht gefunden');
  });
  await expect(orderEntry.basket).toContainText('Noch kein Artikel');
  await orderEntry.addArticle('465117001');
  await expect(alert).toHaveCount(0);
});

test('The product field adds the only variant or shows several, suggests words, and drops a stale answer', async ({
  orderEntry,
  page,
  world,
}) => {
  await test.step('variants: a choice returns the focus to the field', async () => {
    await orderEntry.addArticle(cream, '432011');
    await orderEntry.enterArticle('410217*2');
    await expect(orderEntry.productDialog).toContainText('410217003');
    const soldOut = orderEntry.productDialog.getByRole('row').filter({ hasText: '410217003' });
    await expect(soldOut).toContainText('ausverkauft');
    await expect(soldOut.getByRole('button')).toHaveCount(0);
    // The usual variant has the focus.
    await expect(orderEntry.productDialog.getByRole('button', { name: '410217004 in den Warenkorb' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(orderEntry.quantity('410217005')).toHaveValue('2');
    await expect(orderEntry.search).toBeFocused();
    await orderEntry.enterArticle('421033');
    await expect(orderEntry.productDialog.getByRole('row')).toHaveCount(22);
    await page.keyboard.press('Escape');
    await expect(orderEntry.productDialog).toHaveCount(0);
    await expect(orderEntry.search).toBeFocused();
    await orderEntry.search.clear();
  });
  await test.step('suggestions while typing; arrow keys and Enter choose one; four digits search', async () => {
    await orderEntry.search.pressSequentially('creme');
    await expect(orderEntry.suggestions).toHaveCount(3);
    await page.keyboard.press('ArrowDown');
    await expect(orderEntry.suggestions.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(orderEntry.quantity(cream)).toHaveValue('2');
    await orderEntry.search.fill('creme');
    await expect(orderEntry.suggestions).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(orderEntry.suggestions).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(orderEntry.productDialog).toContainText('432128');
    await page.keyboard.press('Escape');
    await orderEntry.enterArticle('4432');
    await expect(orderEntry.productDialog).toContainText(/443\d{3}|Nichts gefunden/);
    await page.keyboard.press('Escape');
    await orderEntry.search.clear();
  });
  await test.step('a stale answer to an older word does not replace the newer one', async () => {
    await world.addFault({
      path: '/services/search/*/suggest',
      times: 1,
      fault: { kind: 'delay', milliseconds: 1_200 },
    });
    const ofTheOlder = (request: { url(): string }) => new URL(request.url()).searchParams.get('query') === 'cre';
    const settled = Promise.race([
      page.waitForEvent('requestfinished', { predicate: ofTheOlder }),
      page.waitForEvent('requestfailed', { predicate: ofTheOlder }),
    ]);
    const sent = page.waitForRequest(ofTheOlder);
    await orderEntry.search.fill('cre');
    await sent;
    await orderEntry.search.fill('magnes');
    await expect(orderEntry.suggestions.first()).toContainText('Magnesium');
    await settled;
    await expect(orderEntry.suggestions.first()).toContainText('Magnesium');
    await expect(orderEntry.searchRegion).not.toContainText('creme');
  });
});
