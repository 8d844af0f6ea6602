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
  // Neither the failure nor the saving that replaces it.
  await expect(confirmation).not.toContainText('gespeichert');
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
