import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

test('The preview of a letter shows a PDF and a picture, refuses what is neither, and repeats a failed request', async ({
  desk,
  page,
  consoleWatch,
  world,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn('/letters/ringschablone.pdf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brief ringschablone.pdf');
  await expect(page.getByTitle('Vorschau des Briefes')).toHaveAttribute('src', /^blob:/);
  await expect(page.getByRole('link', { name: 'In neuem Tab öffnen' })).toHaveAttribute('rel', /noopener/);
  await world.addFault({ path: '/preview-letter', times: 1, fault: { kind: 'status', status: 503 } });
  await page.goto('/letters/anschreiben.png');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  const picture = page.getByRole('img', { name: 'Vorschau des Briefes' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  // A picture needs no viewer, so there is no frame in which a script could run.
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goto('/letters/getarnt.pdf');
  await expect(page.getByRole('alert')).toContainText('kein PDF, PNG oder JPEG und wird nicht angezeigt');
  await expect(page.locator('iframe, embed, object')).toHaveCount(0);
  await page.goto('/letters/gibt-es-nicht.pdf');
  await expect(page.getByRole('alert')).toContainText('Datei nicht gefunden!');
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten Tag');
});

test('The ring template is sent by keyboard from the header to the loaded customer; a failed and a second sending have the quoted messages (REQ A11.1, B15.1, B15.2)', async ({
  desk,
  orderEntry,
  page,
  world,
}) => {
  await desk.openSignedIn();
  const button = page.getByRole('button', { name: 'InfoPost' });
  const dialog = page.getByRole('dialog', { name: 'Ringschablone senden' });
  await button.click();
  await expect(dialog).toContainText('Erst einen Kunden laden');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await orderEntry.loadCustomer('0123456');
  await button.press('Enter');
  await expect(dialog).toContainText('Erika Musterfrau');
  await expect(dialog).toContainText('Heidestraße');
  await world.addFault({ path: '/ringstemplate-send', times: 1, fault: { kind: 'status', status: 500 } });
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Hoppla... Fehler beim Senden des Ringschablone-Briefes');
  const send = dialog.getByRole('button', { name: 'Ringschablone senden' });
  await send.press('Enter');
  await expect(page.getByText('Die Ringschablone ist unterwegs.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await button.press('Enter');
  await send.press('Enter');
  await expect(dialog).toContainText('Die Ringschablone wurde diesem Kunden schon gesendet.');
});

test.describe('The credit check', () => {
  test('says in words what blocks an order and what does not', async ({ desk, page, consoleWatch }) => {
    consoleWatch.allowNetworkFailures();
    await desk.openSignedIn('/creditcheck', personas.backOffice);
    const field = page.getByRole('textbox', { name: 'Kundennummer' });
    await expect(field).toBeFocused();
    const answer = page.getByRole('main').getByRole('status');
    const check = async (number: string) => {
      await field.fill(number);
      await field.press('Enter');
    };
    await check('');
    await expect(field).toHaveAccessibleDescription('Die Kundennummer ist erforderlich!');
    await check('123');
    await expect(field).toHaveAccessibleDescription(/beginnt mit 0/);
    await check('0999999');
    await expect(field).toHaveAccessibleDescription(/Kein Kunde mit der Nummer 0999999/);
    await check('0123456');
    await expect(answer).toContainText('Es liegt nichts vor, was gegen eine Bestellung spricht.');
    await check('0110003');
    await expect(answer).toContainText('Mahnstufe 2 oder höher');
    await expect(answer).toContainText(/Sagen: „.+“/);
    await check('0123457');
    await expect(answer).toContainText('Betrugsverdacht');
  });
});
