import { expect, test } from '../fixtures/test.ts';
import type { CustomerDesk } from '../pages/customerDesk.ts';
import type { OrderEntry } from '../pages/orderEntry.ts';

/** `0150000` and following, who live in Germany: of ten, those ending in 3 and 7 live in Austria, in 5 in Switzerland. */
const germans = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `01${String(50_000 + from + index)}`).filter(
    (number) => !/[357]$/.test(number),
  );

/** A sentence in quotes to say, and one without to do. */
const sayAndDo = /Sagen: „[^“]{10,}[.?!]“.{10,}\./;

async function passBirthday(orderEntry: OrderEntry, { consent }: CustomerDesk): Promise<void> {
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await expect(orderEntry.birthdayQuestion).toHaveCount(0);
  await expect(consent.dialog.or(orderEntry.page.getByText(/^Kundennummer 0\d+ ·/)).first()).toBeVisible();
  if (await consent.dialog.isVisible()) await consent.later.click();
  await expect(consent.dialog).toHaveCount(0);
}

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn();
});

test('every restriction refuses the login with a sentence to say and one to do', async ({ orderEntry, customers }) => {
  test.slow();
  const seen = new Set<string>();
  for (const number of germans(0, 14)) {
    await orderEntry.enterCustomer(number);
    await expect(customers.region.getByRole('alert')).toContainText('ist gesperrt');
    await expect(customers.notes.getByRole('listitem'), number).toHaveCount(1);
    await expect(customers.notes, number).toContainText(sayAndDo);
    await expect(orderEntry.birthdayQuestion).toHaveCount(0);
    const text = await customers.notes.innerText();
    await expect.poll(() => seen.has(text), { message: number }).toBe(false);
    seen.add(text);
    // Clears the note, so that the next number shows its own.
    await orderEntry.enterCustomer('');
    await expect(customers.notes).toHaveCount(0);
  }
});

test('a customer with a block is loaded, with a sentence to say and one to do', async ({ orderEntry, customers }) => {
  test.slow();
  for (const number of germans(15, 28)) {
    await orderEntry.enterCustomer(number);
    await passBirthday(orderEntry, customers);
    await orderEntry.expectCustomer(number);
    await expect(customers.notes, number).toContainText(sayAndDo);
  }
});

test('a billing address of category 1: with another delivery address the order is accepted', async ({
  orderEntry,
  customers,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await orderEntry.loadCustomer('0110005');
  await expect(customers.notes).toContainText('Adresse KAT1');
  await expect(customers.notes).toContainText(sayAndDo);
  await orderEntry.addArticle('432011001');
  const blocked = orderEntry.page.getByRole('dialog', { name: 'Lieferadresse gesperrt (KAT1)' });
  await expect(blocked).toContainText('Lindenweg 8a');
  await blocked.getByRole('button', { name: 'Neue Lieferadresse' }).click();
  const form = customers.addressForm();
  await form.enter({ Ort: 'Köln', PLZ: '50668', Straße: 'Domstraße', 'Hausnr.': '12' });
  await form.take.click();
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});

test('an employee: the discount is shown, vouchers and installments are not offered', async ({
  orderEntry,
  customers,
}) => {
  await orderEntry.loadCustomer('0600001');
  await expect(customers.notes).toContainText('Rabattkonto: Mitarbeiter');
  await expect(customers.notes).toContainText('Keine Gutscheine und keine Ratenzahlung anbieten.');
  await expect(customers.notes).toContainText(sayAndDo);
});

test('missing data is listed with what to ask the caller', async ({ orderEntry, customers }) => {
  await orderEntry.loadCustomer('0700001');
  await expect(customers.notes).toContainText('keine E-Mail-Adresse');
  await orderEntry.loadCustomer('0700003');
  await expect(customers.notes).toContainText('Nach der Telefonnummer fragen');
});

test('markup in the data of a customer is shown as text in every region', async ({ orderEntry, customers, page }) => {
  await orderEntry.enterCustomer('0180005');
  await expect(orderEntry.birthdayQuestion).toContainText('<img src=x onerror="document.title=1">');
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await orderEntry.expectCustomer('0180005');
  await expect(customers.region).toContainText('<b>Dr.</b>');
  await expect(orderEntry.addresses).toContainText('c/o <script>document.title=2</script>');
  await expect(orderEntry.addresses).toContainText('Straße <b>der Zeichen</b>');
  await orderEntry.newOrderButton.click();
  await expect(customers.region.getByRole('listitem')).toContainText('Zeichensalat');
  await customers.advancedSearch.click();
  await customers.search.find({ Nachname: 'Zeichensalat', Ort: 'Köln', Straße: 'Linden*' });
  await expect(customers.search.hits).toContainText('<img src=x');
  await expect(page).toHaveTitle(/^Bestellannahme – Kontor/);
  expect(await page.locator('main img[src="x"], main script, main b').count()).toBe(0);
});
