import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';
const ingrid = '0900001';

/** src/flows/order/place shows which answers are asked for, kept and saved. */
test('A reload while the questions are open asks them again; a yes needs a valid phone number and e-mail address; the answers survive a reload and are saved after the order, a failed save again (REQ B5.3, B5.4)', async ({
  desk,
  orderEntry,
  customers: { consent, survey },
  page,
  consoleWatch,
  world,
}) => {
  consoleWatch.allowNetworkFailures();
  await world.choose('consentSaveFails');
  await desk.openSignedIn();
  await orderEntry.enterCustomer(ingrid);
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await test.step('every question needs an answer', async () => {
    await consent.answer('Marktforschung per Telefon', 'Nein');
    await page.reload();
    await expect(consent.dialog).toBeVisible();
    await consent.take.click();
    await expect(consent.dialog).toContainText('Bitte jede Frage mit Ja oder Nein beantworten');
  });
  await test.step('the number is shown as it is saved; a missing or invalid number and address are refused at their fields', async () => {
    await consent.answerAll('Ja', 'Ja', 'Nein');
    await consent.phone.fill('+49 (0)221 99-88');
    await expect(consent.phone).toHaveAccessibleDescription('Gespeichert wird 02219988.');
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
  });
  await consent.phone.fill('+49 221 / 12 34 56');
  await consent.email.fill('ingrid.frage@example.com');
  await consent.take.click();
  await orderEntry.expectCustomer(ingrid);
  await expect(survey).toHaveCount(0);
  await page.reload();
  await orderEntry.expectCustomer(ingrid);
  await expect(consent.dialog).toHaveCount(0);
  const names = async () => (await world.requests()).map(({ operation }) => operation);
  expect(await names()).not.toContain('changeMarketResearchConsent');
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  const { confirmation } = orderEntry;
  await expect(confirmation.dialog).toContainText(
    'Die Bestellung steht, aber die Einwilligungen konnten nicht gespeichert',
  );
  await world.clearFaults();
  await confirmation.dialog.getByRole('button', { name: 'Einwilligungen erneut speichern' }).click();
  // Neither the failure nor the saving that replaces it.
  await expect(confirmation.dialog).not.toContainText('gespeichert');
  const requests = await world.requests();
  expect(
    requests.filter(({ operation }) => operation === 'changeMarketResearchConsent').map(({ status }) => status),
  ).toEqual([500, 204]);
  expect(requests.filter(({ operation }) => operation === 'createOrder')).toHaveLength(1);
  const sent = await names();
  expect(sent.indexOf('createOrder')).toBeLessThan(sent.indexOf('changeMarketResearchConsent'));
});
