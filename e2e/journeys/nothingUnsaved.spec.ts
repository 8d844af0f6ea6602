import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';

test('customer data that fails to be saved after its order is shown in the confirmation, which can save it; a sign-out names unsaved data, and can save it first', async ({
  desk,
  orderEntry,
  customers,
  page,
  shell,
  world,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await orderEntry.loadCustomer(erika);
  const form = customers.form('Kundendaten bearbeiten');
  const changeTitle = async (title: string) => {
    await customers.edit.click();
    await form.enter({ Titel: title });
    await form.take.click();
    await customers.expectUnsaved(/mit der Bestellung übernommen/);
  };
  await changeTitle('Dr.');
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

  await changeTitle('Prof.');
  await shell.signOut(personas.backOffice);
  const question = page.getByRole('dialog', { name: 'Mit offenem Gespräch abmelden?' });
  await expect(question).toContainText('noch nicht gespeichert');
  const changes = async () => (await world.requests()).filter(({ operation }) => operation === 'changeCustomer').length;
  const before = await changes();
  await question.getByRole('button', { name: 'Speichern und abmelden' }).click();
  await expect(page).toHaveURL(/oauth-sign-in|login/);
  expect(await changes()).toBe(before + 1);
});
