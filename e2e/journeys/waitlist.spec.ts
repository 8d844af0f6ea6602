import { expect, test } from '../fixtures/test.ts';

const customer = '0123456';

test('an article is reserved from the order entry and cancelled in the waitlist (REQ H1.1, H1.2, H1.3, H1.4, H1.5)', async ({
  desk,
  orderEntry,
  page,
  world,
  keys,
  accessible,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer(customer);
  await orderEntry.enterArticle('454740001');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Auf die Warteliste' })).toBeVisible();
  await keys.read();
  // From the sold-out article: the waitlist, the payment, the reservation (UX Handle time).
  await keys.press('w');
  const dialog = page.getByRole('dialog', { name: 'Auf die Warteliste' });
  // The address is preselected: the first open choice is the payment.
  const invoice = dialog.getByRole('radio', { name: /^Rechnung(?!sadresse)/ });
  await expect(invoice).toBeFocused();
  await keys.press('Space');
  await expect(invoice).toBeChecked();
  await accessible();
  await page.reload();
  await expect(invoice).toBeChecked();
  await keys.press('Control+Enter');
  expect(keys.count).toBe(3);
  await expect(dialog).toContainText('Akku-Staubsauger 2-in-1 ist vorgemerkt.');
  await expect(dialog).toContainText('innerhalb von 6 Wochen geliefert');
  await expect(dialog).toContainText('Bezahlt wird erst nach Erhalt der Ware.');
  expect((await world.requests()).filter(({ operation }) => operation === 'createWaitlistItem')).toHaveLength(1);
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

test('a stock reminder: subscribed, in stock again, too many requests, technical error (REQ H2.1, H2.2, H2.3, H2.4)', async ({
  desk,
  orderEntry,
  page,
  world,
  accessible,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn();
  await orderEntry.loadCustomer(customer);
  const dialog = page.getByRole('dialog', { name: 'An Bestand erinnern' });
  const email = dialog.getByRole('textbox', { name: 'E-Mail-Adresse' });
  const requests = async () =>
    (await world.requests()).filter(({ operation }) => operation === 'subscribeStockReminder').length;
  const open = async () => {
    await orderEntry.enterArticle('465009001');
    await page.getByRole('button', { name: 'An Bestand erinnern' }).first().click();
    await expect(email).toBeFocused();
  };
  await open();
  await expect(email).toHaveValue('erika.musterfrau@example.com');
  await expect(dialog).toContainText('Garten › Bewässerung');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Erst ein Klick auf diesen Link bestätigt die Erinnerung.');
  await expect(dialog).toContainText('bleibt erhalten');
  await accessible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  // The article is sold out, so that the refusal says that there is a reminder.
  for (const count of [2, 3]) {
    await open();
    await page.keyboard.press('Enter');
    await expect.poll(requests).toBe(count);
    await expect(dialog).toContainText('schon vorgemerkt');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  }
  // The fourth request of one address within a minute is one too many.
  await open();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/Sie haben mehrere Anfragen für eine Bestandserinnerung gesendet/);
  await world.addFault({ path: '/stock-reminder', fault: { kind: 'status', status: 503 }, times: 1 });
  await email.fill('andere@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/Technischer Fehler. Bitte erneut versuchen./);
  await expect(email).toHaveValue('andere@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('andere@example.com');
  await expect(dialog).toContainText('Schritt 2 von 2');
  await expect(dialog.getByRole('button', { name: 'Fertig' })).toBeFocused();
  await accessible();
});
