import { personas } from '../fixtures/desk.ts';
import { storedText } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { aNewCustomer } from '../pages/customerForm.ts';

const cream = '432011001';

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
});

test('by keyboard from the empty desk to the confirmed order; then the new customer has a number and is found by it', async ({
  orderEntry,
  customers,
  page,
  world,
  accessible,
}) => {
  await expect(orderEntry.customerNumber).toBeFocused();
  await accessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(customers.create).toBeFocused();
  await page.keyboard.press('Enter');
  const form = customers.form('Neukunde anlegen');
  await expect(form.field('Anrede')).toBeFocused();
  await page.keyboard.type('F');
  await page.keyboard.press('Tab');
  for (const text of ['', 'Nina', 'Neumann', '17051985', 'nina.neumann@example.com', '0221 998877', '', '50668']) {
    await page.keyboard.type(text);
    if (text !== '50668') await page.keyboard.press('Tab');
  }
  await expect(form.field('Ort')).toHaveValue('Köln');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lindenweg');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect(form.field('Geburtsdatum')).toHaveValue('17.05.1985');
  await page.keyboard.press('Enter');
  await expect(customers.consent.privacyRead).toBeFocused();
  await page.keyboard.press('Space');
  for (let question = 0; question < 3; question += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(customers.consent.take).toBeFocused();
  await page.keyboard.press('Enter');
  await customers.expectUnsaved(/Der Neukunde wird mit der Bestellung angelegt/);
  await expect(customers.survey).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
  await page.keyboard.type(cream);
  await page.keyboard.press('Enter');
  await expect(orderEntry.quantity(cream)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Space');
  await orderEntry.expectReady();
  await page.keyboard.press('Control+Enter');
  await orderEntry.confirmation.readNumber();
  expect((await world.requests()).some(({ operation }) => operation === 'createCustomer')).toBe(false);
  await orderEntry.confirmation.close.click();
  const line = customers.region.getByText(/^Kundennummer 01\d+/);
  const number = /01\d+/.exec(await line.innerText())?.[0] ?? '';
  await orderEntry.newOrderButton.click();
  await orderEntry.enterCustomer(number);
  await expect(orderEntry.birthdayQuestion).toContainText('17.05.1985');
  await expect(orderEntry.birthdayQuestion).toContainText('Nina Neumann');
});

test('"Rückgängig" restores the half-filled form of the call before, a reload the form except the birthday, and the customer after it; where the tab no longer has the birthday, it is asked for again; a new call saves the customer first, whom the search then finds (REQ B7.11, B7.12)', async ({
  orderEntry,
  customers,
  page,
  accessible,
}) => {
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  await expect(form.field('Anrede')).toBeFocused();
  await accessible();
  await form.enter({ Vorname: 'Nina' });
  await orderEntry.newOrderButton.click();
  await expect(form.region).toHaveCount(0);
  await orderEntry.restoreCall.click();
  await form.expectFields({ Vorname: 'Nina' });
  await form.enter(aNewCustomer);
  await expect.poll(async () => (await storedText(page)).database).toContain('998877');
  const stored = await storedText(page);
  expect(stored.shared + stored.ofThisTab).not.toMatch(/17\.05\.1985|1985-05-17|17051985/);
  await page.reload();
  await form.expectFields({ ...aNewCustomer, Geburtsdatum: '' });
  await form.enter({ Geburtsdatum: '17051985' });
  await form.take.click();
  await customers.consent.later.click();
  await customers.expectUnsaved(/mit der Bestellung angelegt/);
  await expect.poll(async () => (await storedText(page)).database).toContain('Neumann');
  await page.reload();
  await expect(customers.region).toContainText('17.05.1985');
  // As after a killed browser: only the journal is left.
  await page.evaluate(() => {
    sessionStorage.removeItem('lastNewCustomers');
  });
  await page.reload();
  await expect(customers.region).toContainText('Das Geburtsdatum wird nicht zwischengespeichert.');
  await expect(customers.region).toContainText('nina.neumann@example.com');
  await customers.edit.click();
  const edit = customers.form('Kundendaten bearbeiten');
  await edit.enter({ Geburtsdatum: '17.05.1985' });
  await edit.take.click();
  await expect(edit.region).toHaveCount(0);
  await expect(customers.region).toContainText('17.05.1985');
  await orderEntry.newOrderButton.click();
  await customers.newCallQuestion.getByRole('button', { name: 'Kundendaten speichern und neu beginnen' }).click();
  await expect(page.getByText('Der Kunde wurde angelegt.')).toBeVisible();
  await expect(orderEntry.customerNumber).toHaveValue('');
  await customers.advancedSearch.click();
  await customers.search.find({ Nachname: 'Neumann', Vorname: 'Nina', Geburtsdatum: '17.05.1985' });
  await expect(customers.search.hits).toHaveCount(1);
});
