import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import { aNewCustomer, type CustomerFieldName } from '../pages/customerForm.ts';

/** Invalid inputs of a field, and its message (REQ B7.2, B7.4, B7.5, B7.6, B7.9). */
const badInputs: readonly (readonly [CustomerFieldName, readonly string[], RegExp])[] = [
  ['Vorname', ['', 'N', '77', 'Ni#na', 'Nina;'], /mindestens 2 Zeichen.*keine Sonderzeichen/],
  ['Nachname', ['', 'N', 'Neu*mann', '„Neumann“'], /mindestens 2 Zeichen.*keine Sonderzeichen/],
  ['Titel', ['Dr.*', 'Dr=', '<b>Dr.</b>'], /Titel ohne Sonderzeichen/],
  ['Geburtsdatum', [''], /Geburtsdatum eingeben/],
  ['Geburtsdatum', ['30.02.1980', '29.02.1981', '00.01.1980', '31.4.80'], /gibt es nicht/],
  ['Geburtsdatum', ['gestern', '1.1.'], /unvollständig/],
  ['Geburtsdatum', ['31.12.1899'], /1900 oder später/],
  ['Geburtsdatum', ['01.01.2099'], /nicht in der Vergangenheit/],
  ['Geburtsdatum', ['01.01.2015'], /18 Jahre/],
  [
    'E-Mail-Adresse',
    [
      'müller@example.com',
      'nina@straße.de',
      'nina',
      'nina@example',
      'nina@example.c',
      'ni na@example.com',
      `${'n'.repeat(70)}@example.com`,
    ],
    /E-Mail-Adresse prüfen/,
  ],
  ['Telefon privat', ['0221-abc', '12', 'keins', '0221+99'], /Telefonnummer prüfen/],
  ['Telefon mobil', ['mobil'], /Telefonnummer prüfen/],
  // Before the postcode, whose answer fills an empty town.
  ['Ort', ['', 'K', 'Köln;', '12'], /Ort eingeben/],
  ['PLZ', ['', '1234', '123456', '5066A'], /5 Ziffern/],
  ['Straße', [''], /Straße eingeben/],
  ['Straße', ['Am', 'A-1'], /mindestens 3 Zeichen/],
  ['Straße', ['Packstation 145', 'P.A.C.K. Station', 'Pakcstation 7', 'Packst. 145'], /Abholstelle.*Packstation/],
  ['Straße', ['Post-Filiale 502', 'Postfil.'], /Abholstelle.*Postfiliale/],
  ['Straße', ['Paketshop 12'], /Abholstelle.*Paketshop/],
  ['Straße', ['Poststation 3'], /Abholstelle.*Poststation/],
  ['Straße', ['Postnummer 12345678', 'PostNr. 12345678'], /Postnummer gehört nicht in die Straße/],
  [
    'Straße',
    ['Lindenweg #8', 'Linden|weg', 'Linden{weg}', 'Lindenweg?', 'Linden\\weg', 'Linden^weg', 'Linden~weg'],
    /nicht erlaubt/,
  ],
  ['Hausnr.', ['', 'a12', 'ohne'], /mit einer Ziffer beginnen/],
  ['c/o, wohnhaft bei', ['X', 'Familie#', 'Packstation 12'], /mindestens 2 Zeichen ohne Sonderzeichen/],
  ['Adresszusatz', ['Hof;', 'Packstation 145', 'Postnummer 12345678'], /ohne Sonderzeichen und ohne Abholstelle/],
];

/** Unusual inputs that are valid. */
const goodInputs: readonly (readonly [CustomerFieldName, readonly string[]])[] = [
  ['Nachname', ["O'Neill", 'Müller-Lüdenscheidt', 'Đorđević', 'Li', 'von der Heide', 'O’Neill']],
  ['Straße', ['Poststraße', 'Packhofstraße', 'Stationsstraße', 'Backsteinweg', 'Am Poststadion', 'Am Parkstadion']],
  ['Hausnr.', ['12 a', ' 5-7', '3/4/12']],
  ['Telefon privat', ['', '+49 (0)221 99-88', '0221/9988']],
  ['E-Mail-Adresse', ['', ' nina@example.com ']],
];

test('every field of the form refuses invalid input with a message at the field', async ({ desk, customers }) => {
  test.slow();
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  // Without a salutation the form is never submitted (REQ B7.1).
  await form.enter({ ...aNewCustomer, Anrede: '' });
  await form.take.click();
  await expect(form.field('Anrede')).toHaveAccessibleDescription('Bitte die Anrede wählen.');
  for (const [name, inputs, message] of badInputs) {
    for (const input of inputs) {
      await form.field(name).fill(input);
      await expect(form.field(name), `${name}: ${input}`).toHaveAccessibleDescription(message);
    }
    await form.field(name).fill(aNewCustomer[name] ?? '');
    await expect(form.field(name)).not.toHaveAttribute('aria-invalid', 'true');
  }
  for (const [name, inputs] of goodInputs) {
    for (const input of inputs) {
      await form.field(name).fill(input);
      await expect(form.field(name), `${name}: ${input}`).not.toHaveAttribute('aria-invalid', 'true');
    }
    await form.field(name).fill(aNewCustomer[name] ?? '');
  }
  await form.field('Anrede').selectOption('Frau');
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

test('the first invalid field gets the focus', async ({ desk, customers, page }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await customers.create.click();
  const form = customers.form('Neukunde anlegen');
  await form.enter({ ...aNewCustomer, Vorname: 'N', PLZ: '1' });
  await form.field('Hausnr.').focus();
  await page.keyboard.press('Enter');
  await expect(form.field('Vorname')).toBeFocused();
});
