import { personas } from '../fixtures/desk.ts';
import { storedText } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
});

test('customer data that the order cannot send fails to be saved: the confirmation shows it and can save it', async ({
  orderEntry,
  customers,
  page,
  consoleWatch,
  world,
}) => {
  consoleWatch.allowNetworkFailures();
  await orderEntry.loadCustomer(erika);
  await customers.edit.click();
  const form = customers.form('Kundendaten bearbeiten');
  await form.enter({ Titel: 'Dr.' });
  await form.take.click();
  await orderEntry.addArticle('432011001');
  await orderEntry.pay('Rechnung');
  await world.addFault({
    path: `/private/customers/${erika}`,
    method: 'PATCH',
    fault: { kind: 'status', status: 500 },
  });
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  const confirmation = page.getByRole('dialog');
  await expect(confirmation).toContainText('Die Kundendaten konnten nicht gespeichert werden');
  await world.clearFaults();
  await confirmation.getByRole('button', { name: 'Jetzt speichern' }).click();
  await expect(confirmation).not.toContainText('konnten nicht gespeichert werden');
  await orderEntry.confirmation.newOrder.click();
  await orderEntry.loadCustomer(erika);
  await expect(customers.region).toContainText('Dr. Erika Musterfrau');
});

test('a sign-out names the unsaved data, and can save it first', async ({
  orderEntry,
  customers,
  page,
  shell,
  world,
}) => {
  await orderEntry.loadCustomer(erika);
  await customers.edit.click();
  const form = customers.form('Kundendaten bearbeiten');
  await form.enter({ Titel: 'Dr.' });
  await form.take.click();
  await customers.expectUnsaved(/mit der Bestellung übernommen/);
  await shell.signOut(personas.backOffice);
  const question = page.getByRole('dialog', { name: 'Mit offenem Gespräch abmelden?' });
  await expect(question).toContainText('noch nicht gespeichert');
  await question.getByRole('button', { name: 'Speichern und abmelden' }).click();
  await expect(page).toHaveURL(/oauth-sign-in|login/);
  expect((await world.requests()).map(({ operation }) => operation)).toContain('changeCustomer');
});

test('a typed date is formatted when the field loses the focus; an incomplete and a non-existing date have different messages', async ({
  customers,
}) => {
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  const date = form.field('Geburtsdatum');
  await date.fill('1.7.80');
  await date.press('Tab');
  await expect(date).toHaveValue('01.07.1980');
  await date.fill('1.7.');
  await date.press('Tab');
  await expect(date).toHaveAccessibleDescription(/Das Datum ist unvollständig/);
  await date.fill('310480');
  await date.press('Tab');
  await expect(date).toHaveAccessibleDescription(/Dieses Datum gibt es nicht/);
});

test('a name that may be a street or a pick-up point opens a question, and is accepted as a street', async ({
  customers,
}) => {
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  await form.enter({ Straße: 'Am Pakethof', 'Hausnr.': '5' });
  await form.take.click();
  await expect(form.field('Straße')).toHaveAccessibleDescription(/Ist es eine Straße/);
  await form.region.getByRole('button', { name: 'Ja, das ist eine Straße' }).click();
  await expect(form.field('Straße')).not.toHaveAccessibleDescription(/Ist es eine Straße/);
});

test('a half-typed quantity survives a reload, and is not sent before it is confirmed', async ({
  orderEntry,
  page,
}) => {
  await orderEntry.prepareOrder();
  const quantity = orderEntry.basket.getByRole('textbox', { name: 'Menge' });
  await quantity.fill('2');
  await expect.poll(async () => (await storedText(page)).database).toContain('typedQuantity":{');
  await page.reload();
  await expect(quantity).toHaveValue('2');
  await expect(orderEntry.open).toContainText('Eingegebene Menge von 432011001 mit Enter übernehmen');
  await quantity.press('Enter');
  await expect(orderEntry.open).not.toContainText('Eingegebene Menge');
  await expect(quantity).toHaveValue('2');
});
