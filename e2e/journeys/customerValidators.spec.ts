import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import { aNewCustomer, type CustomerFieldName } from '../pages/customerForm.ts';

/** An invalid input for each message of a field; src/domain/customer and src/domain/address have the tables of inputs (REQ B7.2, B7.4, B7.5, B7.6, B7.9). */
const badInputs: readonly (readonly [CustomerFieldName, string, RegExp])[] = [
  ['Vorname', 'Ni#na', /mindestens 2 Zeichen.*keine Sonderzeichen/],
  ['Nachname', '', /mindestens 2 Zeichen.*keine Sonderzeichen/],
  ['Titel', 'Dr.*', /Titel ohne Sonderzeichen/],
  ['Geburtsdatum', '', /Geburtsdatum eingeben/],
  ['Geburtsdatum', '31.12.1899', /1900 oder später/],
  ['Geburtsdatum', '01.01.2099', /nicht in der Vergangenheit/],
  ['Geburtsdatum', '01.01.2015', /18 Jahre/],
  ['E-Mail-Adresse', 'nina@straße.de', /E-Mail-Adresse prüfen/],
  ['Telefon privat', '0221-abc', /Telefonnummer prüfen/],
  ['Telefon mobil', 'mobil', /Telefonnummer prüfen/],
  // Before the postcode, whose answer fills an empty town.
  ['Ort', '12', /Ort eingeben/],
  ['PLZ', '5066A', /5 Ziffern/],
  ['Straße', '', /Straße eingeben/],
  ['Straße', 'Am', /mindestens 3 Zeichen/],
  ['Straße', 'P.A.C.K. Station', /Abholstelle.*Packstation/],
  ['Straße', 'Postnummer 12345678', /Postnummer gehört nicht in die Straße/],
  ['Straße', 'Linden|weg', /nicht erlaubt/],
  ['Hausnr.', 'a12', /mit einer Ziffer beginnen/],
  ['c/o, wohnhaft bei', 'Packstation 12', /mindestens 2 Zeichen ohne Sonderzeichen/],
  ['Adresszusatz', 'Postnummer 12345678', /ohne Sonderzeichen und ohne Abholstelle/],
];

test('every field of the form refuses invalid input with a message at the field, and the first one gets the focus', async ({
  desk,
  customers,
  page,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  await test.step('a date is formatted when the field loses the focus; an incomplete and a non-existing one have different messages', async () => {
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
  // Without a salutation the form is never submitted (REQ B7.1).
  await form.enter({ ...aNewCustomer, Anrede: '' });
  await form.take.click();
  await expect(form.field('Anrede')).toHaveAccessibleDescription('Bitte die Anrede wählen.');
  for (const [name, input, message] of badInputs) {
    await form.field(name).fill(input);
    await expect(form.field(name), `${name}: ${input}`).toHaveAccessibleDescription(message);
    await form.field(name).fill(aNewCustomer[name] ?? '');
    await expect(form.field(name)).not.toHaveAttribute('aria-invalid', 'true');
  }
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

test('in Austria the postcode has four digits', async ({ desk, customers, page }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await page.getByRole('button', { name: 'Land: Deutschland' }).click();
  await page.getByRole('button', { name: 'Österreich' }).click();
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  await expect(form.region).toContainText('Rechnungsadresse in Österreich');
  await form.enter({ ...aNewCustomer, Ort: 'Wien', Straße: 'Mariahilfer Straße', 'Hausnr.': '45' });
  await form.take.click();
  await expect(form.field('PLZ')).toHaveAccessibleDescription(/4 Ziffern/);
  await form.enter({ PLZ: '1060' });
  await form.take.click();
  await expect(customers.consent.dialog).toBeVisible();
});
