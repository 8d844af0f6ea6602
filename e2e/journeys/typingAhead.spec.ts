import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Presses one key per character, `⏎` Enter, `⇥` Tab, `␣` Space, `⌃⏎` Strg+Enter, without a pause; returns how many. */
async function typeAhead(page: Page, text: string): Promise<number> {
  const keyNames: Readonly<Record<string, string>> = {
    '⏎': 'Enter',
    '⇥': 'Tab',
    '␣': 'Space',
    '⌃⏎': 'Control+Enter',
    '⌫': 'Backspace',
  };
  const keys = text.match(/⌃⏎|F\d|./gu) ?? [];
  for (const key of keys) await page.keyboard.press(keyNames[key] ?? key);
  return keys.length;
}

const slowly = { timeout: 30_000 };

test.beforeEach(({ consoleWatch }) => {
  consoleWatch.allowNetworkFailures();
});

test('services slow: of a whole order typed without a pause only the question about the birthday waits; the order of a guest with every field filled, a Packstation and bank debit takes 129 keystrokes, each of which waits for its field, and the form for the city of its postcode (UX Handle time)', async ({
  page,
  keys,
  desk,
  customers,
  orderEntry,
  world,
}) => {
  await desk.openSignedIn();
  await expect(orderEntry.customerNumber).toBeFocused();
  await world.addFault({ fault: { kind: 'delay', milliseconds: 300 } });
  await typeAhead(page, '0123456⏎⏎432011001⏎443015001⏎F9SOMMER⏎F81⌃⏎');
  await expect(orderEntry.birthdayQuestion).toBeVisible(slowly);
  await keys.read();
  await expect(orderEntry.birthdayQuestion).toContainText('Vorausgetippt, wird danach übernommen: 432011001 ⏎');
  await page.keyboard.press('Enter');
  // The voucher waits for the articles, and the order for all of them.
  await expect(orderEntry.submitButton).toHaveText(/^Wird abgeschickt, sobald gerechnet ist/, slowly);
  await expect(orderEntry.confirmation.dialog).toContainText('60,93 €', slowly);
  expect((await world.requests()).filter(({ operation }) => operation === 'createOrder')).toHaveLength(1);
  await orderEntry.confirmation.close.click();
  await expect(orderEntry.search).toHaveValue('');
  await expect(orderEntry.customerNumber).toHaveValue('0123456');

  await orderEntry.newOrderButton.click();
  await expect(orderEntry.customerNumber).toBeFocused();
  let count = await typeAhead(page, 'F3F31Nina⏎Neumann⏎170585⇥nina.neumann@example.com⇥0221998877⏎50668⏎Lindenweg 12⏎');
  await expect(customers.consent.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  count += 1;
  await expect(orderEntry.search).toBeFocused();
  count += await typeAhead(page, '432011001⏎F7p12345678⏎145⏎⏎');
  await expect(orderEntry.address(/^Packstation 145/)).toBeChecked();
  await expect(orderEntry.addresses).toContainText('Postnummer 12345678, 50668 Köln');
  await expect(orderEntry.addresses).toContainText('Lindenweg 12, 50668 Köln');
  count += await typeAhead(page, 'F8289370400440532013000⏎');
  await expect(orderEntry.page.getByRole('textbox', { name: 'Kontoinhaber' })).toHaveValue('Nina Neumann');
  await expect(orderEntry.payment).toContainText('IBAN endet auf 3000');
  await expect(orderEntry.quantity('432011001')).toHaveValue('1');
  await expect(orderEntry.customerRegion).toContainText('nina.neumann@example.com');
  count += await typeAhead(page, '⌃⏎');
  await expect(orderEntry.confirmation.dialog).toContainText('nina.neumann@example.com', slowly);
  expect(count).toBe(129);
});

test('a birthday is neither confirmed unread nor skipped: denied, or left by F2 or another number, the keys typed after it are discarded; a PIN typed ahead goes to its question, complete or only begun, and the article typed after it to the basket', async ({
  page,
  keys,
  desk,
  customers,
  orderEntry,
  world,
}) => {
  await desk.openSignedIn();
  await expect(orderEntry.customerNumber).toBeFocused();
  await test.step('denied, with a message', async () => {
    await typeAhead(page, '0123456⏎⏎432011001⏎');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await keys.read();
    await page.keyboard.press('n');
    await expect(page.getByText('Was nach der Kundennummer getippt wurde, ist nicht übernommen.')).toBeVisible();
    await expect(orderEntry.customerNumber).toBeFocused();
    await expect(orderEntry.basket).toContainText('Noch kein Artikel');
  });
  await test.step('F2, and another number can be typed', async () => {
    await world.addFault({ path: '/private/customers', times: 1, fault: { kind: 'delay', milliseconds: 3000 } });
    await page.keyboard.press('F2');
    await typeAhead(page, '0110001⏎432011');
    await page.keyboard.press('F2');
    await typeAhead(page, '0123456⏎');
    await expect(orderEntry.birthdayQuestion).toContainText('0123456');
    await keys.read();
    await page.keyboard.press('Enter');
    await orderEntry.expectCustomer('0123456');
    await expect(orderEntry.search).toHaveValue('');
  });
  const verifications = async () =>
    (await world.requests()).filter(({ operation }) => operation === 'verifyPin').length;
  await orderEntry.newOrderButton.click();
  await expect(orderEntry.customerNumber).toBeFocused();
  await test.step('the rest of a PIN is typed at its question, however slowly', async () => {
    await world.addFault({ service: 'customer', fault: { kind: 'delay', milliseconds: 400 } });
    await typeAhead(page, '0500001⏎48');
    await expect(customers.pin.dialog).toContainText('Vorausgetippt, wird danach übernommen: 48');
    await keys.read();
    await typeAhead(page, '2⏎');
    await orderEntry.expectCustomer('0500001');
    expect(await verifications()).toBe(1);
  });
  await test.step('a key pressed late, before the question is painted, does not get before the digits', async () => {
    await orderEntry.newOrderButton.click();
    await expect(orderEntry.customerNumber).toBeFocused();
    await page.evaluate(() => {
      const request = globalThis.requestAnimationFrame.bind(globalThis);
      globalThis.requestAnimationFrame = (callback) => Number(setTimeout(() => request(callback), 500));
    });
    await typeAhead(page, '0500001⏎482⏎');
    await expect(customers.pin.dialog).toBeVisible();
    await typeAhead(page, '432011001⏎');
    await orderEntry.expectCustomer('0500001');
    await expect(orderEntry.quantity('432011001')).toBeVisible(slowly);
    await expect(orderEntry.customerNumber).toHaveValue('0500001');
    expect(await verifications()).toBe(2);
  });
});
