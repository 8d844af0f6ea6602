import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import { InflightOrder } from '../pages/handOvers.ts';
import { aNewCustomer } from '../pages/customerForm.ts';

const erika = '0123456';
const cream = '432011001';
const magnesium = '443015001';

/** Services that answer only what the requirement names, and nothing where it names no content (mocks/README.md). */
test.beforeEach(async ({ world, consoleWatch }) => {
  await world.choose('bare');
  // A call that the requirement does not name is answered with 404.
  consoleWatch.allowNetworkFailures();
});

test('a known customer orders two articles with a voucher, over a reload; costs that nothing explains are named', async ({
  desk,
  orderEntry,
  customers,
  orderHistory,
  page,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer(erika);
  // A telephone number of a type that nobody knows has no word beside it.
  await expect(orderEntry.customerRegion.getByText('00870 7730 1234')).toBeVisible();
  await orderEntry.addArticle(cream);
  await orderEntry.addArticle(magnesium);
  await orderEntry.redeem('SOMMER');
  await orderEntry.pay('Nachnahme');
  await orderEntry.expectReady();
  await expect(orderEntry.figure('Zwischensumme')).toHaveText('64,98 €');
  await expect(orderEntry.figure('Weitere Kosten')).toHaveText('5,99 €');
  await expect(orderEntry.offerTotal).toHaveText('66,92 €');
  await orderEntry.pay('Rechnung');
  await expect(orderEntry.offerTotal).toHaveText('60,93 €');
  await page.reload();
  await expect(orderEntry.row(magnesium)).toBeVisible();
  await orderEntry.expectReady();
  await orderEntry.submit();
  const number = await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).toContainText('60,93 €');
  await orderEntry.confirmation.close.click();
  await customers.record.openHistory();
  await expect(orderHistory.newest).toContainText(number);
  await expect(orderHistory.newest).toContainText('60,93 €');
});

test('a guest orders; the number that the service does not name yet is said so', async ({
  desk,
  orderEntry,
  customers,
  world,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await customers.guest.click();
  const form = customers.form('Gastkunde');
  await form.enter(aNewCustomer);
  await form.take.click();
  await customers.consent.later.click();
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await expect(orderEntry.confirmation.orderNumber).toContainText('nennt der Dienst noch nicht');
  const sent = (await world.requests()).filter(({ operation }) => operation === 'createGuestOrder');
  expect(sent).toHaveLength(1);
});

test('a new customer orders and is found by the number afterwards', async ({ desk, orderEntry, customers }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  await form.enter(aNewCustomer);
  await form.take.click();
  await customers.consent.privacyRead.check();
  await customers.consent.answerAll('Nein', 'Nein', 'Nein');
  await customers.consent.take.click();
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await orderEntry.confirmation.close.click();
  await expect(customers.region.getByText(/^Kundennummer 01\d+/)).toBeVisible();
});

test('Switzerland: francs, invoice only', async ({ desk, orderEntry, page }) => {
  await desk.openSignedIn('/chorderentry', personas.swissAgent);
  await orderEntry.loadCustomer('0300001');
  await orderEntry.addArticle(cream);
  await expect(orderEntry.payment.getByRole('radio')).toHaveCount(1);
  await orderEntry.pay('Rechnung');
  await orderEntry.expectOffer('CHF 42.90');
  await orderEntry.submit();
  await expect(page.getByRole('dialog', { name: 'Auftragsbestätigung Schweiz' })).toContainText('CHF 42.90');
});

test('an order begun with the voice computer goes on with its product, customer, voucher and payment', async ({
  desk,
  keys,
  orderEntry,
  page,
}) => {
  const inflight = new InflightOrder(page);
  await desk.openSignedIn('/inflightorder');
  await inflight.load('7001');
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await keys.read();
  await keys.press('Enter');
  await orderEntry.expectCustomer(erika);
  await expect(inflight.strip).toContainText('Zahlungsart übernommen');
  await expect(orderEntry.row(cream)).toBeVisible();
  await expect(orderEntry.vouchers.getByText('Gutschein SOMMER eingelöst')).toBeVisible();
  await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});

test('after the order: cancelled from the history, a rejected one resubmitted, one recreated, one claimed', async ({
  desk,
  keys,
  orderEntry,
  orderHistory,
  orderDisplay,
  page,
}) => {
  await desk.openSignedIn(`/orderhistory/${erika}`, personas.backOffice);
  const newest = orderHistory.row('1000000001');
  await newest.getByRole('button', { name: 'Stornieren' }).click();
  await orderHistory.reason.selectOption({ label: 'Doppelt bestellt' });
  await orderHistory.cancelDialog.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(newest).toContainText('storniert');

  await page.goto('/orders/1300000104');
  await expect(orderDisplay.heading).toContainText('1300000104');
  await page.getByRole('button', { name: 'Erneut einreichen' }).click();
  await expect(page.getByRole('navigation', { name: 'Arbeitsliste' })).toContainText('0 von 1 offen');

  await page.goto('/orders/1300000203');
  await page.getByRole('button', { name: 'Reklamation', exact: true }).click();
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await keys.read();
  await keys.press('Enter');
  const bar = page.getByRole('region', { name: 'Reklamation' });
  await expect(bar).toContainText('Reklamation zu Auftrag 1300000203');
  await expect(orderEntry.row(cream)).toBeVisible();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();

  await page.goto('/orders/1300000252');
  await page.getByRole('button', { name: 'Auftrag neu anlegen' }).click();
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await keys.read();
  await keys.press('Enter');
  const steps = page.getByRole('region', { name: 'Neu angelegter Auftrag' });
  await expect(steps).toContainText('Warenkorb offen');
  await steps.getByRole('button', { name: 'Warenkorb: ohne weitermachen' }).click();
  await steps.getByRole('button', { name: 'Gutschein: ohne weitermachen' }).click();
  await expect(steps).toContainText('Zahlungsart übernommen');
  await orderEntry.pay('Rechnung');
  await orderEntry.expectReady();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});

test('an order is edited: quantity, article, address, voucher and payment, with the prices of its positions', async ({
  desk,
  page,
}) => {
  await desk.openSignedIn('/edit-order/1300000201');
  const positions = page.getByRole('region', { name: 'Positionen' });
  const changes = page.getByRole('region', { name: 'Änderungen' });
  const row = (article: string) => positions.getByRole('row', { name: article });
  await expect(row('Gesichtscreme')).toContainText('34,99 €');
  await expect(row('Gesichtscreme').getByLabel('Menge')).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(changes.getByRole('row', { name: 'Gesichtscreme: Menge' })).toBeVisible();
  const field = page.getByLabel('Artikelnummer oder SKU');
  await field.fill('454287001');
  await field.press('Enter');
  await expect(changes.getByRole('row', { name: /neue Position/ })).toBeVisible();
  await row('454287001').getByRole('button', { name: 'Position entfernen' }).click();
  await expect(row('454287001')).toHaveCount(0);
  await page.getByRole('radio', { name: /Domstraße 12/ }).check();
  await page.getByLabel('Gutscheincode').fill('SOMMER');
  await page.keyboard.press('Enter');
  await page.getByLabel('Versandkosten').selectOption({ label: 'erlassen: Umtausch' });
  await page.getByRole('radio', { name: /Bankeinzug/ }).check();
  await page.getByRole('button', { name: /hinterlegte Bankverbindung/ }).click();
  for (const what of ['Lieferadresse', 'Gutschein', 'Versandkosten', 'Zahlung']) {
    await expect(changes.getByRole('row', { name: what }).first()).toBeVisible();
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Auftragsbestätigung' })).toContainText('3 × Gesichtscreme');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orderhistory\/0180011$/);
});

test('a subscription is created from its article, and one is edited, moved and cancelled alone', async ({
  desk,
  orderEntry,
  page,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await orderEntry.loadCustomer(erika);
  await orderEntry.addArticle(magnesium);
  await orderEntry.openLine(magnesium);
  await orderEntry.row(magnesium).getByRole('button', { name: 'Abonnement anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abonnement anlegen' });
  await dialog.getByRole('combobox', { name: 'Rhythmus' }).selectOption({ label: 'alle 3 Monate' });
  await dialog.getByRole('radio', { name: 'Rechnung', exact: true }).check();
  await dialog.getByRole('button', { name: 'Abonnement anlegen' }).click();
  await expect(dialog.getByRole('status')).toContainText('Das Abonnement ist angelegt.');

  await page.goto('/subscription-product-management?view=ABO_DETAILS&abo=7000012');
  const region = page.getByRole('region', { name: 'Abonnements' });
  const question = page.getByRole('dialog');
  const inQuestion = (name: string) => question.getByRole('button', { name, exact: true });
  await region.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await question.getByRole('combobox', { name: 'Rhythmus' }).selectOption({ label: 'alle 6 Monate' });
  await inQuestion('Um eine Woche verschieben').click();
  await inQuestion('Änderungen prüfen').click();
  await inQuestion('Änderungen speichern').click();
  await expect(question).toHaveCount(0);
  await expect(region).toContainText('alle 6 Monate');
  await region.getByRole('button', { name: 'Kündigen', exact: true }).click();
  await question.getByRole('combobox', { name: 'Kündigungsgrund' }).selectOption({ label: 'Kein Bedarf mehr' });
  await inQuestion('Kündigen').click();
  await expect(question).toHaveCount(0);
  await expect(region).toContainText('Kündigung wird bearbeitet');
});

test('thousands of subscriptions but one are moved, a customer’s all cancelled: named in the requests where the service could take others', async ({
  desk,
  page,
  world,
}) => {
  const sent: { readonly subscriptions: readonly string[]; readonly select_all: boolean }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/edit-delivery-dates')) sent.push(request.postDataJSON() as (typeof sent)[number]);
  });
  await desk.openSignedIn('/subscription-product-management', personas.backOffice);
  const region = page.getByRole('region', { name: 'Abonnements' });
  const dialog = page.getByRole('dialog');
  await expect(region.getByRole('checkbox', { name: '7000001 auswählen' })).toBeVisible();
  await region.getByRole('checkbox', { name: 'Alle auswählen' }).click();
  await region.getByRole('checkbox', { name: '7000001 auswählen' }).click();
  const status = region.getByText(/^[1-9]\.\d{3} ausgewählt$/);
  await expect(status).toBeVisible();
  const selected = Number.parseInt((await status.innerText()).replace('.', ''), 10);
  await region.getByRole('button', { name: 'Liefertermine ändern', exact: true }).click();
  await dialog.getByRole('textbox', { name: /^Zum Bestätigen die Zahl/ }).fill(String(selected));
  await dialog.getByRole('button', { name: 'Liefertermine ändern', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Ergebnis' })).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toContainText('geändert');
  expect(sent.every(({ select_all: isAll }) => !isAll)).toBe(true);
  const ids = sent.flatMap(({ subscriptions }) => subscriptions);
  expect(new Set(ids).size).toBe(selected);
  expect(ids).not.toContain('abo-7000001');
  expect((await world.requests()).filter(({ operation }) => operation === 'editDeliveryDates')).toHaveLength(
    sent.length,
  );

  await dialog.getByRole('button', { name: 'Schließen', exact: true }).click();
  await region.getByRole('combobox', { name: 'Stichwort sucht in' }).selectOption({ label: 'Kundennummer' });
  await region.getByRole('textbox', { name: 'Stichwort' }).fill('0180011');
  await expect(region.getByRole('table', { name: 'Abonnements' }).locator('tbody').getByRole('row')).toHaveCount(3);
  await region.getByRole('checkbox', { name: 'Alle auswählen' }).click();
  await region.getByRole('button', { name: 'Kündigen', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Kündigungsgrund' }).selectOption({ label: 'Kein Bedarf mehr' });
  await dialog.getByRole('button', { name: 'Kündigen', exact: true }).click();
  await expect(dialog).toContainText('zur Kündigung angenommen');
});

test('waitlist, stock reminder and vouchers', async ({ desk, orderEntry, page }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await orderEntry.loadCustomer(erika);
  await orderEntry.enterArticle('454740001');
  await page.getByRole('button', { name: 'Auf die Warteliste' }).first().click();
  const waitlist = page.getByRole('dialog', { name: 'Auf die Warteliste' });
  await waitlist.getByRole('radio', { name: /^Rechnung(?!sadresse)/ }).check();
  await waitlist.getByRole('button', { name: 'Vormerken' }).click();
  await expect(waitlist).toContainText('ist vorgemerkt.');
  await waitlist.getByRole('link', { name: 'Zur Warteliste des Kunden' }).click();
  const newest = page.getByRole('region', { name: 'Warteliste' }).getByRole('row').nth(1);
  await newest.getByRole('button', { name: 'Vormerkung stornieren' }).click();
  const question = page.getByRole('dialog', { name: 'Vormerkung stornieren' });
  await question.getByRole('combobox', { name: 'Stornogrund' }).selectOption({ label: 'Wunsch des Kunden' });
  await page.keyboard.press('Control+Enter');
  await expect(newest).toContainText('storniert');

  await page.goBack();
  await orderEntry.enterArticle('465009001');
  await page.getByRole('button', { name: 'An Bestand erinnern' }).first().click();
  const reminder = page.getByRole('dialog', { name: 'An Bestand erinnern' });
  await expect(reminder.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('erika.musterfrau@example.com');
  await page.keyboard.press('Enter');
  await expect(reminder).toContainText('Erst ein Klick auf diesen Link bestätigt die Erinnerung.');

  await page.goto('/customervoucher/0180006');
  await page.getByRole('textbox', { name: 'Gutscheincode' }).fill('SOMMER');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Gutschein prüfen' })).toContainText('10,00 €');
  await expect(page.getByRole('region', { name: 'Eingelöste Gutscheine' })).toContainText('600 von 600 Gutscheinen');
});
