import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import { aNewCustomer } from '../pages/customerForm.ts';

const byName = 'Diesen Kunden gibt es vielleicht schon';

const doris = { ...aNewCustomer, Vorname: 'Doris', Nachname: 'Doppel', Geburtsdatum: '17.05.1971' };

test('By name and birthday: announced before the address is typed, shown side by side, skipped only with a reason, and one of several is chosen; by e-mail in use: another one is typed, or the light account is compared (REQ B8.2, B8.3, B8.4, B8.5)', async ({
  desk,
  orderEntry,
  customers,
  keys,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
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
    await customers.consent.later.click();
    await customers.expectUnsaved(/mit der Bestellung angelegt/);
    await orderEntry.newOrderButton.click();
    await customers.newCallQuestion.getByRole('button', { name: 'Verwerfen und neu beginnen' }).click();
  });
  await test.step('an e-mail in use: the field of the other one has the focus; a light account of another name', async () => {
    await customers.create.click();
    await form.enter({ ...aNewCustomer, 'E-Mail-Adresse': 'erika.musterfrau@example.com' });
    await form.take.click();
    const inUse = customers.duplicates('E-Mail-Adresse schon vergeben');
    await inUse.getByRole('button', { name: 'Andere E-Mail-Adresse eingeben' }).click();
    await expect(form.field('E-Mail-Adresse')).toBeFocused();
    await form.enter({ 'E-Mail-Adresse': 'lea.leicht@example.com' });
    await form.take.click();
    const light = customers.duplicates('Kurzkonto zu dieser E-Mail-Adresse');
    await expect(light.getByRole('row', { name: /^Name/ })).toContainText('Lea Leicht · weicht ab');
    await keys.press('Escape');
  });
  await test.step('several: each can be chosen, and choosing one logs it in', async () => {
    await form.enter({ ...aNewCustomer, Vorname: 'Sabine', Nachname: 'Drilling', Geburtsdatum: '29.02.1980' });
    await form.take.click();
    await expect(dialog.getByRole('button', { name: /^016000\d laden$/ })).toHaveCount(3);
    await dialog.getByRole('button', { name: '0160004 laden' }).click();
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await orderEntry.expectCustomer('0160004');
    await expect(form.region).toHaveCount(0);
  });
});
