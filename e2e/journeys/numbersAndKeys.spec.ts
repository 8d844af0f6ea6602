import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';
const cream = '432011001';
const magnesium = '443015001';

test('what is on air now: one key shows the first article of each channel, a digit takes it; keys pressed right after a closed dialog reach the field; an article number goes to its field, wherever the focus is; keys pressed while the page loads reach the call that comes back', async ({
  page,
  desk,
  keys,
  orderEntry,
  world,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer(erika);
  await keys.press('Control+d');
  const dialog = page.getByRole('dialog', { name: 'Was gerade läuft' });
  await expect(dialog.getByRole('button', { name: /^HSE Trend / })).toBeVisible();
  await expect(dialog).toContainText('Der Dienst nennt keine Sendezeiten');
  await keys.read();
  // A number typed here chooses nothing.
  await keys.type(magnesium);
  await keys.press('Enter');
  await expect(dialog).toBeVisible();
  await keys.read();
  await page.keyboard.press('Escape');
  await expect(orderEntry.quantity(magnesium)).toHaveValue('1');
  keys.reset();
  await keys.press('Control+d');
  await keys.read();
  await expect(dialog.getByRole('button', { name: /^HSE Ring Solitär / })).toBeVisible();
  await keys.press('1');
  expect(keys.count).toBe(2);
  // It has several variants: its details are next.
  await expect(page.getByRole('dialog', { name: /Solitär/ })).toBeVisible();
  await keys.read();

  await keys.press('Escape');
  await keys.type(cream);
  await keys.press('Enter');
  await expect(orderEntry.quantity(cream)).toHaveValue('1');
  // Strg Z takes out the article that was added last, with the first press; the focus stays.
  await page.keyboard.press('Control+z');
  await expect(orderEntry.row(cream)).toHaveCount(0);
  await expect(orderEntry.row(magnesium)).toBeVisible();
  await expect(orderEntry.search).toBeFocused();
  // Without a focused element the keys go to the article field.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await keys.type(magnesium);
  await keys.press('Enter');
  await expect(orderEntry.quantity(magnesium)).toHaveValue('2');
  await test.step('an article number typed after a payment', async () => {
    await page.keyboard.press('F8');
    await page.keyboard.press('1');
    await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
    // Types an article number without a pause while the payments have the focus. The first digit selects installments; the second one
    // undoes that before their plans have loaded, and the article field gets the whole number.
    await world.addFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'delay', milliseconds: 2000 } });
    await page.keyboard.press('F8');
    await keys.type(cream);
    await page.keyboard.press('Enter');
    await expect(orderEntry.quantity(cream)).toHaveValue('1');
    await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
  });
  await test.step('while the page loads', async () => {
    await world.addFault({ path: '/private/customers', fault: { kind: 'delay', milliseconds: 600 } });
    // Waits until the journal is written, which happens shortly after a change.
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.kontorEarlyKeys !== undefined);
    await keys.type(cream);
    await page.keyboard.press('Enter');
    await expect(orderEntry.quantity(cream)).toHaveValue('2', { timeout: 30_000 });
    await orderEntry.expectCustomer(erika);
    await expect(orderEntry.search).toHaveValue('');
  });
});
