import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import { aNewCustomer } from '../pages/customerForm.ts';

/**
 * src/features/customer/data/customerSchema.test.ts has the messages of all fields; src/flows/customer/edit and
 * src/flows/customer/logIn/unsavedChanges.test.ts show what is saved, and what is asked before it would be lost.
 */
test('the form of a customer by keyboard: a date is formatted, the first invalid field gets the focus with its message; a form that is discarded changes nothing, and the focus goes to the product field', async ({
  desk,
  orderEntry,
  customers,
  page,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await test.step('invalid', async () => {
    await customers.create.click();
    const form = customers.form('Neukunde anlegen');
    const date = form.field('Geburtsdatum');
    await date.fill('1.7.80');
    await date.press('Tab');
    await expect(date).toHaveValue('01.07.1980');
    // Without a salutation the form is never submitted (REQ B7.1).
    await form.enter({ ...aNewCustomer, Anrede: '' });
    await form.take.click();
    await expect(form.field('Anrede')).toHaveAccessibleDescription('Bitte die Anrede wählen.');
    await form.enter({ Anrede: 'Frau', Vorname: 'N', PLZ: '1' });
    await form.field('Hausnr.').focus();
    await page.keyboard.press('Enter');
    await expect(form.field('Vorname')).toBeFocused();
    await form.discard.click();
    await expect(form.region).toHaveCount(0);
  });
  await test.step('discarded by keyboard', async () => {
    await orderEntry.loadCustomer('0123456');
    await customers.edit.focus();
    await page.keyboard.press('Enter');
    const form = customers.form('Kundendaten bearbeiten');
    await expect(form.field('Anrede')).toBeFocused();
    await form.enter({ 'E-Mail-Adresse': 'erika.neu@example.com' });
    await expect(orderEntry.open).toContainText('Offenes Formular übernehmen oder verwerfen');
    await form.discard.focus();
    await page.keyboard.press('Enter');
    await expect(form.region).toHaveCount(0);
    await expect(orderEntry.search).toBeFocused();
    await expect(customers.region).toContainText('erika.musterfrau@example.com');
  });
});
