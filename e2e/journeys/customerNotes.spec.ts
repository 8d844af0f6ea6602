import { expect, test } from '../fixtures/test.ts';

/** A sentence in quotes to say, and one without to do; src/domain/customer/customerNotes.test.ts has every restriction and block. */
const sayAndDo = /Sagen: „[^“]{10,}[.?!]“.{10,}\./;

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn();
});

test('a restriction refuses the login, a block does not; both, an employee’s discount and missing data have a sentence to say and one to do', async ({
  orderEntry,
  customers,
  accessible,
}) => {
  await orderEntry.enterCustomer('0150000');
  await expect(customers.region.getByRole('alert')).toContainText('ist gesperrt');
  await expect(customers.notes.getByRole('listitem')).toHaveCount(1);
  await expect(customers.notes).toContainText(sayAndDo);
  await expect(orderEntry.birthdayQuestion).toHaveCount(0);
  await accessible();
  await orderEntry.enterCustomer('0150016');
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await customers.consent.later.click();
  await orderEntry.expectCustomer('0150016');
  await expect(customers.notes).toContainText(sayAndDo);
  await orderEntry.loadCustomer('0600001');
  await expect(customers.notes).toContainText('Rabattkonto: Mitarbeiter');
  await expect(customers.notes).toContainText('Keine Gutscheine und keine Ratenzahlung anbieten.');
  await expect(customers.notes).toContainText(sayAndDo);
  await orderEntry.loadCustomer('0700001');
  await expect(customers.notes).toContainText('keine E-Mail-Adresse');
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
