import { expect, test } from '../fixtures/test.ts';

const customer = '0123456';

/** Counts keystrokes. The screens and dialogs are tested in src/screens (order/history, order/entry, subscription, waitlistHistory). */
test('counted from the loaded customer: the newest order is cancelled with ten keys, a subscription with twelve, a sold-out article reserved with three (UX Handle time; REQ E3.1, G1.6, G5.2, H1.5); a subscription is created from the line of its product, back shows the basket without it', async ({
  desk,
  orderEntry,
  orderHistory,
  keys,
  page,
  world,
  accessible,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer(customer);
  await expect(orderEntry.search).toBeFocused();
  await test.step('the newest order', async () => {
    await keys.press('Control+h');
    await expect(orderHistory.newest).toBeVisible();
    // Down leads to the newest order, Right unfolds it.
    await keys.press('ArrowDown', 'ArrowRight');
    await expect(orderHistory.details('1000000001')).toHaveAttribute('aria-expanded', 'true');
    await keys.press('Tab', 'Enter');
    await expect(orderHistory.reason).toBeFocused();
    await accessible();
    await keys.press('ArrowDown', 'Enter');
    await expect(orderHistory.newest).toContainText('storniert');
    expect(keys.count).toBeLessThanOrEqual(10);
    await expect(orderHistory.newest.getByRole('link', { name: '1000000001' })).toBeFocused();
    expect((await world.requests()).filter(({ operation }) => operation === 'cancelOrder')).toHaveLength(1);
    // Escape folds the order first, then closes the dialog and gives the focus back.
    await page.keyboard.press('Escape');
    await expect(orderHistory.details('1000000001')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(orderHistory.dialog).toHaveCount(0);
    await expect(orderEntry.search).toBeFocused();
  });
  await test.step('the waitlist, from the sold-out article: the waitlist, the payment, the reservation', async () => {
    await orderEntry.enterArticle('454740001');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Auf die Warteliste' })).toBeVisible();
    await keys.read();
    keys.reset();
    await keys.press('w');
    const dialog = page.getByRole('dialog', { name: 'Auf die Warteliste' });
    // The address is preselected: the first open choice is the payment.
    const invoice = dialog.getByRole('radio', { name: /^Rechnung(?!sadresse)/ });
    await expect(invoice).toBeFocused();
    await keys.press('Space');
    await expect(invoice).toBeChecked();
    await accessible();
    await keys.press('Control+Enter');
    expect(keys.count).toBe(3);
    await expect(dialog).toContainText('Akku-Staubsauger 2-in-1 ist vorgemerkt.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  const list = page.getByRole('table', { name: 'Abonnements' });
  await test.step('a subscription', async () => {
    keys.reset();
    await keys.press('Control+b');
    const row = list.getByRole('row').filter({ hasText: '7000001' });
    await expect(row.getByRole('button', { name: 'Einzelheiten zu 7000001' })).toBeFocused();
    await keys.press('Tab', 'Enter');
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Kündigungsgrund' })).toBeFocused();
    await accessible();
    await keys.press('ArrowDown', 'Control+Enter');
    await expect(row).toContainText('Kündigung wird bearbeitet');
    expect(keys.count).toBeLessThanOrEqual(12);
  });
  await test.step('a new subscription', async () => {
    await page.keyboard.press('Control+o');
    await orderEntry.addArticle('443015001');
    await orderEntry.openLine('443015001');
    await orderEntry.row('443015001').getByRole('button', { name: 'Abonnement anlegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Abonnement anlegen' });
    await dialog.getByRole('combobox', { name: 'Rhythmus' }).selectOption({ label: 'alle 3 Monate' });
    await dialog.getByRole('radio', { name: 'Rechnung', exact: true }).check();
    await accessible();
    await dialog.getByRole('button', { name: 'Abonnement anlegen' }).click();
    await expect(dialog.getByRole('status')).toContainText('Das Abonnement ist angelegt.');
    await dialog.getByRole('link', { name: 'Zu den Abonnements des Kunden' }).click();
    await expect(list.getByRole('row').filter({ hasText: 'alle 3 Monate' }).first()).toBeVisible();
    await page.goBack();
    await expect(orderEntry.search).toBeVisible();
    await expect(orderEntry.quantity('443015001')).toHaveCount(0);
  });
});
