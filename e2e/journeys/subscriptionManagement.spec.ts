import type { Locator, Page } from 'playwright/test';
import { personas } from '../fixtures/desk.ts';
import { storedText } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';

const address = '/subscription-product-management';

/** The overview of subscriptions and its dialogs. */
class SubscriptionOverview {
  readonly page: Page;
  readonly region: Locator;
  readonly rows: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Abonnements' });
    this.rows = this.region.getByRole('table', { name: 'Abonnements' }).locator('tbody').getByRole('row');
    this.dialog = page.getByRole('dialog');
  }

  row(number: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('button', { name: number, exact: true }) });
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  inDialog(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }
}

test('thousands of subscriptions are selected without one and moved; the failed ones are tried again alone (REQ G3.4, G5.3, G5.5)', async ({
  desk,
  page,
  world,
  accessible,
}) => {
  await desk.openSignedIn(address, personas.backOffice);
  const overview = new SubscriptionOverview(page);
  await expect(overview.row('7000001')).toBeVisible();
  await expect(overview.row('7000001')).toContainText('Erika Musterfrau');
  // A cancelled one has no tick box.
  await expect(overview.row('7000002').getByRole('checkbox')).toHaveCount(0);
  await accessible();
  await overview.region.getByRole('checkbox', { name: 'Alle auswählen' }).check();
  await overview.region.getByRole('checkbox', { name: '7000001 auswählen' }).uncheck();
  const status = overview.region.getByText(/^[1-9]\.\d{3} ausgewählt$/);
  await expect(status).toBeVisible();
  const [shown = ''] = (await status.innerText()).split(' ');
  const selected = Number(shown.replace('.', ''));
  await expect(overview.region.getByRole('checkbox', { name: 'Alle auswählen' })).toHaveJSProperty(
    'indeterminate',
    true,
  );
  await overview.button('Liefertermine ändern').click();
  await expect(overview.dialog).toContainText(`${shown} Abonnements bekommen den nächsten Liefertermin`);
  await overview.dialog.getByRole('combobox', { name: 'Termin', exact: true }).selectOption({ label: 'Eigenes Datum' });
  await overview.dialog.getByRole('textbox', { name: 'Nächster Liefertermin' }).fill('01.01.2020');
  // More than a hundred are confirmed by their number.
  await expect(overview.dialog.getByText('Mehr als 100 werden erst geändert')).toBeVisible();
  await expect(overview.inDialog('Liefertermine ändern')).toHaveAttribute('aria-disabled', 'true');
  await overview.dialog.getByRole('textbox', { name: /^Zum Bestätigen/ }).fill(String(selected));
  await overview.inDialog('Liefertermine ändern').click();
  await expect(overview.dialog.getByText('Das Datum muss heute oder später sein.')).toBeVisible();
  await overview.dialog.getByRole('textbox', { name: 'Nächster Liefertermin' }).fill('28.02.2030');
  await expect(overview.dialog.getByRole('region', { name: 'Was geändert wird' })).toContainText('neu 28.02.2030');
  await accessible();
  await overview.inDialog('Liefertermine ändern').click();
  await expect(overview.dialog.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
  await expect(overview.dialog).toContainText('unverändert, weil die nächste Bestellung schon erzeugt ist');
  const results = overview.dialog.getByRole('table', { name: 'Ergebnis je Abonnement' });
  await expect(results.getByRole('row').nth(1)).toContainText('fehlgeschlagen');
  await accessible();
  const retry = overview.dialog.getByRole('button', { name: /fehlgeschlagene erneut versuchen$/ });
  const failed = Number((await retry.innerText()).split(' ')[0]);
  await retry.click();
  await expect(retry).not.toContainText(`${String(failed)} fehl`);
  // Each request names at most a hundred of them.
  const sent = (await world.requests()).filter(({ operation }) => operation === 'editDeliveryDates');
  expect(sent).toHaveLength(Math.ceil(selected / 100) + Math.ceil(failed / 100));
  // The result stays until it is closed, over a reload and beside the list of the failed ones.
  await expect(overview.dialog.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
  await expect.poll(async () => (await storedText(page)).database).toContain('"endedBy"');
  await page.reload();
  await overview.inDialog('Fehlgeschlagene in der Liste zeigen').click();
  await expect(overview.dialog).toHaveCount(0);
  await overview.button('Zeigen').click();
  await overview.inDialog('Schließen').click();
  await expect(overview.button('Zeigen')).toHaveCount(0);
  // The journal is written after a pause.
  await expect.poll(async () => (await storedText(page)).database).not.toContain('2030-02-28');
  await page.goto(address);
  await expect(overview.dialog).toHaveCount(0);
  await expect(overview.row('7000001')).not.toContainText('28.02.2030');
  await expect(overview.row('7000003')).toContainText('28.02.2030');
});

test('one subscription: found, opened by keys, edited, noted and cancelled; its address is shared (REQ G3.7, G4.1, G4.6, G5.2, G6.3)', async ({
  desk,
  page,
  keys,
  accessible,
}) => {
  await desk.openSignedIn(address, personas.backOffice);
  const overview = new SubscriptionOverview(page);
  await overview.region.getByRole('combobox', { name: 'Stichwort sucht in' }).selectOption({ label: 'Kundennummer' });
  await overview.region.getByRole('textbox', { name: 'Stichwort' }).fill('0180011');
  await expect(overview.rows).toHaveCount(3);
  await keys.press('ArrowDown', 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(/view=ABO_DETAILS&abo=7000012/);
  const history = page.getByRole('region', { name: 'Änderungsverlauf' });
  await expect(history.getByRole('listitem')).toHaveCount(20);
  await history.getByRole('button', { name: 'Neueste zuerst' }).click();
  await expect(history.getByRole('listitem').first()).toContainText('Abonnement angelegt');
  await accessible();
  // Escape leads back to the row, Back and a shared link to the details.
  await keys.press('Escape');
  await expect(overview.row('7000012').getByRole('button', { name: '7000012' })).toBeFocused();
  // The list is rendered before its address is written.
  await expect(page).not.toHaveURL(/ABO_DETAILS/);
  await page.goBack();
  await expect(page).toHaveURL(/view=ABO_DETAILS&abo=7000012/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Abonnement 7000012' })).toBeVisible();
  await overview.button('Bearbeiten').click();
  await expect(overview.dialog.getByRole('button', { name: 'Andere Zahlungsart wählen' })).toBeVisible();
  await overview.dialog.getByRole('combobox', { name: 'Rhythmus' }).selectOption({ label: 'alle 6 Monate' });
  await overview.inDialog('Um eine Woche verschieben').click();
  await overview.inDialog('Andere Zahlungsart wählen').click();
  await overview.inDialog('Änderungen prüfen').click();
  await expect(overview.dialog.getByRole('alert')).toHaveText('Zahlungsart wählen');
  await overview.dialog.getByRole('radio', { name: /^Nachnahme/ }).check();
  await accessible();
  await overview.inDialog('Änderungen prüfen').click();
  await expect(overview.dialog).toContainText('bisher alle');
  await accessible();
  await overview.inDialog('Änderungen speichern').click();
  await expect(overview.dialog).toHaveCount(0);
  await expect(overview.region).toContainText('alle 6 Monate');
  await overview.button('Ereignis').click();
  await overview.dialog.getByRole('textbox', { name: 'Ereignis' }).fill('Rückruf vereinbart.');
  await overview.inDialog('Speichern').click();
  await expect(history).toContainText('Rückruf vereinbart.');
  await overview.button('Kündigen').click();
  await expect(overview.dialog.getByRole('combobox', { name: 'Kündigungsgrund' })).toBeFocused();
  await overview.dialog.getByRole('combobox', { name: 'Kündigungsgrund' }).selectOption({ label: 'Kein Bedarf mehr' });
  await overview.inDialog('Kündigen').click();
  await expect(overview.dialog).toHaveCount(0);
  await expect(overview.region).toContainText('Kündigung wird bearbeitet');
  await overview.button('Zur Liste').click();
  await expect(overview.row('7000012')).toContainText('Kündigung wird bearbeitet');
});
