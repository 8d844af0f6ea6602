import type { Route } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** src/flows/order/place/payments.test.ts and installmentPayment.test.ts show what enables a method, and what resets it; src/app/journal/journalOffer.test.ts the reload. */
const cream = '432011001';
const magnesium = '443015001';
const iban = 'DE89370400440532013000';

test('Installments are disabled with the reason and what enables them; agreed without a mouse, and confirmed; the focus stays in sight while the code of the confirmation loads', async ({
  desk,
  page,
  orderEntry,
  dialogs,
  keys,
  accessible,
}) => {
  const { installments } = dialogs;
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.expectOffer('40,94 €');
  await expect(orderEntry.paymentOption('Ratenzahlung')).toBeDisabled();
  await expect(orderEntry.payment).toContainText('es fehlen 4,06 € zur Rate');
  await orderEntry.openOffMethods();
  await expect(orderEntry.payment).toContainText('PayPal, Kreditkarte, Sofortüberweisung: nur im Online-Shop');
  await orderEntry.payment.getByRole('button', { name: 'Hinweis für den Kunden' }).click();
  await expect(dialogs.onlineShop).toContainText('Nur im Online-Shop möglich: PayPal, Kreditkarte, Sofortüberweisung.');
  await accessible();
  await keys.press('Enter');
  await expect(orderEntry.offMethods).toBeFocused();
  await orderEntry.openOffMethods();
  await orderEntry.payment.getByRole('button', { name: 'Artikel ergänzen: Ratenzahlung' }).click();
  await expect(orderEntry.search).toBeFocused();
  await keys.type(magnesium);
  await keys.press('Enter');
  await orderEntry.expectOffer('70,93 €');

  // F8 focuses the first enabled method; ArrowUp from there chooses the last.
  await keys.press('F8', 'ArrowUp');
  await installments.expectStep('1. Plan wählen');
  await expect(installments.plans).toHaveCount(3);
  await expect(installments.plan(3)).toBeChecked();
  await expect(installments.takePlan).toBeFocused();
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
  await expect(installments.takePlan).toHaveAttribute('aria-disabled', 'false');
  await installments.takePlan.focus();
  await keys.press('Shift+Tab', 'Shift+Tab');
  await expect(installments.plan(3)).toBeFocused();
  await keys.press('ArrowDown');
  await expect(installments.plan(6)).toBeChecked();
  await keys.press('Control+Enter');
  await installments.expectStep('2. Bankverbindung');
  await expect(installments.accountHolder).toBeFocused();
  await accessible();
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
  await expect(orderEntry.payment).toContainText(/6 Raten zu \d+,\d\d\s€, fällig am 15\. des Monats/);
  await orderEntry.expectReady();

  const held: Route[] = [];
  await page.route('**/assets/OrderConfirmation-*.js', (route) => void held.push(route));
  await orderEntry.paymentOption('Ratenkauf').focus();
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
