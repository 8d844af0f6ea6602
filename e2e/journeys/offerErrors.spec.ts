import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';
const magnesium = '443015001';
const offers = '/backoffice-offers';

test('An address of category 1: a dialog opens, the address is marked, and a new one is accepted', async ({
  desk,
  orderEntry,
  dialogs,
  customers,
  accessible,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0110005');
  await orderEntry.addArticle(cream);
  await expect(dialogs.blockedAddress).toContainText('An diese Adresse kann nicht geliefert werden');
  await accessible();
  await dialogs.blockedAddress.getByRole('button', { name: 'Schließen' }).click();
  await expect(orderEntry.address(/KAT1/)).toBeChecked();
  await orderEntry.openPoint(/diese ist gesperrt \(KAT1\)/).click();
  await expect(orderEntry.address(/KAT1/)).toBeFocused();
  await orderEntry.offer.getByRole('button', { name: 'Neu berechnen' }).click();
  await expect(orderEntry.openPoint(/diese ist gesperrt \(KAT1\)/)).toBeVisible();
  // The dialog opens only once; after that only the address and the open points show it.
  await expect(dialogs.blockedAddress).toHaveCount(0);
  await customers.newAddress.click();
  const form = customers.addressForm();
  await form.enter({ Vorname: 'Kurt', Nachname: 'Kategorie', Straße: 'Heidestraße', 'Hausnr.': '17' });
  await form.enter({ PLZ: '51147', Ort: 'Köln' });
  await form.take.click();
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});

test('Every other refusal shows its message, the last figures stay, and the next calculation succeeds', async ({
  desk,
  orderEntry,
  world,
}) => {
  await desk.openSignedIn();
  await orderEntry.prepareOrder();
  const refusal = (key: string, detail: string) =>
    ({ kind: 'status', status: 400, body: { type: `/dpl/order/errors/${key}`, key, detail } }) as const;
  const again = 'Angebot neu berechnen';
  const cases = [
    [{ kind: 'status', status: 504 }, /Die Berechnung hat zu lange gedauert\. Bitte neu berechnen\./, again],
    [refusal('empty-basket', 'x'), /Der Warenkorb ist leer\. Bitte Artikel hinzufügen\./, again],
    [
      refusal('invalid_payment_method', 'Rechnung geht gerade nicht.'),
      /Diese Zahlungsart ist für das Angebot nicht möglich\. Rechnung geht gerade nicht\./,
      'Die gewählte Zahlungsart ist nicht möglich',
    ],
    [refusal('mondphase', 'Bei Vollmond nicht.'), /konnte nicht berechnet werden\. Bei Vollmond nicht\./, again],
    [{ kind: 'reset' }, /Das Angebot konnte nicht berechnet werden\./, again],
  ] as const;
  for (const [fault, sentence, open] of cases) {
    await world.addFault({ path: offers, times: 1, fault });
    await orderEntry.chooseOtherAddress();
    await expect(orderEntry.offer.getByRole('alert')).toContainText(sentence);
    await expect(orderEntry.offerTotal).toHaveText('40,94 €');
    await expect(orderEntry.submitButton).toHaveAttribute('aria-disabled', 'true');
    await expect(orderEntry.openPoint(open)).toBeVisible();
    await orderEntry.offer.getByRole('button', { name: 'Neu berechnen' }).click();
    await expect(orderEntry.offer.getByRole('alert')).toHaveCount(0);
    await orderEntry.expectReady();
  }
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});

test('A total over the limit of the method: its message is shown, and another method is accepted', async ({
  desk,
  orderEntry,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0110007');
  await orderEntry.addArticle(cream, `${cream}*3`);
  await expect(orderEntry.paymentOption('Rechnung')).toBeDisabled();
  await expect(orderEntry.payment).toContainText('nur bis 100,00 €, 10,92 € zu viel');
  await orderEntry.quantity(cream).fill('1');
  await orderEntry.quantity(cream).press('Enter');
  await orderEntry.pay('Rechnung');
  await orderEntry.expectReady();
  await orderEntry.quantity(cream).fill('3');
  await orderEntry.quantity(cream).press('Enter');
  await expect(orderEntry.offer.getByRole('alert')).toContainText('Der Bestellwert liegt über dem Limit von 100,00 €');
  await orderEntry.address(/^Rechnungsadresse/).check();
  await orderEntry.pay('Nachnahme');
  await expect(orderEntry.paymentOption('Rechnung')).toBeDisabled();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});

test('Installments below the minimum are reset with the message of the service; a withdrawn plan must be chosen again', async ({
  desk,
  orderEntry,
  dialogs,
  world,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await world.choose('installmentPlanGone');
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0110001');
  await orderEntry.addArticle(cream);
  await orderEntry.addArticle(magnesium);
  await orderEntry.pay('Ratenzahlung');
  await dialogs.installments.choosePlan(3);
  await expect(dialogs.installments.dialog).toContainText('Den gewählten Ratenplan gibt es nicht mehr.');
  await dialogs.installments.expectStep('1. Plan wählen');
  await expect(dialogs.installments.plans).toHaveCount(2);
  await dialogs.installments.choosePlan(9);
  await dialogs.installments.agreeToKnownBank();
  await expect(dialogs.installments.dialog).toHaveCount(0);
  await orderEntry.expectReady();
  await orderEntry.remove(magnesium);
  await expect(orderEntry.payment.getByRole('status').first()).toContainText(
    /Ratenzahlung wurde nicht angenommen.*Ratenzahlung ist erst ab 45,00/,
  );
  await expect(orderEntry.openPoint('Zahlungsart wählen')).toBeVisible();
  await orderEntry.expectOffer('40,94 €');
});

test('An article of which there are too few is named in the quoted message; the link leads to its line', async ({
  desk,
  orderEntry,
  world,
}) => {
  await world.choose('onlyOneLeft');
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream, `${cream}*2`);
  await orderEntry.expectOffer();
  await orderEntry.pay('Rechnung');
  await expect(orderEntry.offer.getByRole('alert')).toContainText(
    `Für ${cream} sind nur 1 Produkte verfügbar. Bitte die Menge reduzieren.`,
  );
  await orderEntry.openPoint(`Bestand von ${cream} prüfen`).click();
  await expect(orderEntry.quantity(cream)).toBeFocused();
  await orderEntry.quantity(cream).fill('1');
  await orderEntry.quantity(cream).press('Enter');
  await expect(orderEntry.offer.getByRole('alert')).toHaveCount(0);
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});
