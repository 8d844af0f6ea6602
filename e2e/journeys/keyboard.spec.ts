import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

/** UX Handle time: keystrokes from the empty order entry, no mouse; typingAhead.spec.ts counts those of a guest. */
test.describe('Handle time', () => {
  test.beforeEach(async ({ desk, orderEntry }) => {
    await desk.openSignedIn();
    await expect(orderEntry.customerNumber).toBeFocused();
  });

  test('a known customer orders one article on invoice in 22 keystrokes, N ends the confirmation and begins the next call, with a second article and a voucher of six letters in 41, which is then first in the history and in the order display; each consent is one key, a method that is off says why, the address and the payment are one digit (REQ E1.1, E1.3, E2.1)', async ({
    page,
    orderEntry,
    customers: { consent, record },
    orderHistory,
    orderDisplay,
    world,
    keys,
  }) => {
    await keys.type('0123456');
    await keys.press('Enter');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await expect(orderEntry.search).toBeFocused();
    await keys.type('432011001');
    await keys.press('Enter');
    await expect(orderEntry.quantity('432011001')).toBeVisible();
    await keys.press('F8', '1');
    await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
    await orderEntry.expectReady();
    await keys.press('Control+Enter');
    await orderEntry.confirmation.readNumber();
    expect(keys.count).toBe(22);

    keys.reset();
    await keys.read();
    await keys.press('n');
    await expect(orderEntry.confirmation.dialog).toHaveCount(0);
    await expect(orderEntry.customerNumber).toBeFocused();
    await expect(orderEntry.customerNumber).toHaveValue('');
    await expect(orderEntry.basket).toContainText('Noch kein Artikel');
    expect(keys.count).toBe(1);

    keys.reset();
    await keys.type('0123456');
    await keys.press('Enter');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await expect(orderEntry.search).toBeFocused();
    await keys.type('432011001');
    await keys.press('Enter');
    await keys.type('443015001');
    await keys.press('Enter', 'F9');
    await keys.type('SOMMER');
    await expect(orderEntry.quantity('443015001')).toBeVisible();
    await keys.press('Enter');
    await expect(orderEntry.figure('Gutschein SOMMER')).toHaveText('−10,00 €');
    await keys.press('F8', '1');
    await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
    await orderEntry.expectReady();
    await expect(orderEntry.figure('Zwischensumme')).toHaveText('64,98 €');
    // The second order of the day ships free.
    await expect(orderEntry.figure('Versand')).toHaveText('0,00 €');
    await expect(orderEntry.offerTotal).toHaveText('54,98 €');
    await keys.press('Control+Enter');
    const number = await orderEntry.confirmation.readNumber();
    for (const text of ['54,98 €', 'Rechnung', 'SOMMER (−10,00 €)', 'erika.musterfrau@example.com']) {
      await expect(orderEntry.confirmation.dialog).toContainText(text);
    }
    await keys.press('Enter');
    await expect(orderEntry.confirmation.dialog).toHaveCount(0);
    await expect(orderEntry.newOrderButton).toBeFocused();
    expect(keys.count).toBe(41);
    const creations = (await world.requests()).filter(({ operation }) => operation === 'createOrder');
    expect(creations.map(({ status }) => status)).toEqual([201, 201]);

    // A screen that is opened by a link gets the focus.
    await record.openHistory();
    await expect(orderHistory.newest).toContainText(number);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(orderHistory.newest).toContainText('54,98 €');
    await orderHistory.newest.getByRole('link', { name: number }).press('Enter');
    await expect(orderDisplay.heading).toHaveText(`Auftrag ${number}`);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(orderDisplay.items.getByRole('row').filter({ hasText: '432011001' })).toContainText('34,99 €');
    await expect(orderDisplay.fact('Gesamt')).toHaveText('54,98 €');
    await expect(orderDisplay.fact('Zahlung')).toHaveText('Rechnung');
    await page.goBack();
    await page.goBack();

    await orderEntry.newOrderButton.press('Enter');
    await expect(orderEntry.customerNumber).toBeFocused();
    await keys.type('0900001');
    await keys.press('Enter');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await expect(consent.dialog).toBeVisible();
    await keys.read();
    keys.reset();
    await keys.press('n', 'j', 'n');
    await expect(consent.take).toBeFocused();
    for (const [head, answer] of [
      ['Marktforschung per Telefon', 'Nein'],
      ['Marktforschung per E-Mail', 'Ja'],
      ['Newsletter-Anmeldung', 'Nein'],
    ] as const) {
      await expect(consent.dialog.getByRole('radiogroup', { name: head }).getByLabel(answer)).toBeChecked();
    }
    await keys.press('Enter');
    await expect(consent.dialog).toHaveCount(0);
    expect(keys.count).toBe(4);

    await expect(orderEntry.search).toBeFocused();
    await keys.type('432011001');
    await keys.press('Enter');
    await orderEntry.expectOffer('40,94 €');
    keys.reset();
    await keys.press('F8', '4');
    await expect(orderEntry.payment.locator('[data-refused-choice]')).toHaveText(/^Ratenzahlung: es fehlen 4,06\s€/);
    await expect(orderEntry.payment.getByRole('radio', { checked: true })).toHaveCount(0);
    // F8 in between, because a second digit within a second would be read as a number (DECISIONS 212).
    await keys.press('F8', '3');
    await expect(orderEntry.paymentOption('Nachnahme')).toBeChecked();
    await keys.press('F7', '1');
    await expect(orderEntry.address(/^Rechnungsadresse/)).toBeChecked();
    await expect(orderEntry.search).toBeFocused();
    expect(keys.count).toBe(6);
  });
});

test('Handle time: a new customer whose duplicate is taken instead, one article, in 75 keystrokes; then a customer is searched, a hit is chosen and logged in by keyboard', async ({
  page,
  desk,
  orderEntry,
  customers,
  keys,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await expect(orderEntry.customerNumber).toBeFocused();
  await keys.press('F3');
  await expect(customers.form('Neukunde anlegen').field('Anrede')).toBeFocused();
  await keys.press('1');
  for (const text of ['Doris', 'Doppel', '17051971', '50668', 'Lindenweg 12']) {
    await keys.type(text);
    await keys.press('Enter');
  }
  const dialog = customers.duplicates('Diesen Kunden gibt es vielleicht schon');
  await expect(dialog.getByRole('button', { name: '0160001 laden' })).toBeFocused();
  await expect(dialog.getByRole('row', { name: /^Geburtsdatum/ })).toContainText('17.05.1971');
  await keys.read();
  await keys.press('1');
  await expect(orderEntry.birthdayQuestion).toContainText('0160001');
  await keys.read();
  await keys.press('Enter');
  await expect(orderEntry.search).toBeFocused();
  await keys.type('432011001');
  await keys.press('Enter', 'F8', '1');
  await orderEntry.expectReady();
  await keys.press('Control+Enter');
  await orderEntry.confirmation.readNumber();
  expect(keys.count).toBe(58);

  await keys.read();
  await keys.press('n');
  await expect(orderEntry.customerNumber).toBeFocused();
  const { search } = customers;
  await customers.advancedSearch.click();
  await search.field('Nachname').focus();
  for (const text of ['Meier', 'Carla', '', 'Köl']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(search.hits).toHaveCount(1);
  await search.hits.focus();
  await page.keyboard.press('Enter');
  await expect(orderEntry.birthdayQuestion).toContainText('Carla Meier · 0170003');
  await keys.read();
  await keys.press('Enter');
  await orderEntry.expectCustomer('0170003');
  await expect(search.region).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
});
