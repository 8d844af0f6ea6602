import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import { aNewCustomer } from '../pages/customerForm.ts';
import type { OrderEntry } from '../pages/orderEntry.ts';

const cream = '432011001';
const ingrid = '0900001';

async function askIngrid(orderEntry: OrderEntry): Promise<void> {
  await orderEntry.enterCustomer(ingrid);
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
}

async function order(orderEntry: OrderEntry): Promise<void> {
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
}

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
});

test('a yes needs a valid phone number and e-mail address; the number is shown as it is saved (REQ B5.3, B5.4)', async ({
  orderEntry,
  customers: { consent },
}) => {
  await askIngrid(orderEntry);
  await consent.answerAll('Ja', 'Ja', 'Nein');
  await consent.phone.fill('');
  await consent.email.fill(' ');
  await consent.take.click();
  await expect(consent.dialog.getByRole('alert').first()).toContainText(
    'Die Einwilligung konnte nicht übernommen werden.',
  );
  await expect(consent.phone).toHaveAccessibleDescription('Bitte Telefonnummer eingeben');
  await expect(consent.email).toHaveAccessibleDescription('Bitte E-Mail-Adresse eingeben');
  await consent.phone.fill('0221-abc');
  await consent.email.fill('müller@example.com');
  await consent.take.click();
  await expect(consent.phone).toHaveAccessibleDescription('Bitte Telefonnummer prüfen');
  await expect(consent.email).toHaveAccessibleDescription('Bitte E-Mail-Adresse prüfen');
  await consent.phone.fill('+49 221 / 12 34 56');
  await consent.email.fill('ingrid.frage@example.com');
  await consent.take.click();
  await expect(consent.dialog).toHaveCount(0);
});

test('every question needs an answer, and the privacy notice a tick', async ({
  orderEntry,
  customers: { consent },
}) => {
  await askIngrid(orderEntry);
  await consent.answer('Marktforschung per Telefon', 'Nein');
  await consent.take.click();
  await expect(consent.dialog).toContainText('Bitte jede Frage mit Ja oder Nein beantworten');
  await consent.answerAll('Nein', 'Nein', 'Nein');
  await consent.take.click();
  await expect(consent.dialog).toHaveCount(0);
});

test('the normalised number is shown, and the answers are saved after the order', async ({
  orderEntry,
  customers: { consent },
  world,
}) => {
  await askIngrid(orderEntry);
  await consent.answerAll('Ja', 'Nein', 'Nein');
  await consent.phone.fill('+49 (0)221 99-88');
  await expect(consent.phone).toHaveAccessibleDescription('Gespeichert wird 02219988.');
  await consent.take.click();
  expect((await world.requests()).some(({ operation }) => operation === 'changeMarketResearchConsent')).toBe(false);
  await order(orderEntry);
  await orderEntry.confirmation.readNumber();
  await expect
    .poll(
      async () =>
        (await world.requests()).filter(({ operation }) => operation === 'changeMarketResearchConsent').length,
    )
    .toBe(1);
  const requests = (await world.requests()).map(({ operation }) => operation);
  expect(requests.indexOf('createOrder')).toBeLessThan(requests.indexOf('changeMarketResearchConsent'));
  await orderEntry.confirmation.newOrder.click();
  await orderEntry.loadCustomer(ingrid);
  await expect(consent.dialog).toHaveCount(0);
});

test('the save fails: the order is placed, the confirmation shows the failure, and saving again succeeds', async ({
  orderEntry,
  customers: { consent },
  page,
  consoleWatch,
  world,
}) => {
  consoleWatch.allowNetworkFailures();
  await world.choose('consentSaveFails');
  await page.reload();
  await askIngrid(orderEntry);
  await consent.answerAll('Nein', 'Ja', 'Nein');
  await consent.take.click();
  await order(orderEntry);
  const { confirmation } = orderEntry;
  await confirmation.readNumber();
  await expect(confirmation.dialog).toContainText(
    'Die Bestellung steht, aber die Einwilligungen konnten nicht gespeichert',
  );
  await world.clearFaults();
  await confirmation.dialog.getByRole('button', { name: 'Einwilligungen erneut speichern' }).click();
  await expect(confirmation.dialog).not.toContainText('konnten nicht gespeichert');
  await expect(confirmation.dialog).not.toContainText('werden gespeichert');
  const requests = await world.requests();
  expect(
    requests.filter(({ operation }) => operation === 'changeMarketResearchConsent').map(({ status }) => status),
  ).toEqual([500, 204]);
  expect(requests.filter(({ operation }) => operation === 'createOrder')).toHaveLength(1);
});

test('a guest’s questions may be skipped only while nothing is answered', async ({ customers, page, world }) => {
  const { consent } = customers;
  await customers.guest.click();
  const form = customers.form('Gastkunde');
  await form.enter(aNewCustomer);
  await form.take.click();
  await expect(consent.later).toHaveAttribute('aria-disabled', 'false');
  await expect(consent.dialog).not.toContainText('Marktforschung per Telefon');
  await consent.answer('Marktforschung per E-Mail', 'Ja');
  await expect(consent.later).toHaveAttribute('aria-disabled', 'true');
  await expect(consent.dialog).toContainText(
    'Überspringen ist nur möglich, solange keine der beiden Fragen beantwortet',
  );
  await page.keyboard.press('Escape');
  await expect(consent.dialog).toBeVisible();
  await consent.privacyRead.check();
  await consent.answer('Marktforschung per E-Mail', 'Nein');
  await consent.answer('Newsletter-Anmeldung', 'Nein');
  await consent.take.click();
  await expect(consent.dialog).toHaveCount(0);
  expect((await world.requests()).some(({ operation }) => operation === 'giveGuestConsent')).toBe(false);
});

test('answers survive a reload before the order', async ({ orderEntry, customers: { consent }, page, world }) => {
  await askIngrid(orderEntry);
  await consent.answerAll('Nein', 'Nein', 'Nein');
  await consent.take.click();
  await orderEntry.expectCustomer(ingrid);
  await page.reload();
  await orderEntry.expectCustomer(ingrid);
  await expect(consent.dialog).toHaveCount(0);
  await order(orderEntry);
  await orderEntry.confirmation.readNumber();
  await expect
    .poll(
      async () =>
        (await world.requests()).filter(({ operation }) => operation === 'changeMarketResearchConsent').length,
    )
    .toBe(1);
});

test('a reload while the questions are open asks them again', async ({ orderEntry, customers: { consent }, page }) => {
  await askIngrid(orderEntry);
  await consent.answer('Marktforschung per Telefon', 'Ja');
  await page.reload();
  await expect(consent.dialog).toBeVisible();
  await consent.later.click();
  await orderEntry.expectCustomer(ingrid);
});

test('a caller who answers later is asked once more before the order', async ({
  orderEntry,
  customers: { consent },
  page,
}) => {
  await askIngrid(orderEntry);
  await consent.later.click();
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await expect(orderEntry.open).toContainText('Nach den Einwilligungen fragen');
  await page.keyboard.press('Control+Enter');
  await consent.later.click();
  await expect(orderEntry.open).not.toContainText('Nach den Einwilligungen fragen');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});

test('the privacy consents of the record are saved immediately', async ({ orderEntry, customers, world }) => {
  await orderEntry.loadCustomer('0123456');
  await customers.privacyLink.click();
  const newsletter = customers.privacy.getByRole('checkbox', { name: 'Newsletter per E-Mail' });
  await expect(newsletter).toBeChecked();
  await expect(customers.privacy).toContainText('nicht erteilt');
  await newsletter.uncheck();
  await customers.privacy.getByRole('button', { name: 'Antworten übernehmen' }).click();
  await expect(customers.privacy).toHaveCount(0);
  expect((await world.requests()).filter(({ operation }) => operation === 'changeConsents')).toHaveLength(1);
  await customers.privacyLink.click();
  await expect(newsletter).not.toBeChecked();
});
