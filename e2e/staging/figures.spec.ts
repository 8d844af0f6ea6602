import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';

/** src/screens/administration shows the rows and the file. */
test('the figures of a call are on the administration page of this browser, and stay removed over a reload (DECISIONS 254); a practice call counts keys and seconds beside the work, and compares them at the end (DECISIONS 107)', async ({
  page,
  desk,
  keys,
  orderEntry,
  accessible,
  world,
}) => {
  await desk.openSignedIn();
  await expect(orderEntry.customerNumber).toBeFocused();
  // The recording begins with the tools of the header.
  await expect(page.getByTitle('Notizen (Strg E)')).toBeVisible();
  await orderEntry.prepareOrder();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await orderEntry.confirmation.close.click();

  const figures = page.getByRole('region', { name: 'Zahlen dieses Browsers' });
  const row = (name: string) => figures.getByRole('row', { name });
  // The page reads the figures once, when it loads, possibly before they are written: loads it until they are there.
  await expect(async () => {
    await page.goto('/administration');
    await expect(figures.getByText(/Bestellungen: \d|Noch kein Gespräch/)).toBeVisible();
    expect(await row('Tasten je Bestellung').getByRole('cell').first().allTextContents()).toEqual(['1']);
  }).toPass();
  await expect(row('Kundenkonto (ms)').getByRole('cell').first()).toHaveText('1');
  await expect(row('Bestellung (ms)').getByRole('cell').first()).toHaveText('1');
  await expect(figures).not.toContainText('0123456');
  await accessible();

  await figures.getByRole('button', { name: 'Zahlen löschen' }).click();
  await expect(figures.getByRole('status')).toHaveText('Gelöscht.');
  await page.reload();
  await expect(figures).toContainText('Noch kein Gespräch aufgezeichnet.');
  await test.step('a practice call', async () => {
    const orders = async () => (await world.requests()).filter(({ operation }) => operation === 'createOrder').length;
    await page.getByRole('link', { name: 'Kontor', exact: true }).click();
    await page.getByRole('link', { name: 'Bestellannahme', exact: true }).waitFor();
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Bekannte Kundin, ein Artikel' }).waitFor();
    await page.keyboard.press('Enter');
    await expect(orderEntry.customerNumber).toBeFocused();
    // It has a world of its own.
    expect(await orders()).toBe(0);
    // A dialog hides everything else from screen readers: found by its label, not by its role.
    const coach = page.getByLabel('Begleitung');
    await expect(coach).toContainText('Schritt 1 von 5');
    await expectNoLayoutFaults(page, coach);
    await keys.type('0123456');
    await keys.press('Enter');
    await expect(coach).toContainText('Schritt 2 von 5');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await keys.press('Enter');
    await expect(coach).toContainText('Schritt 3 von 5');
    await keys.type('432011001');
    await keys.press('Enter');
    await expect(coach).toContainText('Schritt 4 von 5');
    await keys.press('F8', 'Space');
    await expect(coach).toContainText('Schritt 5 von 5');
    await orderEntry.expectReady();
    await keys.press('Control+Enter');
    await expect(coach).toContainText('Geschafft.');
    await expect(coach).toContainText('Eigene: 22 Tasten');
    await page.getByRole('dialog').getByRole('button').last().waitFor();
    await page.keyboard.press('Enter');
    await coach.getByRole('button', { name: 'Weitere Übungen' }).click();
    await expect(page.getByText('Eigenes bestes Ergebnis: 22 Tasten')).toBeVisible();
    await expectNoLayoutFaults(page);
    expect(await orders()).toBe(1);
  });
});
