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

/** src/flows/customer/logIn/pinQuestion.test.ts and pinLetter.test.ts show the wait after several, also over a reload, and where none may be skipped. */
test('a wrong PIN is counted, and its field takes the next one; the digits are stored and sent nowhere else; a PIN is skipped with a reason only', async ({
  desk,
  orderEntry,
  customers,
  page,
  consoleWatch,
  accessible,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn();
  const { pin } = customers;
  const sent = sentBy(page);
  await orderEntry.enterCustomer(paula);
  await expect(pin.dialog).toContainText('die ersten drei Ziffern');
  await accessible();
  await expect(pin.digits).toBeFocused();
  await page.keyboard.type('739');
  await page.keyboard.press('Enter');
  await expect(pin.digits).toHaveAccessibleDescription('Falsche PIN: Fehlversuch 1 von 5.');
  await expect(pin.digits).toHaveValue('');
  await expect(pin.digits).toBeFocused();
  const { shared, ofThisTab } = await storedText(page);
  expect(`${shared} ${ofThisTab} ${page.url()} ${sent.join(' ')}`).not.toMatch(/"739"|\b739\b/);

  await pin.skip.click();
  await expect(pin.reason).toHaveAccessibleDescription('Bitte einen Grund wählen.');
  await pin.reason.selectOption('PIN vergessen');
  await pin.skip.click();
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await orderEntry.expectCustomer(paula);
});
