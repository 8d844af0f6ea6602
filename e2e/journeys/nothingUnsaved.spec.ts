import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';

test('a sign-out names customer data that is not saved yet, and can save it first', async ({
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
  await customers.edit.click();
  await form.enter({ Titel: 'Prof.' });
  await form.take.click();
  await customers.expectUnsaved(/mit der Bestellung übernommen/);
  await shell.signOut(personas.backOffice);
  const question = page.getByRole('dialog', { name: 'Mit offenem Gespräch abmelden?' });
  await expect(question).toContainText('noch nicht gespeichert');
  const changes = async () => (await world.requests()).filter(({ operation }) => operation === 'changeCustomer').length;
  const before = await changes();
  await question.getByRole('button', { name: 'Speichern und abmelden' }).click();
  await expect(page).toHaveURL(/oauth-sign-in|login/);
  expect(await changes()).toBe(before + 1);
});
