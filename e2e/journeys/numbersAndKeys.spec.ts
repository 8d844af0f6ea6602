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
  await page.waitForTimeout(1100);
  await keys.type(magnesium);
  await page.keyboard.press('Enter');
  await expect(orderEntry.quantity(magnesium)).toHaveValue('1');
  await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();

  // Typed without a pause: the first digit chooses a payment, the second one undoes that choice, and the field gets the whole number.
  await page.keyboard.press('F8');
  await keys.type(magnesium);
  await page.keyboard.press('Enter');
  await expect(orderEntry.quantity(magnesium)).toHaveValue('2');
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

test('function keys behind a question act in their order once it is answered, after a pause too', async ({
  page,
  keys,
  orderEntry,
}) => {
  await keys.type(erika);
  await page.keyboard.press('Enter');
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await keys.type(cream);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
  await page.keyboard.press('F8');
  await page.keyboard.press('1');
  await page.waitForTimeout(1500);
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

test('a line typed ahead without its Enter: one Enter confirms the question', async ({ page, keys, orderEntry }) => {
  await keys.type(erika);
  await page.keyboard.press('Enter');
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await keys.type(cream);
  await page.waitForTimeout(1100);
  await page.keyboard.press('Enter');
  await expect(orderEntry.search).toHaveValue(cream);
  await orderEntry.expectCustomer(erika);
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

test('an order text pasted right after a new call becomes the list of its lines', async ({ page, orderEntry }) => {
  await orderEntry.loadCustomer(erika);
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

test('Strg Z takes out the article that was added last, with the first press; focus and layout stay', async ({
  page,
  orderEntry,
}) => {
  await orderEntry.loadCustomer(erika);
  await orderEntry.addArticle(cream);
  await orderEntry.addArticle(magnesium);
  await page.keyboard.press('Control+z');
  await expect(orderEntry.row(magnesium)).toHaveCount(0);
  await expect(orderEntry.row(cream)).toBeVisible();
  await expect(orderEntry.search).toBeFocused();
  await expect(page.getByText('Zurückgenommen: Magnesium', { exact: false })).toBeVisible();
});

test('what is on air now: one key shows the first article of each channel, a digit takes it', async ({
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
});

test('a caller from Austria: Enter goes on there, and the next call is in the own country again', async ({
  page,
  keys,
  orderEntry,
}) => {
  await keys.type('0200001');
  await keys.press('Enter');
  const goOn = orderEntry.customerRegion.getByRole('button', { name: /Österreich/ }).first();
  await expect(goOn).toBeFocused();
  await keys.read();
  keys.reset();
  await keys.press('Enter');
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  expect(keys.count).toBeLessThanOrEqual(3);
  await keys.read();
  await keys.press('Enter');
  await orderEntry.expectCustomer('0200001');
  await expect(page.getByRole('banner').getByRole('button', { name: /AT/ })).toBeVisible();
  await orderEntry.newOrderButton.click();
  await expect(page.getByRole('banner').getByRole('button', { name: /DE/ })).toBeVisible();
});

test('a stopped login does not keep the next number from its field', async ({ page, keys, orderEntry }) => {
  await keys.type('0200001');
  await keys.press('Enter');
  await expect(orderEntry.customerRegion.getByRole('button', { name: /Österreich/ }).first()).toBeFocused();
  await keys.read();
  await keys.type(erika);
  await keys.press('Enter');
  await expect(orderEntry.birthdayQuestion).toContainText(erika);
  await keys.read();
  await keys.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: /DE/ })).toBeVisible();
});

test('keys pressed right after a dialog is closed reach the field that gets the focus', async ({
  page,
  keys,
  orderEntry,
}) => {
  await orderEntry.loadCustomer(erika);
  await keys.press('Control+d');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.read();
  await keys.press('Escape');
  await keys.type(magnesium);
  await keys.press('Enter');
  await expect(orderEntry.quantity(magnesium)).toHaveValue('1');
  // Without a focused element the keys go to the article field.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await keys.type(cream);
  await keys.press('Enter');
  await expect(orderEntry.quantity(cream)).toHaveValue('1');
});
