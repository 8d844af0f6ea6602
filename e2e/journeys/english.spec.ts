import { personas } from '../fixtures/desk.ts';
import { germanTexts, textsOn } from '../fixtures/germanTexts.ts';
import { expect, test } from '../fixtures/test.ts';

const screens: readonly (readonly [string, RegExp])[] = [
  ['/', /Order entry/],
  ['/inflightorder', /voice computer/],
  ['/rejectionmgmt', /order number/i],
  ['/orders/1300000110', /1300000110/],
  ['/orderhistory/0123456', /orders/i],
  ['/waitlisthistory/0123456', /waitlist/i],
  ['/subscriptionhistory/0123456', /subscription/i],
  ['/edit-order/1300000201', /1300000201/],
  ['/edited-order/history/1300000201', /1300000201/],
  ['/vouchermgmt', /voucher/i],
  ['/customervoucher/0123456', /voucher/i],
  ['/creditcheck', /customer number/i],
  ['/subscription-product-management', /subscription number/i],
  ['/letters/nothing.pdf', /./],
  ['/bot-request?number=8006', /bot/i],
  ['/practice', /practice/i],
  ['/unauthorized', /./],
  ['/no-such-screen', /./],
];

/** The further tabs of the subscription management. */
const tabs: readonly (readonly [string, RegExp])[] = [
  ['Products', /month/i],
  ['Product care', /link/i],
];

/** Words that the services send, which are shown as they come. */
const ofServices = new Set(['in Zustellung', 'versendet', 'Packstation 145']);

test('no screen shows a German word of the interface once English is chosen', async ({
  desk,
  page,
  shell,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.allowNetworkFailures();
  const german = await germanTexts();
  expect(german.length).toBeGreaterThan(1000);
  const found: Record<string, readonly string[]> = {};
  // A text that several screens have is compared once.
  const compared = new Set(ofServices);
  const look = async (name: string) => {
    const further = (await textsOn(page)).filter((text) => !compared.has(text));
    for (const text of further) compared.add(text);
    const texts = further.filter((text) => german.some((pattern) => pattern.test(text)));
    if (texts.length > 0) found[name] = texts;
  };
  await page.addInitScript(() => localStorage.setItem('Language', 'en'));
  await desk.openSignedIn('/orderapp', personas.everyRole);
  const number = page.getByRole('textbox', { name: 'Customer number' });
  await expect(number).toBeVisible();
  await look('order entry, empty');
  await number.fill('0123456');
  await number.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('birthday');
  await page.getByRole('dialog').getByRole('button').last().click();
  const search = page.getByRole('combobox', { name: 'Article number, SKU or text' });
  await search.fill('443015001');
  await search.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: '443015001' })).toBeVisible();
  await look('order entry, with customer and article');
  await page.keyboard.press('F3');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await look('new customer');
  for (const [address, content] of screens) {
    await shell.openPath(address);
    await expect(page.getByRole('main')).toContainText(content);
    await look(address);
    for (const [name, shown] of address === '/subscription-product-management' ? tabs : []) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('main')).toContainText(shown);
      await look(`${address}: ${name}`);
    }
  }
  expect(found).toEqual({});
});
