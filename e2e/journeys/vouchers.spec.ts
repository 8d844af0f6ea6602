import { expect, test } from '../fixtures/test.ts';

test('A voucher: every refusal shows its message; an alias works; one replaces another, is removed, restored and suggested', async ({
  desk,
  orderEntry,
  dialogs,
  accessible,
  world,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn();
  await orderEntry.voucherCode.fill('SOMMER');
  await orderEntry.voucherCode.press('Enter');
  await expect(orderEntry.vouchers.getByRole('alert')).toContainText('sobald Kunde und Artikel feststehen');
  await orderEntry.voucherCode.clear();
  await orderEntry.prepareOrder();
  for (const [code, sentence] of [
    ['BENUTZT', /eingelöst/],
    ['HEUTEWEG', /heute/i],
    ['ABGELAUFEN', /abgelaufen/i],
    ['HERBST20', /100,00/],
    ['GIBTESNICHT', /GIBTESNICHT|nicht/],
  ] as const) {
    await orderEntry.voucherCode.fill(code);
    await orderEntry.voucherCode.press('Enter');
    await expect(orderEntry.vouchers.getByRole('alert')).toContainText(sentence);
    await expect(orderEntry.vouchers.getByRole('alert')).toContainText(code);
    await expect(orderEntry.voucherCode).toHaveValue('');
  }
  await orderEntry.expectReady();

  await orderEntry.voucherCode.fill('FUENFZEHN');
  await orderEntry.voucherCode.press('Enter');
  await expect(orderEntry.vouchers).toContainText('Gutschein PROZENT15 eingelöst (15 %, −5,25 €)');
  await expect(orderEntry.voucherCode).toHaveValue('');
  await orderEntry.redeem('SOMMER');
  await expect(orderEntry.vouchers).not.toContainText('PROZENT15');
  await orderEntry.expectOffer('30,94 €');
  await orderEntry.vouchers.getByRole('button', { name: 'Gutschein SOMMER entfernen' }).click();
  await orderEntry.expectOffer('40,94 €');
  await expect(orderEntry.vouchers).toContainText('Gutschein SOMMER entfernt.');
  await orderEntry.vouchers.getByRole('button', { name: 'Rückgängig' }).click();
  await orderEntry.expectOffer('30,94 €');

  await world.addFault({ service: 'virtual-voucher', times: 1, fault: { kind: 'status', status: 503 } });
  await orderEntry.openMenu('Gutscheine');
  await orderEntry.vouchers.getByRole('button', { name: 'Vorschläge' }).click();
  await expect(dialogs.suggestions.getByRole('alert')).toContainText('konnten nicht geladen werden');
  await dialogs.suggestions.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(dialogs.suggestions.getByRole('listitem')).toHaveCount(3);
  await expect(dialogs.suggestions.getByRole('listitem').filter({ hasText: 'SOMMER' })).toContainText('eingelöst');
  await accessible();
  await dialogs.suggestions.getByRole('button', { name: 'Gutschein DANKE5 einlösen' }).click();
  await expect(dialogs.suggestions).toHaveCount(0);
  await orderEntry.expectOffer('35,94 €');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).toContainText('35,94 €');
});

test('Shipping is waived for a reason, explained to the caller, and charged again', async ({
  desk,
  orderEntry,
  dialogs,
  accessible,
}) => {
  await desk.openSignedIn();
  await orderEntry.prepareOrder();
  await orderEntry.redeem('SOMMER');
  await orderEntry.expectOffer('30,94 €');
  await orderEntry.openMenu('Angebot');
  await orderEntry.offer.getByRole('button', { name: 'Versandkosten erlassen' }).click();
  await dialogs.freeShipping.getByRole('radio', { name: /Systemfehler/ }).check();
  await accessible();
  await dialogs.freeShipping.getByRole('button', { name: 'Übernehmen' }).click();
  await orderEntry.expectOffer('24,99 €');
  await expect(orderEntry.offer).toContainText('erlassen: Systemfehler');
  await orderEntry.openMenu('Angebot');
  await orderEntry.offer.getByRole('button', { name: 'Versandkosten doch berechnen' }).click();
  await orderEntry.expectOffer('30,94 €');
  await orderEntry.openMenu('Angebot');
  await orderEntry.offer.getByRole('button', { name: 'Versandkosten erlassen' }).click();
  await dialogs.freeShipping.getByRole('button', { name: 'Übernehmen' }).click();
  await orderEntry.expectOffer('24,99 €');
  await orderEntry.openMenu('Angebot');
  await orderEntry.offer.getByRole('button', { name: 'Preis erklären' }).click();
  await expect(dialogs.explanation.getByRole('row')).toHaveText([
    /1 × Gesichtscreme 432011001 zu 34,99.*34,99/,
    /davon Anteil am Gutschein.*−10,00/,
    /Zwischensumme.*34,99/,
    /Gutschein SOMMER.*−10,00/,
    /Versand, erlassen.*0,00/,
    /Gesamt.*24,99/,
    /Ersparnis gegenüber dem früheren Preis, im Artikelpreis enthalten.*8,75/,
  ]);
  await accessible();
  await dialogs.explanation.getByRole('button', { name: 'Schließen' }).click();
  await expect(orderEntry.menu('Angebot')).toBeFocused();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).toContainText('Der Versand ist kostenlos.');
});
