import { expect, test } from '../fixtures/test.ts';

test('an article is reserved with three keys and cancelled in the waitlist (REQ H1.1, H1.2, H1.3, H1.4, H1.5); a stock reminder is subscribed (REQ H2.1, H2.2)', async ({
  desk,
  orderEntry,
  page,
  keys,
  accessible,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await test.step('the reminder', async () => {
    const dialog = page.getByRole('dialog', { name: 'An Bestand erinnern' });
    await orderEntry.enterArticle('465009001');
    await page.getByRole('button', { name: 'An Bestand erinnern' }).first().click();
    const email = dialog.getByRole('textbox', { name: 'E-Mail-Adresse' });
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('erika.musterfrau@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Erst ein Klick auf diesen Link bestätigt die Erinnerung.');
    await expect(dialog.getByRole('button', { name: 'Fertig' })).toBeFocused();
    await accessible();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });
  await orderEntry.enterArticle('454740001');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Auf die Warteliste' })).toBeVisible();
  await keys.read();
  keys.reset();
  // From the sold-out article: the waitlist, the payment, the reservation (UX Handle time).
  await keys.press('w');
  const dialog = page.getByRole('dialog', { name: 'Auf die Warteliste' });
  // The address is preselected: the first open choice is the payment.
  const invoice = dialog.getByRole('radio', { name: /^Rechnung(?!sadresse)/ });
  await expect(invoice).toBeFocused();
  await keys.press('Space');
  await expect(invoice).toBeChecked();
  await accessible();
  await keys.press('Control+Enter');
  expect(keys.count).toBe(3);
  await expect(dialog).toContainText('Akku-Staubsauger 2-in-1 ist vorgemerkt.');
  await accessible();

  await dialog.getByRole('link', { name: 'Zur Warteliste des Kunden' }).click();
  const list = page.getByRole('region', { name: 'Warteliste' });
  await expect(list).toContainText('24 Vormerkungen');
  const newest = list.getByRole('row').nth(1);
  await expect(newest).toContainText('aktiv');
  await newest.getByRole('button', { name: 'Vormerkung stornieren' }).click();
  const question = page.getByRole('dialog', { name: 'Vormerkung stornieren' });
  await question.getByRole('combobox', { name: 'Stornogrund' }).selectOption({ label: 'Wunsch des Kunden' });
  await accessible();
  await page.keyboard.press('Control+Enter');
  await expect(newest).toContainText('storniert');
  await expect(newest.getByRole('button', { name: /^Einzelheiten zu/ })).toBeFocused();
  // Keys move through the list; the unfolded item is in the address.
  await page.keyboard.press('ArrowRight');
  await expect(list).toContainText('Wunsch des Kunden');
  await expect(page).toHaveURL(/open=waitlist-/);
  await page.reload();
  await expect(list).toContainText('Wunsch des Kunden');
  await accessible();
});
