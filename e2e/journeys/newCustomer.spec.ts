import { personas } from '../fixtures/desk.ts';
import { storedText } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

test('a new customer by keyboard from the empty desk to the confirmed order, over a reload that restores the half-filled form except the birthday (REQ B7.12)', async ({
  desk,
  orderEntry,
  customers,
  page,
  world,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await expect(orderEntry.customerNumber).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(customers.create).toBeFocused();
  await page.keyboard.press('Enter');
  const form = customers.form('Neukunde anlegen');
  await expect(form.field('Anrede')).toBeFocused();
  await page.keyboard.type('F');
  await page.keyboard.press('Tab');
  for (const text of ['', 'Nina', 'Neumann', '17051985', 'nina.neumann@example.com', '0221 998877', '', '50668']) {
    await page.keyboard.type(text);
    if (text !== '50668') await page.keyboard.press('Tab');
  }
  await expect(form.field('Ort')).toHaveValue('Köln');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lindenweg');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect(form.field('Geburtsdatum')).toHaveValue('17.05.1985');
  await expect.poll(async () => (await storedText(page)).database).toContain('"streetNumber":"12"');
  const stored = await storedText(page);
  expect(stored.shared + stored.ofThisTab).not.toMatch(/17\.05\.1985|1985-05-17|17051985/);
  await page.reload();
  await form.expectFields({
    Vorname: 'Nina',
    'E-Mail-Adresse': 'nina.neumann@example.com',
    'Hausnr.': '12',
    Geburtsdatum: '',
  });
  await form.field('Geburtsdatum').focus();
  await page.keyboard.type('17051985');
  await form.field('Hausnr.').focus();
  await page.keyboard.press('Enter');
  await expect(customers.consent.privacyRead).toBeFocused();
  await page.keyboard.press('Space');
  for (let question = 0; question < 3; question += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(customers.consent.take).toBeFocused();
  await page.keyboard.press('Enter');
  await customers.expectUnsaved(/Der Neukunde wird mit der Bestellung angelegt/);
  await expect(customers.survey).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
  await page.keyboard.type(cream);
  await page.keyboard.press('Enter');
  await expect(orderEntry.quantity(cream)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Space');
  await orderEntry.expectReady();
  await page.keyboard.press('Control+Enter');
  await orderEntry.confirmation.readNumber();
  expect((await world.requests()).some(({ operation }) => operation === 'createCustomer')).toBe(false);
});
