import { expect, test } from '../fixtures/test.ts';

test('A voucher is refused with its message, redeemed under an alias, removed, restored and suggested; shipping is waived and explained to the caller', async ({
  desk,
  orderEntry,
  dialogs,
  accessible,
  world,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn();
  await orderEntry.prepareOrder();
  const alert = orderEntry.vouchers.getByRole('alert');
  await orderEntry.voucherCode.fill('HERBST20');
  await orderEntry.voucherCode.press('Enter');
  await expect(alert).toContainText('100,00');
  await expect(alert).toContainText('HERBST20');
  await expect(orderEntry.voucherCode).toHaveValue('');
  await orderEntry.voucherCode.fill('FUENFZEHN');
  await orderEntry.voucherCode.press('Enter');
  await expect(orderEntry.vouchers).toContainText('Gutschein PROZENT15 eingelöst (15 %, −5,25 €)');
  await expect(orderEntry.voucherCode).toHaveValue('');
  await orderEntry.redeem('SOMMER');
  await expect(orderEntry.vouchers).not.toContainText('PROZENT15');
  await orderEntry.expectOffer('30,94 €');
  await orderEntry.vouchers.getByRole('button', { name: 'Gutschein SOMMER entfernen' }).click();
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
  await orderEntry.openMenu('Angebot');
  await orderEntry.offer.getByRole('button', { name: 'Versandkosten doch berechnen' }).click();
  await orderEntry.expectOffer('35,94 €');
});
