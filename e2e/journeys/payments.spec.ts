import type { Route } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';
const magnesium = '443015001';
const iban = 'DE89370400440532013000';

test('Installments: disabled with the reason and a link, agreed step by step, reset by a voucher, ordered with their plan', async ({
  desk,
  orderEntry,
  dialogs,
  accessible,
  page,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.expectOffer('40,94 €');
  await expect(orderEntry.paymentOption('Ratenzahlung')).toBeDisabled();
  await expect(orderEntry.payment).toContainText('es fehlen 4,06 € zur Rate');
  await orderEntry.openOffMethods();
  await orderEntry.payment.getByRole('button', { name: 'Artikel ergänzen: Ratenzahlung' }).click();
  await expect(orderEntry.search).toBeFocused();
  await orderEntry.chooseOtherAddress();
  await expect(orderEntry.paymentOption('Nachnahme')).toBeDisabled();
  await orderEntry.openOffMethods();
  await orderEntry.payment.getByRole('button', { name: 'An die Rechnungsadresse liefern: Nachnahme' }).click();
  await expect(orderEntry.address(/^Rechnungsadresse/)).toBeChecked();
  await expect(orderEntry.paymentOption('Nachnahme')).toBeEnabled();
  await orderEntry.addArticle(magnesium);

  await orderEntry.pay('Ratenzahlung');
  const { installments } = dialogs;
  await installments.expectStep('1. Plan wählen');
  await expect(installments.plans).toHaveCount(3);
  await expect(installments.plan(3)).toBeChecked();
  await expect(installments.dialog.getByRole('columnheader')).toHaveText([
    'Raten',
    'Monatsrate',
    'Schlussrate',
    'Finanzierungsbetrag',
    'Sollzins p. a.',
    'Effektiver Jahreszins',
    'Zinsen gesamt',
    'Gesamtbetrag',
  ]);
  await accessible();
  await installments.dueDay(15).check();
  await installments.choosePlan(6);
  await installments.expectStep('2. Bankverbindung');
  await accessible();
  await orderEntry.enterBank('Erika Musterfrau', iban);
  await expect(installments.dialog).toHaveCount(0);
  await expect(orderEntry.payment).toContainText(/6 Raten zu \d+,\d\d\s€, fällig am 15\. des Monats/);
  await orderEntry.expectReady();

  await orderEntry.redeem('SOMMER');
  await expect(orderEntry.payment.getByRole('status')).toContainText(
    'Ratenzahlung: nicht zusammen mit einem Gutschein. Bitte die Zahlungsart neu wählen.',
  );
  await expect(orderEntry.openPoint('Zahlungsart wählen')).toBeVisible();
  await orderEntry.openOffMethods();
  await orderEntry.payment.getByRole('button', { name: 'Ohne Gutschein bestellen: Ratenzahlung' }).click();
  await orderEntry.expectOffer('70,93 €');

  await orderEntry.pay('Ratenzahlung');
  await installments.cancel.click();
  await expect(orderEntry.paymentOption('Ratenzahlung')).not.toBeChecked();
  await orderEntry.pay('Ratenzahlung');
  await installments.choosePlan(9);
  await page.keyboard.press('Escape');
  await expect(installments.dialog).toHaveCount(0);
  await orderEntry.pay('Ratenzahlung');
  await installments.choosePlan(9);
  await orderEntry.enterBank('Erika Musterfrau', iban);
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).toContainText('Ratenzahlung');
  await expect(orderEntry.confirmation.dialog).toContainText(/Vereinbart sind 9 Raten zu \d+,\d\d\s€/);
});

test('Factoring from the choice to the confirmation without a mouse, with the conditions that the caller accepts', async ({
  desk,
  page,
  orderEntry,
  dialogs,
  keys,
  accessible,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.addArticle(magnesium);
  await orderEntry.expectOffer('70,93 €');
  const { installments } = dialogs;
  // F8 focuses the first enabled method; ArrowUp from there chooses the last.
  await keys.press('F8', 'ArrowUp');
  await installments.expectStep('1. Plan wählen');
  await expect(installments.plan(3)).toBeChecked();
  await expect(installments.takePlan).toBeFocused();
  await keys.press('Shift+Tab', 'Shift+Tab');
  await expect(installments.plan(3)).toBeFocused();
  await keys.press('ArrowDown');
  await expect(installments.plan(6)).toBeChecked();
  await keys.press('Control+Enter');
  await installments.expectStep('2. Bankverbindung');
  await expect(installments.accountHolder).toBeFocused();
  await keys.type('Erika Musterfrau');
  await keys.press('Tab');
  await keys.type(iban);
  await keys.press('Enter');
  await installments.expectStep('3. Bedingungen');
  await expect(installments.accepted).toBeFocused();
  await expect(installments.dialog).toContainText(/Vorzulesen: 6 Raten zu \d+,\d\d\s€/);
  await accessible();
  await expect(installments.take).toHaveAttribute('aria-disabled', 'true');
  await keys.press('Space', 'Control+Enter');
  await expect(installments.dialog).toHaveCount(0);
  await expect(orderEntry.paymentOption('Ratenkauf')).toBeFocused();
  await orderEntry.expectReady();
  const held: Route[] = [];
  await page.route('**/assets/OrderConfirmation-*.js', (route) => void held.push(route));
  await keys.press('Control+Enter');
  // The chosen payment is disabled by the order that was placed, and the code of the confirmation is still loading.
  await expect(orderEntry.offer).toBeFocused();
  for (const route of held) await route.continue();
  await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).toContainText('Ratenkauf');
  await expect(orderEntry.confirmation.dialog).toContainText(/Vereinbart sind 6 Raten/);
  await keys.press('Enter');
  await expect(orderEntry.newOrderButton).toBeFocused();
});

test('Plans that do not load, a partner that refuses, and PayPal, which refers to the online shop', async ({
  desk,
  orderEntry,
  dialogs,
  world,
  accessible,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await world.choose('factoringRefused');
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0110001');
  await orderEntry.addArticle(cream);
  await orderEntry.addArticle(magnesium);
  await orderEntry.expectOffer();
  await world.addFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'status', status: 503 } });
  await orderEntry.pay('Ratenzahlung');
  await expect(orderEntry.payment.getByRole('status').first()).toContainText(
    'Die Ratenpläne für Ratenzahlung konnten nicht geladen werden.',
  );
  await expect(orderEntry.paymentOption('Ratenzahlung')).not.toBeChecked();
  await orderEntry.pay('Ratenkauf');
  await expect(orderEntry.payment.getByRole('status').first()).toContainText(
    'Ratenkauf wurde nicht angenommen. Bitte die Zahlungsart neu wählen. Der Factoring-Partner lehnt',
  );
  await expect(dialogs.installments.dialog).toHaveCount(0);

  await orderEntry.openOffMethods();
  await expect(orderEntry.payment).toContainText('PayPal, Kreditkarte, Sofortüberweisung: nur im Online-Shop');
  await orderEntry.payment.getByRole('button', { name: 'Hinweis für den Kunden' }).click();
  await expect(dialogs.onlineShop).toContainText('Nur im Online-Shop möglich: PayPal, Kreditkarte, Sofortüberweisung.');
  await accessible();
  await dialogs.onlineShop.getByRole('button', { name: 'Schließen' }).click();
  await expect(orderEntry.offMethods).toBeFocused();

  await orderEntry.pay('Ratenzahlung');
  await dialogs.installments.choosePlan(3);
  await dialogs.installments.agreeToKnownBank();
  await expect(dialogs.installments.dialog).toHaveCount(0);
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});

test('A typed account is not restored after a reload: "Noch offen" leads to it, the rest of the agreement is restored', async ({
  desk,
  orderEntry,
  dialogs,
  page,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.addArticle(magnesium);
  await orderEntry.pay('Ratenkauf');
  await dialogs.installments.choosePlan(6);
  await orderEntry.enterBank('Erika Musterfrau', iban);
  await dialogs.installments.accepted.check();
  await dialogs.installments.take.click();
  await orderEntry.expectReady();
  await page.reload();
  await orderEntry.expectCustomer('0123456');
  await expect(orderEntry.payment.getByRole('status').first()).toContainText('Bitte noch einmal eingeben.');
  await orderEntry.openPoint(/^Bankverbindung eingeben/).click();
  await dialogs.installments.expectStep('2. Bankverbindung');
  await orderEntry.enterBank('Erika Musterfrau', iban);
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).toContainText(/Vereinbart sind 6 Raten/);
});
