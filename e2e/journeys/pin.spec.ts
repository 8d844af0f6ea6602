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

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn();
});

test('The first or the last three digits, by keyboard; a service that does not answer costs no attempt; skipped only with a reason, and not where that is disabled', async ({
  orderEntry,
  customers,
  page,
  consoleWatch,
  world,
}) => {
  consoleWatch.allowNetworkFailures();
  const { pin } = customers;
  const names = async () => (await world.requests()).map(({ operation }) => operation);
  await world.choose('pinLetterSent');
  await page.reload();
  await test.step('skipped with a reason, the birthday is asked instead', async () => {
    await orderEntry.enterCustomer(paula);
    await pin.skip.click();
    await expect(pin.reason).toHaveAccessibleDescription('Bitte einen Grund wählen.');
    await pin.reason.selectOption('PIN vergessen');
    await pin.skip.click();
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await orderEntry.expectCustomer(paula);
    expect(await names()).toContain('skipPin');
    expect(await names()).not.toContain('verifyPin');
    await orderEntry.newOrderButton.click();
  });
  await test.step('the first three digits; a letter that was already requested; the birthday is not asked then', async () => {
    await orderEntry.enterCustomer(paula);
    await expect(pin.dialog).toContainText('die ersten drei Ziffern');
    await expect(pin.digits).toBeFocused();
    await page.keyboard.type('48');
    await page.keyboard.press('Enter');
    await expect(pin.digits).toHaveAccessibleDescription('Bitte mindestens drei Ziffern eingeben.');
    await world.addFault({ path: '/verify-pin-challenge', times: 1, fault: { kind: 'status', status: 503 } });
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(pin.digits).toHaveAccessibleDescription(/kann gerade nicht geprüft werden/);
    await pin.letter.click();
    await expect(pin.dialog).toContainText('Ein PIN-Brief ist schon unterwegs.');
    await pin.try('482');
    await orderEntry.expectCustomer(paula);
    await expect(orderEntry.birthdayQuestion).toHaveCount(0);
  });
  await test.step('where skipping is disabled, a message says so; the last three digits are asked for', async () => {
    await orderEntry.enterCustomer('0500002');
    await expect(pin.dialog).toContainText('die letzten drei Ziffern');
    await expect(pin.dialog).toContainText('Für diesen Kunden darf die PIN nicht übersprungen werden.');
    await expect(pin.reason).toHaveCount(0);
    await pin.try('264');
    await orderEntry.expectCustomer('0500002');
  });
});

test('five wrong attempts: counted, the wait is shown and survives a reload, then only a letter is possible', async ({
  orderEntry,
  customers,
  page,
  consoleWatch,
  world,
  clock,
}) => {
  consoleWatch.allowNetworkFailures();
  const { pin } = customers;
  const sent = sentBy(page);
  /** Lets the wait before the next attempt pass, for the page and for the service. */
  const letWaitPass = async () => {
    await world.advance(1);
    await clock.fastForward(60_000);
  };
  await orderEntry.enterCustomer(paula);
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
  for (const attempt of [4, 5]) {
    await letWaitPass();
    await expect(pin.verify).toHaveText('PIN prüfen');
    await expect(pin.digits).toBeFocused();
    await page.keyboard.type('739');
    await expect(pin.verify).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Enter');
    if (attempt === 4) await expect(pin.digits).toHaveAccessibleDescription('Falsche PIN: Fehlversuch 4 von 5.');
  }
  await expect(pin.dialog).toContainText('Die PIN ist nach 5 Fehlversuchen gesperrt.');
  await expect(pin.digits).toHaveCount(0);
  await expect(pin.skip).toHaveCount(0);
  await pin.letter.click();
  await expect(pin.dialog).toContainText('Der PIN-Brief ist angefordert');
  await expect(pin.dialog).toContainText(/Ein neuer PIN-Brief ist ab \d{2}\.\d{2}\.\d{4} möglich/);
  await expect(pin.letter).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(pin.dialog).toHaveCount(0);
  await expect(orderEntry.customerNumber).toBeFocused();
  await expect(orderEntry.open).toContainText('Kunden laden');

  const { shared, ofThisTab } = await storedText(page);
  expect(`${shared} ${ofThisTab} ${page.url()} ${sent.join(' ')}`).not.toMatch(/"739"|\b739\b/);
  expect((await world.requests()).filter(({ operation }) => operation === 'verifyPin')).toHaveLength(5);
});
