import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';

test('A practice call counts keys and seconds beside the work, and compares them at the end (DECISIONS 107)', async ({
  page,
  desk,
  keys,
  orderEntry,
  world,
}) => {
  await desk.openSignedIn('/');
  await page.getByRole('link', { name: 'Bestellannahme', exact: true }).waitFor();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Bekannte Kundin, ein Artikel' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(orderEntry.customerNumber).toBeFocused();
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
  expect((await world.requests()).filter(({ operation }) => operation === 'createOrder')).toHaveLength(1);
});
