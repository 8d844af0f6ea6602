import { expect, test } from '../fixtures/test.ts';

test('A screen reader hears name, total, what is open and what changed, in this order, each once', async ({
  page,
  desk,
  orderEntry,
}) => {
  await desk.openSignedIn();
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
