import { expect, test } from '../fixtures/test.ts';

test('an active subscription of the loaded customer is cancelled with a reason with twelve keys (UX Handle time; REQ G2.4, G5.2); one is created from the line of its product and is in the list (REQ G1.4, G1.6, G2.1)', async ({
  desk,
  orderEntry,
  page,
  keys,
  accessible,
}) => {
  await desk.openSignedIn('/orderapp');
  await orderEntry.loadCustomer('0123456');
  await expect(orderEntry.search).toBeFocused();
  await expect(page.getByRole('button', { name: 'Abonnements' })).toBeVisible();
  keys.reset();
  await keys.press('Control+b');
  const list = page.getByRole('table', { name: 'Abonnements' });
  const row = list.getByRole('row').filter({ hasText: '7000001' });
  await expect(row.getByRole('button', { name: 'Einzelheiten zu 7000001' })).toBeFocused();
  await expect(row).toContainText('aktiv');
  await keys.press('Tab', 'Enter');
  const reason = page.getByRole('dialog').getByRole('combobox', { name: 'Kündigungsgrund' });
  await expect(reason).toBeFocused();
  await keys.press('ArrowDown', 'Control+Enter');
  await expect(row).toContainText('Kündigung wird bearbeitet');
  expect(keys.count).toBeLessThanOrEqual(12);

  await page.keyboard.press('Control+o');
  await orderEntry.addArticle('443015001');
  await orderEntry.addArticle('432011001');
  await orderEntry.openLine('443015001');
  await orderEntry.row('443015001').getByRole('button', { name: 'Abonnement anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abonnement anlegen' });
  // The login has checked the date of birth, which is not asked for again (DECISIONS 101).
  await dialog.getByRole('combobox', { name: 'Rhythmus' }).selectOption({ label: 'alle 3 Monate' });
  await dialog.getByRole('textbox', { name: 'Menge' }).fill('2');
  await dialog.getByRole('button', { name: 'Abonnement anlegen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Zahlungsart wählen');
  await dialog.getByRole('radio', { name: 'Rechnung', exact: true }).check();
  await accessible();
  await dialog.getByRole('button', { name: 'Abonnement anlegen' }).click();
  await expect(dialog.getByRole('status')).toContainText('Das Abonnement ist angelegt.');
  await accessible();
  await dialog.getByRole('link', { name: 'Zu den Abonnements des Kunden' }).click();
  await expect(
    list.getByRole('row').filter({ hasText: 'alle 3 Monate' }).filter({ hasText: '2' }).first(),
  ).toBeVisible();
  await accessible();

  await page.goBack();
  await expect(orderEntry.quantity('432011001')).toBeVisible();
  await expect(orderEntry.quantity('443015001')).toHaveCount(0);
});
