import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import { aNewCustomer } from '../pages/customerForm.ts';

/** src/features/customer/data/customerSchema.test.ts has the messages of all fields. */
test('a field of the form refuses invalid input with a message at the field, and the first one gets the focus; a date is formatted', async ({
  desk,
  customers,
  page,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  await test.step('a date is formatted when the field loses the focus', async () => {
    const date = form.field('Geburtsdatum');
    await date.fill('1.7.80');
    await date.press('Tab');
    await expect(date).toHaveValue('01.07.1980');
  });
  // Without a salutation the form is never submitted (REQ B7.1).
  await form.enter({ ...aNewCustomer, Anrede: '' });
  await form.take.click();
  await expect(form.field('Anrede')).toHaveAccessibleDescription('Bitte die Anrede wählen.');
  await test.step('a name that may be a street or a pick-up point opens a question, and is accepted as a street', async () => {
    await form.enter({ Straße: 'Am Pakethof', 'Hausnr.': '5' });
    await form.take.click();
    await expect(form.field('Straße')).toHaveAccessibleDescription(/Ist es eine Straße/);
    await form.region.getByRole('button', { name: 'Ja, das ist eine Straße' }).click();
    await expect(form.field('Straße')).not.toHaveAccessibleDescription(/Ist es eine Straße/);
  });
  await form.enter({ ...aNewCustomer, Vorname: 'N', PLZ: '1' });
  await form.field('Hausnr.').focus();
  await page.keyboard.press('Enter');
  await expect(form.field('Vorname')).toBeFocused();
  await form.enter(aNewCustomer);
  await form.take.click();
  await expect(customers.consent.dialog).toBeVisible();
});
