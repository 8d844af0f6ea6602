import type { Locator, Page } from 'playwright/test';
import { personas } from '../fixtures/desk.ts';
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

test('one subscription is found, opened by keys and left by Escape and Back, edited and cancelled; all that are found are selected and moved (REQ G3.4, G4.1, G4.6, G5.2, G5.3, G5.5)', async ({
  desk,
  page,
  keys,
  accessible,
}) => {
  await desk.openSignedIn(address, personas.backOffice);
  const overview = new SubscriptionOverview(page);
  await expect(overview.row('7000001')).toContainText('Erika Musterfrau');
  // A cancelled one has no tick box.
  await expect(overview.row('7000002').getByRole('checkbox')).toHaveCount(0);
  await accessible();
  await overview.region.getByRole('combobox', { name: 'Stichwort sucht in' }).selectOption({ label: 'Kundennummer' });
  const keyword = overview.region.getByRole('textbox', { name: 'Stichwort' });
  await keyword.fill('0180011');
  await expect(overview.rows).toHaveCount(3);
  await keys.press('ArrowDown', 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(/view=ABO_DETAILS&abo=7000012/);
  const history = page.getByRole('region', { name: 'Änderungsverlauf' });
  await expect(history.getByRole('listitem')).toHaveCount(20);
  await accessible();
  // Escape closes the details and focuses their row; the browser's Back opens them again.
  await keys.press('Escape');
  await expect(overview.row('7000012').getByRole('button', { name: '7000012' })).toBeFocused();
  // The list is rendered before its address is written.
  await expect(page).not.toHaveURL(/ABO_DETAILS/);
  await page.goBack();
  await expect(page).toHaveURL(/view=ABO_DETAILS&abo=7000012/);
  await expect(page.getByRole('heading', { name: 'Abonnement 7000012' })).toBeVisible();
  await test.step('it is edited and cancelled', async () => {
    await overview.button('Bearbeiten').click();
    await overview.dialog.getByRole('combobox', { name: 'Rhythmus' }).selectOption({ label: 'alle 6 Monate' });
    await overview.inDialog('Andere Zahlungsart wählen').click();
    await overview.dialog.getByRole('radio', { name: /^Nachnahme/ }).check();
    await accessible();
    await overview.inDialog('Änderungen prüfen').click();
    await expect(overview.dialog).toContainText('bisher alle');
    await accessible();
    await overview.inDialog('Änderungen speichern').click();
    await expect(overview.dialog).toHaveCount(0);
    await expect(overview.region).toContainText('alle 6 Monate');
    await overview.button('Kündigen').click();
    const reason = overview.dialog.getByRole('combobox', { name: 'Kündigungsgrund' });
    await expect(reason).toBeFocused();
    await reason.selectOption({ label: 'Kein Bedarf mehr' });
    await overview.inDialog('Kündigen').click();
    await expect(overview.dialog).toHaveCount(0);
    await expect(overview.region).toContainText('Kündigung wird bearbeitet');
    await overview.button('Zur Liste').click();
    await expect(overview.row('7000012')).toContainText('Kündigung wird bearbeitet');
  });
  await test.step('all that are found are selected and moved; one that fails is named', async () => {
    await keyword.fill('0110006');
    await expect(overview.row('7000031')).toBeVisible();
    await overview.region.getByRole('checkbox', { name: 'Alle auswählen' }).check();
    await overview.button('Liefertermine ändern').click();
    await overview.dialog
      .getByRole('combobox', { name: 'Termin', exact: true })
      .selectOption({ label: 'Eigenes Datum' });
    await overview.dialog.getByRole('textbox', { name: 'Nächster Liefertermin' }).fill('28.02.2030');
    await accessible();
    await overview.inDialog('Liefertermine ändern').click();
    await expect(overview.dialog.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
    const results = overview.dialog.getByRole('table', { name: 'Ergebnis je Abonnement' });
    await expect(results.getByRole('row').nth(1)).toContainText('fehlgeschlagen');
    await accessible();
    await overview.inDialog('Schließen').click();
    await expect(overview.dialog).toHaveCount(0);
  });
});
