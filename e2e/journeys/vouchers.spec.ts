import { expect, test } from '../fixtures/test.ts';

/** src/flows/order/place/redeemVoucher.test.ts, severalVouchers.test.ts and freeShipping.test.ts show what is redeemed, refused, restored and waived. */
test('A screen reader hears name, total, what is open and what changed, in this order, each once; the menus of vouchers and offer suggest a voucher, waive shipping and explain the price; the record loads its vouchers when they are opened, and a part of it that fails again', async ({
  page,
  desk,
  orderEntry,
  customers: { record },
  dialogs,
  accessible,
  world,
}) => {
  await desk.openSignedIn();
  await test.step('what a screen reader hears while the order is filled', async () => {
    const region = orderEntry.offer.locator('p[role="status"]');
    await expect(region).toBeAttached();
    await region.evaluate((status) => {
      new MutationObserver(() => {
        document.body.dataset['heard'] = `${document.body.dataset['heard'] ?? ''}|${status.textContent}`;
      }).observe(status, { childList: true, characterData: true, subtree: true });
    });
    const heard = () =>
      page.evaluate(() => (document.body.dataset['heard'] ?? '').replaceAll(/\s/g, ' ').split('|').slice(1));
    await orderEntry.loadCustomer('0123456');
    await expect.poll(heard).toHaveLength(1);
    await orderEntry.addArticle('432011001');
    await expect.poll(heard).toHaveLength(2);
    await orderEntry.pay('Rechnung');
    await expect.poll(heard).toHaveLength(3);
    await orderEntry.redeem('SOMMER');
    await expect.poll(heard).toHaveLength(4);
    expect(await heard()).toEqual([
      'Erika Musterfrau. Noch offen: Artikel in den Warenkorb legen, Zahlungsart wählen.',
      'Gesamt 40,94 Euro. Noch offen: Zahlungsart wählen.',
      'Nichts offen, die Bestellung kann abgeschickt werden.',
      'Gesamt 30,94 Euro, Gutschein minus 10 Euro. Geändert: Gutschein −10,00 €.',
    ]);
  });
  await test.step('the menus of vouchers and offer', async () => {
    await orderEntry.openMenu('Gutscheine');
    await orderEntry.vouchers.getByRole('button', { name: 'Vorschläge' }).click();
    await expect(dialogs.suggestions.getByRole('listitem')).toHaveCount(3);
    await expect(dialogs.suggestions.getByRole('listitem').filter({ hasText: 'SOMMER' })).toContainText('eingelöst');
    await accessible();
    await dialogs.suggestions.getByRole('button', { name: 'Gutschein DANKE5 einlösen' }).click();
    await expect(dialogs.suggestions).toHaveCount(0);
    await orderEntry.expectOffer('35,94 €');

    await orderEntry.openMenu('Angebot');
    await orderEntry.offer.getByRole('button', { name: 'Versandkosten erlassen' }).click();
    await dialogs.freeShipping.getByRole('radio', { name: /Systemfehler/ }).check();
    await accessible();
    await dialogs.freeShipping.getByRole('button', { name: 'Übernehmen' }).click();
    await orderEntry.expectOffer('29,99 €');
    await expect(orderEntry.offer).toContainText('erlassen: Systemfehler');
    await orderEntry.openMenu('Angebot');
    await orderEntry.offer.getByRole('button', { name: 'Preis erklären' }).click();
    await expect(dialogs.explanation.getByRole('row')).toHaveText([
      /1 × Gesichtscreme 432011001 zu 34,99.*34,99/,
      /davon Anteil am Gutschein.*−5,00/,
      /Zwischensumme.*34,99/,
      /Gutschein DANKE5.*−5,00/,
      /Versand, erlassen.*0,00/,
      /Gesamt.*29,99/,
      /Ersparnis gegenüber dem früheren Preis, im Artikelpreis enthalten.*8,75/,
    ]);
    await accessible();
    await dialogs.explanation.getByRole('button', { name: 'Schließen' }).click();
    await expect(orderEntry.menu('Angebot')).toBeFocused();
  });
  await test.step('a part of the record loads when it is opened, with a message in view where it fails', async () => {
    const asked = async (name: string) => (await world.requests()).filter(({ operation }) => operation === name).length;
    // Loading the customer has sent one such request: the warning about repeated articles needs the recent orders.
    await expect.poll(() => asked('readOrdersOverview')).toBe(1);
    expect(await asked('readRedeemedVouchers')).toBe(0);
    await record.part(/^Gutscheine/).click();
    await expect(record.region.getByText('Wird geladen …')).toHaveCount(0);
    await expect(
      record.region.getByRole('listitem').or(record.region.getByText('Noch kein Gutschein eingelöst.')).first(),
    ).toBeVisible();
    expect(await asked('readRedeemedVouchers')).toBe(1);

    await world.addFault({ service: 'orderHistory', fault: { kind: 'status', status: 503 } });
    await world.addFault({ path: '/orders-overview', fault: { kind: 'status', status: 503 } });
    const history = record.part(/^Bestellhistorie/);
    await history.click();
    await expect(history).toHaveAttribute('aria-expanded', 'true');
    await expect(record.opened('Bestellhistorie')).toBeFocused();
    await expect(record.opened('Bestellhistorie')).toBeInViewport({ ratio: 1 });
    await expect(record.region.getByRole('alert')).toContainText('Konnte nicht geladen werden.');
    await world.clearFaults();
    await record.region.getByRole('button', { name: 'Erneut versuchen' }).click();
    const first = record.region.getByRole('link').first();
    await expect(first).toHaveText(/^[1-9]\d{9}$/);
    await expect(first).toBeInViewport({ ratio: 1 });
  });
});
