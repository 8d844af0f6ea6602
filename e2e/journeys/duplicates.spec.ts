import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import type { CustomerDesk } from '../pages/customerDesk.ts';
import { aNewCustomer, type CustomerFields } from '../pages/customerForm.ts';

const byName = 'Diesen Kunden gibt es vielleicht schon';
const byEmail = 'E-Mail-Adresse schon vergeben';
const lightAccount = 'Kurzkonto zu dieser E-Mail-Adresse';

const doris = { ...aNewCustomer, Vorname: 'Doris', Nachname: 'Doppel', Geburtsdatum: '17.05.1971' };

async function create(customers: CustomerDesk, fields: CustomerFields): Promise<void> {
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  await form.enter(fields);
  await form.take.click();
}

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
});

test('By name and birthday: announced before the address is typed, shown side by side, and skipped only with a reason', async ({
  orderEntry,
  customers,
  keys,
}) => {
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  await form.enter({ Vorname: 'Doris', Nachname: 'Doppel', Geburtsdatum: '17.05.1971' });
  await keys.press('Tab');
  await expect(form.region).toContainText('Mit diesem Namen und Geburtsdatum gibt es schon ein Kundenkonto');
  await expect(form.region.getByRole('button', { name: 'Doris Doppel, 0160001, Köln laden' })).toBeVisible();
  await form.enter(doris);
  await form.take.click();
  const dialog = customers.duplicates(byName);
  await test.step('side by side, with the differences marked by a word, not by colour alone', async () => {
    const row = (name: string) => dialog.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(dialog.getByRole('columnheader', { name: 'Vorhanden: 0160001' })).toBeVisible();
    await expect(row('Name')).not.toContainText('weicht ab');
    await expect(row('Geburtsdatum')).toContainText('17.05.1971');
    await expect(row('Geburtsdatum')).not.toContainText('weicht ab');
    await expect(row('E-Mail')).toContainText('doris.doppel@example.com · weicht ab');
    await expect(row('Straße')).toContainText('Lindenweg 8a · weicht ab');
    await expect(row('Ort')).not.toContainText('weicht ab');
  });
  await test.step('going back keeps the whole input', async () => {
    await expect(dialog.getByRole('button', { name: '0160001 laden' })).toBeFocused();
    await keys.press('Escape');
    await expect(dialog).toHaveCount(0);
    await form.expectFields(doris);
  });
  await test.step('another person: only with a reason', async () => {
    await form.take.click();
    const reason = dialog.getByRole('combobox', { name: 'Warum ist es ein anderer Kunde?' });
    await dialog.getByRole('button', { name: 'Trotzdem neu anlegen' }).click();
    await expect(reason).toHaveAccessibleDescription('Bitte einen Grund wählen.');
    await reason.selectOption('andere Person mit gleichem Namen');
    await dialog.getByRole('button', { name: 'Trotzdem neu anlegen' }).click();
    await customers.consent.privacyRead.check();
    await customers.consent.answerAll('Nein', 'Nein', 'Nein');
    await customers.consent.take.click();
    await customers.expectUnsaved(/mit der Bestellung angelegt/);
  });
  await test.step('several: each can be chosen, and choosing one logs it in', async () => {
    await orderEntry.newOrderButton.click();
    await customers.newCallQuestion.getByRole('button', { name: 'Verwerfen und neu beginnen' }).click();
    await create(customers, {
      ...aNewCustomer,
      Vorname: 'Sabine',
      Nachname: 'Drilling',
      Geburtsdatum: '29.02.1980',
    });
    await expect(dialog.getByRole('button', { name: /^016000\d laden$/ })).toHaveCount(3);
    await dialog.getByRole('button', { name: '0160004 laden' }).click();
    await expect(orderEntry.birthdayQuestion).toContainText('0160004');
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await orderEntry.expectCustomer('0160004');
    await expect(form.region).toHaveCount(0);
  });
});

test('By e-mail in use: the agent enters another address, loads the known customer or goes on without one; a light user can be chosen', async ({
  orderEntry,
  customers,
}) => {
  const dialog = customers.duplicates(byEmail);
  await test.step('another address, or the known customer', async () => {
    const taken = { ...aNewCustomer, 'E-Mail-Adresse': 'erika.musterfrau@example.com' };
    await create(customers, taken);
    await dialog.getByRole('button', { name: 'Andere E-Mail-Adresse eingeben' }).click();
    const form = customers.form('Neukunde anlegen');
    await expect(form.field('E-Mail-Adresse')).toBeFocused();
    await form.expectFields(taken);
    await form.take.click();
    await dialog.getByRole('button', { name: '0123456 laden' }).click();
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await orderEntry.expectCustomer('0123456');
    await orderEntry.newOrderButton.click();
  });
  await test.step('without an e-mail address', async () => {
    await create(customers, { ...aNewCustomer, 'E-Mail-Adresse': 'gemeinsam@example.com' });
    await expect(dialog.getByRole('button', { name: /^016000\d laden$/ })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Ohne E-Mail-Adresse fortfahren' }).click();
    await customers.consent.later.click();
    await expect(customers.region).toContainText('Nina Neumann');
    await expect(customers.notes).toContainText('keine E-Mail-Adresse');
    await orderEntry.newOrderButton.click();
    await customers.newCallQuestion.getByRole('button', { name: 'Verwerfen und neu beginnen' }).click();
  });
  await test.step('a light user of another name', async () => {
    await create(customers, { ...aNewCustomer, 'E-Mail-Adresse': 'lea.leicht@example.com' });
    const light = customers.duplicates(lightAccount);
    await expect(light.getByRole('row', { name: /^Name/ })).toContainText('Lea Leicht · weicht ab');
    await light.getByRole('button', { name: 'Kurzkonto übernehmen und vervollständigen' }).click();
    await orderEntry.expectCustomer('0400001');
    await expect(customers.region).toContainText('Nina Neumann');
  });
});
