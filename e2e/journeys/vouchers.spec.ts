import { expect, test } from '../fixtures/test.ts';

/** src/flows/order/place/redeemVoucher.test.ts, severalVouchers.test.ts and freeShipping.test.ts show what is redeemed, refused, restored and waived. */
test('The menus of vouchers and offer: a voucher is suggested, shipping is waived, and the price is explained to the caller', async ({
  desk,
  orderEntry,
  dialogs,
  accessible,
}) => {
  await desk.openSignedIn();
  await orderEntry.prepareOrder();
  await orderEntry.redeem('SOMMER');
  await orderEntry.expectOffer('30,94 €');
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
