import type { Page } from 'playwright/test';
import { storedText } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';

const paula = '0500001';

/** Collects address and body of every request except `verify-pin`, as text. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('verify-pin')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

test('three wrong attempts are counted, and the wait survives a reload; the digits are stored and sent nowhere else; a PIN is skipped with a reason only, and not where that is disabled', async ({
  desk,
  orderEntry,
  customers,
  page,
  consoleWatch,
  world,
  accessible,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn();
  const { pin } = customers;
  const sent = sentBy(page);
  await orderEntry.enterCustomer(paula);
  await expect(pin.dialog).toContainText('die ersten drei Ziffern');
  await accessible();
  for (const attempt of [1, 2, 3]) {
    await expect(pin.digits).toBeFocused();
    await page.keyboard.type('739');
    await page.keyboard.press('Enter');
    await expect(pin.digits).toHaveAccessibleDescription(`Falsche PIN: Fehlversuch ${String(attempt)} von 5.`);
    await expect(pin.digits).toHaveValue('');
  }
  await expect(pin.verify).toHaveText(/^PIN prüfen \(in [1-5] s\)$/);
  await page.keyboard.type('739');
  await expect(pin.verify).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(pin.verify).toHaveText(/^PIN prüfen \(in [1-5] s\)$/);
  await expect(pin.digits).toHaveValue('');
  await expect(pin.dialog).toContainText('Bisher 3 von 5 Fehlversuchen.');
  const { shared, ofThisTab } = await storedText(page);
  expect(`${shared} ${ofThisTab} ${page.url()} ${sent.join(' ')}`).not.toMatch(/"739"|\b739\b/);
  expect((await world.requests()).filter(({ operation }) => operation === 'verifyPin')).toHaveLength(3);

  await pin.skip.click();
  await expect(pin.reason).toHaveAccessibleDescription('Bitte einen Grund wählen.');
  await pin.reason.selectOption('PIN vergessen');
  await pin.skip.click();
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await orderEntry.expectCustomer(paula);

  await orderEntry.enterCustomer('0500002');
  await expect(pin.dialog).toContainText('die letzten drei Ziffern');
  await expect(pin.dialog).toContainText('Für diesen Kunden darf die PIN nicht übersprungen werden.');
  await expect(pin.reason).toHaveCount(0);
  await pin.try('264');
  await orderEntry.expectCustomer('0500002');
  await expect(orderEntry.birthdayQuestion).toHaveCount(0);
});
