import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';
const cream = '432011001';
const magnesium = '443015001';
const slowly = { timeout: 30_000 };

test.beforeEach(async ({ desk, orderEntry }) => {
  await desk.openSignedIn();
  await expect(orderEntry.customerNumber).toBeFocused();
});

test('an article number goes to its field, wherever the focus is: after a payment, in a list, after a saved Packstation', async ({
  page,
  keys,
  orderEntry,
}) => {
  await orderEntry.loadCustomer(erika);
  await orderEntry.addArticle(cream);
  await page.keyboard.press('F8');
  await page.keyboard.press('1');
  await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
  await expect(orderEntry.search).toBeFocused();
  // Typed without a pause: the first digit chooses a payment, the second one undoes that choice, and the field gets the whole number.
  await page.keyboard.press('F8');
  await keys.type(magnesium);
  await page.keyboard.press('Enter');
  await expect(orderEntry.quantity(magnesium)).toHaveValue('1');
  await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();

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

/** Waits longer than a line that is typed goes on after its last key. */
async function pause(page: Page): Promise<void> {
  const until = (await page.evaluate(() => performance.now())) + 1_200;
  await page.waitForFunction((time) => performance.now() > time, until);
}

test('function keys and a line without its Enter, typed behind a question, act in their order after a pause too; a text pasted right after a new call', async ({
  page,
  keys,
  orderEntry,
}) => {
  await test.step('function keys', async () => {
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
  await test.step('one Enter confirms the question', async () => {
    await orderEntry.newOrderButton.click();
    await expect(orderEntry.customerNumber).toBeFocused();
    await keys.type(erika);
    await page.keyboard.press('Enter');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.type(cream);
    await pause(page);
    await page.keyboard.press('Enter');
    await expect(orderEntry.search).toHaveValue(cream);
    await orderEntry.expectCustomer(erika);
  });
  await test.step('an order text becomes the list of its lines', async () => {
    await orderEntry.newOrderButton.click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/plain',
        `Guten Tag,\nKd-Nr. 0123456\nbitte 432011001 und 443015001\n${'x'.repeat(300)}`,
      );
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    });
    const list = page.getByRole('region', { name: 'Bestelltext' });
    await expect(list).toContainText(cream);
    await expect(list).toContainText(magnesium);
  });
});

test('keys pressed while the page loads arrive in their order, in the call that comes back', async ({
  page,
  keys,
  orderEntry,
  world,
}) => {
  await orderEntry.loadCustomer(erika);
  await orderEntry.addArticle(cream);
  await world.addFault({ path: '/private/customers', fault: { kind: 'delay', milliseconds: 600 } });
  // Waits for the journal, which is written with a short delay.
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.kontorEarlyKeys !== undefined);
  await keys.type(magnesium);
  await page.keyboard.press('Enter');
  await expect(orderEntry.quantity(magnesium)).toHaveValue('1', slowly);
  await orderEntry.expectCustomer(erika);
  await expect(orderEntry.search).toHaveValue('');
});

test('what is on air now: one key shows the first article of each channel, a digit takes it; keys pressed right after a closed dialog reach the field', async ({
  page,
  keys,
  orderEntry,
  accessible,
}) => {
  await orderEntry.loadCustomer(erika);
  await keys.press('Control+d');
  const dialog = page.getByRole('dialog', { name: 'Das, was gerade läuft' });
  await expect(dialog.getByRole('button', { name: /^HSE Trend / })).toBeVisible();
  await expect(dialog).toContainText('Der Dienst nennt keine Sendezeiten');
  await accessible();
  await keys.read();
  // A number typed here chooses nothing.
  await keys.type('4');
  await keys.type('43015001');
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
  await expect(page.getByText('Zurückgenommen: Gesichtscreme', { exact: false })).toBeVisible();
  // Without a focused element the keys go to the article field.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await keys.type(magnesium);
  await keys.press('Enter');
  await expect(orderEntry.quantity(magnesium)).toHaveValue('2');
});

test('a caller from Austria: Enter goes on there, the next call is in the own country again, and another number replaces a stopped login', async ({
  page,
  keys,
  orderEntry,
}) => {
  const country = page.getByRole('banner').getByRole('button', { name: /^(?:AT|DE),/ });
  const goOn = orderEntry.customerRegion.getByRole('button', { name: /Österreich/ }).first();
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
  await orderEntry.addArticle(cream);
  await orderEntry.address(/^Rechnungsadresse/).check();
  await orderEntry.pay('Nachnahme');
  await expect(orderEntry.figure('Nachnahmegebühr')).toHaveText('4,50 €');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await orderEntry.confirmation.newOrder.click();
  await expect(country).toHaveText(/DE/);

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
