import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';
const cream = '432011001';
const magnesium = '443015001';
const slowly = { timeout: 30_000 };

/** Waits longer than a line that is typed goes on after its last key. */
async function pause(page: Page): Promise<void> {
  const until = (await page.evaluate(() => performance.now())) + 1_200;
  await page.waitForFunction((time) => performance.now() > time, until);
}

test('keys typed behind a question act in their order, after a pause too; an article number goes to its field, wherever the focus is; keys pressed while the page loads reach the call that comes back', async ({
  page,
  desk,
  keys,
  orderEntry,
  world,
}) => {
  await desk.openSignedIn();
  await expect(orderEntry.customerNumber).toBeFocused();
  await test.step('an article, function keys and a voucher behind the question', async () => {
    await keys.type(erika);
    await page.keyboard.press('Enter');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.type(cream);
    await page.keyboard.press('Enter');
    await pause(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('1');
    await pause(page);
    await page.keyboard.press('F9');
    await keys.type('SOMMER');
    await page.keyboard.press('Enter');
    await expect(orderEntry.birthdayQuestion).toContainText('432011001 ⏎ F8 1 F9 SOMMER ⏎');
    await keys.read();
    await page.keyboard.press('Enter');
    await expect(orderEntry.quantity(cream)).toHaveValue('1', slowly);
    await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
    await expect(orderEntry.vouchers).toContainText('SOMMER');
  });
  await test.step('after a payment', async () => {
    // Typed without a pause: the first digit chooses a payment, the second one undoes that choice, and the field gets the whole number.
    await page.keyboard.press('F8');
    await keys.type(magnesium);
    await page.keyboard.press('Enter');
    await expect(orderEntry.quantity(magnesium)).toHaveValue('1');
    await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
  });
  await test.step('after a saved Packstation', async () => {
    await page.keyboard.press('F7');
    await page.keyboard.press('p');
    await keys.type('12345678');
    await page.keyboard.press('Enter');
    await keys.type('145');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(orderEntry.address(/^Packstation 145/)).toBeChecked();
    await expect(orderEntry.search).toBeFocused();
    await keys.type(cream);
    await page.keyboard.press('Enter');
    await expect(orderEntry.quantity(cream)).toHaveValue('2');
    await expect(orderEntry.address(/^Packstation 145/)).toBeChecked();
  });
  await test.step('while the page loads', async () => {
    await world.addFault({ path: '/private/customers', fault: { kind: 'delay', milliseconds: 600 } });
    // Waits until the journal is written, which happens shortly after a change.
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.kontorEarlyKeys !== undefined);
    await keys.type(magnesium);
    await page.keyboard.press('Enter');
    await expect(orderEntry.quantity(magnesium)).toHaveValue('2', slowly);
    await orderEntry.expectCustomer(erika);
    await expect(orderEntry.search).toHaveValue('');
  });
});

test('what is on air now: one key shows the first article of each channel, a digit takes it; keys pressed right after a closed dialog reach the field; a caller from Austria: Enter goes on there, and the next call is in the own country again', async ({
  page,
  desk,
  keys,
  orderEntry,
  accessible,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer(erika);
  await keys.press('Control+d');
  const dialog = page.getByRole('dialog', { name: 'Das, was gerade läuft' });
  await expect(dialog.getByRole('button', { name: /^HSE Trend / })).toBeVisible();
  await expect(dialog).toContainText('Der Dienst nennt keine Sendezeiten');
  await accessible();
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

  await test.step('a caller from Austria', async () => {
    const country = page.getByRole('banner').getByRole('button', { name: /^(?:AT|DE),/ });
    const goOn = orderEntry.customerRegion.getByRole('button', { name: /Österreich/ }).first();
    await orderEntry.newOrderButton.click();
    await expect(orderEntry.customerNumber).toBeFocused();
    await keys.type('0200001');
    await keys.press('Enter');
    await expect(orderEntry.customerRegion).toContainText('Anna Gruber hat das Kundenkonto in Österreich');
    await expect(goOn).toBeFocused();
    await keys.read();
    keys.reset();
    await keys.press('Enter');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    expect(keys.count).toBeLessThanOrEqual(3);
    await keys.read();
    await keys.press('Enter');
    await orderEntry.expectCustomer('0200001');
    await expect(country).toHaveText(/AT/);
    await orderEntry.newOrderButton.click();
    await expect(country).toHaveText(/DE/);
    await test.step('another number replaces a login that was stopped', async () => {
      await expect(orderEntry.customerNumber).toBeFocused();
      await keys.type('0200001');
      await keys.press('Enter');
      await expect(goOn).toBeFocused();
      await keys.read();
      await keys.type(erika);
      await keys.press('Enter');
      await expect(orderEntry.birthdayQuestion).toContainText(erika);
      await keys.read();
      await keys.press('Enter');
      await expect(country).toHaveText(/DE/);
    });
  });
});
