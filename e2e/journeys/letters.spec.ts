import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('The preview of a letter', () => {
  test('a PDF and a picture are shown', async ({ desk, page }) => {
    await desk.openSignedIn('/letters/ringschablone.pdf');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brief ringschablone.pdf');
    await expect(page.getByTitle('Vorschau des Briefes')).toHaveAttribute('src', /^blob:/);
    await expect(page.getByRole('link', { name: 'In neuem Tab öffnen' })).toHaveAttribute('rel', /noopener/);
    for (const name of ['anschreiben.png', 'anschreiben.jpg']) {
      await page.goto(`/letters/${name}`);
      const picture = page.getByRole('img', { name: 'Vorschau des Briefes' });
      await expect(picture).toBeVisible();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
      // A picture needs no viewer, so there is no frame in which a script could run.
      await expect(page.locator('iframe')).toHaveCount(0);
    }
  });

  test('a file that is no PDF despite its name is refused, an unknown file is not found', async ({
    desk,
    page,
    consoleWatch,
  }) => {
    consoleWatch.allowNetworkFailures();
    await desk.openSignedIn('/letters/getarnt.pdf');
    await expect(page.getByRole('alert')).toContainText('kein PDF, PNG oder JPEG und wird nicht angezeigt');
    await expect(page.locator('iframe, embed, object')).toHaveCount(0);
    await page.goto('/letters/leer.pdf');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goto('/letters/gibt-es-nicht.pdf');
    await expect(page.getByRole('alert')).toContainText('Datei nicht gefunden!');
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten Tag');
  });

  test('a failed request can be repeated', async ({ desk, page, world }) => {
    await desk.openSignedIn('/orderapp');
    await world.addFault({ path: '/preview-letter', fault: { kind: 'status', status: 503 } });
    await page.goto('/letters/anschreiben.png');
    await expect(page.getByRole('alert')).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('img', { name: 'Vorschau des Briefes' })).toBeVisible();
  });
});

test.describe('The ring template (REQ A11.1, B15.1, B15.2)', () => {
  test('is sent by keyboard from the header to the loaded customer', async ({ desk, orderEntry, page, world }) => {
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
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die Ringschablone ist unterwegs.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect((await world.requests()).filter(({ operation }) => operation === 'sendRingTemplate')).toHaveLength(1);
  });

  test('shows the quoted messages where it was already sent and where sending fails', async ({
    desk,
    orderEntry,
    page,
    consoleWatch,
    world,
  }) => {
    consoleWatch.allowNetworkFailures();
    await desk.openSignedIn();
    await world.choose('ringTemplateAlreadySent');
    await page.reload();
    await orderEntry.loadCustomer('0123456');
    const dialog = page.getByRole('dialog', { name: 'Ringschablone senden' });
    const send = dialog.getByRole('button', { name: 'Ringschablone senden' });
    await page.getByRole('button', { name: 'InfoPost' }).click();
    await send.click();
    await expect(dialog).toContainText('Die Ringschablone wurde diesem Kunden schon gesendet.');
    await world.addFault({ path: '/ringstemplate-send', fault: { kind: 'status', status: 500 } });
    await send.click();
    await expect(dialog).toContainText('Hoppla... Fehler beim Senden des Ringschablone-Briefes');
  });
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
