import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';

test('a closed form changes nothing and moves the focus to the product field; an open one is listed as open; unsaved changes are lost neither by a failed save nor by another customer, who is loaded only after the question', async ({
  desk,
  orderEntry,
  customers,
  page,
  world,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await orderEntry.loadCustomer(erika);
  const form = customers.form('Kundendaten bearbeiten');
  await test.step('discarded by keyboard', async () => {
    await customers.edit.focus();
    await page.keyboard.press('Enter');
    await expect(form.field('Anrede')).toBeFocused();
    await form.expectFields({
      Anrede: 'Frau',
      Vorname: 'Erika',
      Nachname: 'Musterfrau',
      Geburtsdatum: '12.08.1964',
      'E-Mail-Adresse': 'erika.musterfrau@example.com',
      PLZ: '51147',
      Straße: 'Heidestraße',
    });
    await form.enter({ 'E-Mail-Adresse': 'erika.neu@example.com' });
    await expect(orderEntry.open).toContainText('Offenes Formular übernehmen oder verwerfen');
    await form.discard.focus();
    await page.keyboard.press('Enter');
    await expect(form.region).toHaveCount(0);
    await expect(orderEntry.search).toBeFocused();
    await expect(customers.region).toContainText('erika.musterfrau@example.com');
    await expect(customers.region.getByText('✓ geprüft')).toBeVisible();
  });
  const change = async (email: string) => {
    await customers.edit.click();
    await form.enter({ 'E-Mail-Adresse': email });
    await form.take.click();
    await customers.expectUnsaved(/Die Änderungen werden mit der Bestellung übernommen/);
  };
  await test.step('a failed save is shown in the question', async () => {
    await change('erika.neu@example.com');
    await world.addFault({ method: 'PATCH', path: '/private/customers/', fault: { kind: 'status', status: 500 } });
    await orderEntry.newOrderButton.click();
    const question = customers.newCallQuestion;
    await question.getByRole('button', { name: 'Kundendaten speichern und neu beginnen' }).click();
    await expect(question).toContainText('Die Kundendaten konnten nicht gespeichert werden.');
    await question.getByRole('button', { name: 'Im Gespräch bleiben' }).click();
    await expect(customers.region).toContainText('erika.neu@example.com');
    await world.clearFaults();
    await customers.saveNow.click();
    await expect(customers.region.getByText('✓ geprüft')).toBeVisible();
  });
  await test.step('another customer: stay, or save', async () => {
    await change('erika.zwei@example.com');
    const question = page.getByRole('dialog', { name: 'Anderen Kunden laden?' });
    await orderEntry.enterCustomer('0110001');
    await expect(question).toContainText('Die Daten von Erika Musterfrau sind noch nicht gespeichert.');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(customers.region).toContainText('erika.zwei@example.com');
    await orderEntry.enterCustomer('0110001');
    await question.getByRole('button', { name: 'Speichern und weiter' }).click();
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await orderEntry.expectCustomer('0110001');
  });
});
