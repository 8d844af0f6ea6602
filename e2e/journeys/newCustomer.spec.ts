import { personas } from '../fixtures/desk.ts';
import { storedText } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import type { CustomerDesk } from '../pages/customerDesk.ts';
import { aNewCustomer } from '../pages/customerForm.ts';

const cream = '432011001';

async function refuseConsents({ consent }: CustomerDesk): Promise<void> {
  await consent.privacyRead.check();
  await consent.answerAll('Nein', 'Nein', 'Nein');
  await consent.take.click();
  await expect(consent.dialog).toHaveCount(0);
}

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
});

test('by keyboard from the empty desk to the confirmed order; then the new customer has a number and is found by it', async ({
  orderEntry,
  customers,
  page,
  world,
}) => {
  await expect(orderEntry.customerNumber).toBeFocused();
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

test('a reload restores the form except the birthday, and the customer after it; where the tab no longer has the birthday, it is asked for again', async ({
  orderEntry,
  customers,
  page,
}) => {
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  await form.enter(aNewCustomer);
  await expect.poll(async () => (await storedText(page)).database).toContain('998877');
  const stored = await storedText(page);
  expect(stored.shared + stored.ofThisTab).not.toMatch(/17\.05\.1985|1985-05-17|17051985/);
  await page.reload();
  await form.expectFields({ ...aNewCustomer, Geburtsdatum: '' });
  await form.enter({ Geburtsdatum: '17051985' });
  await form.take.click();
  await refuseConsents(customers);
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
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});

test('a call that ends without an order: a half-filled form can be restored, a new customer is discarded or saved on request', async ({
  orderEntry,
  customers,
  world,
}) => {
  const creations = async () =>
    (await world.requests()).filter(({ operation }) => operation === 'createCustomer').length;
  const form = customers.form('Neukunde anlegen');
  await test.step('the half-filled form', async () => {
    await customers.create.click();
    await form.enter({ Vorname: 'Nina' });
    await orderEntry.newOrderButton.click();
    await expect(form.region).toHaveCount(0);
    await orderEntry.restoreCall.click();
    await form.expectFields({ Vorname: 'Nina' });
  });
  await test.step('the duplicate check does not answer: a message is shown, and the same data is accepted later', async () => {
    await world.addFault({ path: '/fetch-customers-by-name-dob', fault: { kind: 'status', status: 503 } });
    await form.enter(aNewCustomer);
    await form.take.click();
    await expect(form.region).toContainText('Die Dublettenprüfung ist gerade nicht möglich.');
    await form.expectFields(aNewCustomer);
    await world.clearFaults();
    await form.take.click();
    await refuseConsents(customers);
    await customers.expectUnsaved(/mit der Bestellung angelegt/);
  });
  await test.step('discarded', async () => {
    await orderEntry.newOrderButton.click();
    await customers.newCallQuestion.getByRole('button', { name: 'Verwerfen und neu beginnen' }).click();
    await expect(customers.region).not.toContainText('Nina Neumann');
    expect(await creations()).toBe(0);
  });
  await test.step('saved at once', async () => {
    await customers.create.click();
    await form.enter(aNewCustomer);
    await form.take.click();
    await refuseConsents(customers);
    await customers.expectUnsaved(/mit der Bestellung angelegt/);
    await orderEntry.newOrderButton.click();
    await customers.newCallQuestion.getByRole('button', { name: 'Kundendaten speichern und neu beginnen' }).click();
    await expect(orderEntry.customerNumber).toHaveValue('');
    await expect(customers.newCallQuestion).toHaveCount(0);
    await expect(orderEntry.page.getByText('Der Kunde wurde angelegt.')).toBeVisible();
    expect(await creations()).toBe(1);
    await customers.advancedSearch.click();
    await customers.search.find({ Nachname: 'Neumann', Vorname: 'Nina', Geburtsdatum: '17.05.1985' });
    await expect(customers.search.hits).toHaveCount(1);
  });
});
