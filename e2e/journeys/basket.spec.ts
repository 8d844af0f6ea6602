import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';
const magnesium = '443015001';

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn();
});

test.describe('The basket', () => {
  test('the quantity changes by buttons, by typing, by `*2` and by the same article again; the last change wins', async ({
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
    await expect(row.getByRole('button', { name: /eins weniger$/ })).toBeEnabled();
  });

  test('a quantity above the pieces in stock is refused', async ({ orderEntry }) => {
    await orderEntry.addArticle('410217007');
    await expect(orderEntry.row('410217007').getByRole('button', { name: /eins mehr$/ })).toBeDisabled();
    await orderEntry.quantity('410217007').fill('4');
    await orderEntry.quantity('410217007').press('Enter');
    await expect(orderEntry.basket).toContainText('Von Ring Solitär sind nur 1 verfügbar. Bitte die Menge reduzieren.');
    await expect(orderEntry.quantity('410217007')).toHaveValue('4');
    await orderEntry.quantity('410217007').press('Escape');
    await expect(orderEntry.quantity('410217007')).toHaveValue('1');
  });

  test('a removal can be undone', async ({ orderEntry }) => {
    await orderEntry.loadCustomer('0123456');
    await orderEntry.addArticle(cream, `${cream}*2`);
    await orderEntry.addArticle(magnesium);
    await orderEntry
      .row(cream)
      .getByRole('button', { name: /entfernen$/ })
      .click();
    await expect(orderEntry.row(cream)).toHaveCount(0);
    await orderEntry.expectOffer('35,94 €');
    await orderEntry.basket.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(orderEntry.quantity(cream)).toHaveValue('2');
    await orderEntry.expectOffer('105,92 €');
  });

  test('takes nine elements and refuses the tenth with a message', async ({ orderEntry }) => {
    const nine = [
      '432011001',
      '443015001',
      '410217001',
      '410217002',
      '410217004',
      '410217005',
      '410217006',
      '454287001',
    ];
    for (const sku of nine) await orderEntry.enterArticle(sku);
    await orderEntry.addArticle('411064001');
    await expect(orderEntry.basket).toContainText('9 von 9 Positionen');
    await orderEntry.enterArticle('411064002');
    await expect(orderEntry.searchRegion.getByRole('alert')).toContainText('Der Warenkorb fasst 9 Positionen');
    await expect(orderEntry.search).toHaveValue('411064002');
    await orderEntry.enterArticle(cream);
    await expect(orderEntry.quantity(cream)).toHaveValue('2');
  });
});

test.describe('The product field', () => {
  test('says why an article cannot be ordered', async ({ orderEntry, page, consoleWatch }) => {
    consoleWatch.allowNetworkFailures();
    const reasons: readonly (readonly [string, RegExp])[] = [
      ['410217003', /ist ausverkauft/],
      ['532011', /gibt es nur im Abonnement/],
      ['465445001', /ist in Deutschland nicht erhältlich/],
      ['465228001', /nicht mehr im Sortiment/],
      ['465334001', /noch nicht freigegeben/],
    ];
    const alert = orderEntry.searchRegion.getByRole('alert');
    for (const [term, reason] of reasons) {
      await orderEntry.enterArticle(term);
      // The details name the reason too; Escape returns to the field, which still shows it.
      await expect(orderEntry.productDialog).toContainText(reason);
      await page.keyboard.press('Escape');
      await expect(orderEntry.search).toBeFocused();
      await expect(alert).toContainText(reason);
    }
    await expect(orderEntry.basket).toContainText('Noch kein Artikel');
    await orderEntry.addArticle('465117001');
    await expect(alert).toHaveCount(0);
  });

  test('opens the product search for an unknown number, with a message', async ({ orderEntry, page, consoleWatch }) => {
    consoleWatch.allowNetworkFailures();
    for (const number of ['999999', '999999001', '432011999']) {
      await orderEntry.enterArticle(number);
      const dialog = page.getByRole('dialog', { name: `Produktsuche: ${number}` });
      await expect(dialog).toContainText(`Nichts gefunden für „${number}“`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(orderEntry.search).toBeFocused();
      await expect(orderEntry.searchRegion.getByRole('alert')).toContainText('Produkt nicht gefunden');
    }
    await expect(orderEntry.basket).toContainText('Noch kein Artikel');
  });

  test('refuses invalid input with the quoted messages, without a request', async ({ orderEntry, world }) => {
    const alert = orderEntry.searchRegion.getByRole('alert');
    for (const term of ['1', '123']) {
      await orderEntry.enterArticle(term);
      await expect(alert).toHaveText('Die Produktnummer muss aus mindestens 4 Zeichen bestehen!');
    }
    for (const term of ['1234567', '12345678', '1234567890']) {
      await orderEntry.enterArticle(term);
      await expect(alert).toHaveText('Bitte BNR prüfen');
    }
    const asked = (await world.requests()).filter(({ path }) => /\/services\/(?:product|search)\//.test(path));
    expect(asked).toEqual([]);
  });

  test('a product number adds its only variant or shows several; a choice returns the focus to the field', async ({
    orderEntry,
    page,
  }) => {
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
  });

  test('a word shows suggestions while typing; arrow keys and Enter choose one; four digits search', async ({
    orderEntry,
    page,
  }) => {
    await orderEntry.search.pressSequentially('creme');
    await expect(orderEntry.suggestions).toHaveCount(3);
    await page.keyboard.press('ArrowDown');
    await expect(orderEntry.suggestions.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(orderEntry.quantity(cream)).toHaveValue('1');
    await orderEntry.search.fill('creme');
    await expect(orderEntry.suggestions).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(orderEntry.suggestions).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(orderEntry.productDialog).toContainText('432128');
    await page.keyboard.press('Escape');
    await orderEntry.enterArticle('4432');
    await expect(orderEntry.productDialog).toContainText(/443\d{3}|Nichts gefunden/);
  });

  test('a stale answer to an older word does not replace the newer one', async ({ orderEntry, page, world }) => {
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

  test('answers in reverse order leave the total of the last change', async ({ orderEntry, world }) => {
    await orderEntry.loadCustomer('0123456');
    await orderEntry.addArticle(cream);
    await orderEntry.expectOffer('40,94 €');
    await world.addFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'delay', milliseconds: 1_200 } });
    const before = (await world.requests()).length;
    await orderEntry.quantity(cream).fill('4');
    await orderEntry.quantity(cream).press('Enter');
    await expect(orderEntry.offer).toContainText('wird berechnet');
    await expect
      .poll(async () =>
        (await world.requests()).slice(before).some(({ operation }) => operation === 'changeBasketItem'),
      )
      .toBe(true);
    await orderEntry.addArticle(magnesium);
    await orderEntry.expectOffer('175,90 €');
    await expect
      .poll(
        async () =>
          (await world.requests()).slice(before).filter(({ operation }) => operation === 'createOffer').length,
      )
      .toBeGreaterThan(0);
    await expect(orderEntry.offerTotal).toHaveText('175,90 €');
  });
});
