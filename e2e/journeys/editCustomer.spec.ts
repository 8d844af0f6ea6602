import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';

test.beforeEach(async ({ desk, orderEntry }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await orderEntry.loadCustomer(erika);
});

test('a changed e-mail is sent with the order and stored by the service', async ({ orderEntry, customers }) => {
  await customers.edit.click();
  const form = customers.form('Kundendaten bearbeiten');
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
  await form.take.click();
  await customers.expectUnsaved(/Die Änderungen werden mit der Bestellung übernommen/);
  await orderEntry.addArticle('432011001');
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await orderEntry.confirmation.newOrder.click();
  await orderEntry.loadCustomer(erika);
  await expect(customers.region).toContainText('erika.neu@example.com');
});

test('discarding the form changes nothing', async ({ customers }) => {
  await customers.edit.click();
  const form = customers.form('Kundendaten bearbeiten');
  await form.enter({ 'E-Mail-Adresse': 'erika.neu@example.com' });
  await form.discard.click();
  await expect(form.region).toHaveCount(0);
  await expect(customers.region).toContainText('erika.musterfrau@example.com');
  await expect(customers.region.getByText('✓ geprüft')).toBeVisible();
});

test('a closed form moves the focus to the product field', async ({ orderEntry, customers, page }) => {
  await customers.edit.focus();
  await page.keyboard.press('Enter');
  const form = customers.form('Kundendaten bearbeiten');
  await expect(form.field('Anrede')).toBeFocused();
  await form.discard.focus();
  await page.keyboard.press('Enter');
  await expect(form.region).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
  await customers.newAddress.press('Enter');
  const address = customers.addressForm();
  await expect(address.kind).toBeFocused();
  await address.region.getByRole('button', { name: 'Verwerfen' }).press('Enter');
  await expect(address.region).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
});

test('an open form is listed as open: the order is not sent before it is taken over or discarded', async ({
  orderEntry,
  customers,
  page,
}) => {
  await orderEntry.addArticle('432011001');
  await orderEntry.pay('Rechnung');
  await orderEntry.expectReady();
  await customers.edit.click();
  const form = customers.form('Kundendaten bearbeiten');
  await form.enter({ 'E-Mail-Adresse': 'erika.neu@example.com' });
  await expect(orderEntry.open).toContainText('Offenes Formular übernehmen oder verwerfen');
  await page.keyboard.press('Control+Enter');
  await expect(orderEntry.confirmation.dialog).toHaveCount(0);
  await form.take.click();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});

test('with unsaved changes, another customer is loaded only after the question: stay, save, or discard', async ({
  orderEntry,
  customers,
  page,
}) => {
  await customers.edit.click();
  const form = customers.form('Kundendaten bearbeiten');
  await form.enter({ 'E-Mail-Adresse': 'erika.neu@example.com' });
  await form.take.click();
  await customers.expectUnsaved(/Die Änderungen werden mit der Bestellung übernommen/);
  const question = page.getByRole('dialog', { name: 'Anderen Kunden laden?' });
  await orderEntry.enterCustomer('0110001');
  await expect(question).toContainText('Die Daten von Erika Musterfrau sind noch nicht gespeichert.');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(customers.region).toContainText('erika.neu@example.com');
  await orderEntry.enterCustomer('0110001');
  await question.getByRole('button', { name: 'Speichern und weiter' }).click();
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await orderEntry.expectCustomer('0110001');
  await orderEntry.loadCustomer(erika);
  await expect(customers.region).toContainText('erika.neu@example.com');
});

test('a failed save is shown in the question and loses nothing', async ({ orderEntry, customers, world }) => {
  await customers.edit.click();
  const form = customers.form('Kundendaten bearbeiten');
  await form.enter({ 'E-Mail-Adresse': 'erika.neu@example.com' });
  await form.take.click();
  await customers.expectUnsaved(/mit der Bestellung übernommen/);
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
