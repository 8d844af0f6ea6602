import { personas } from '../fixtures/desk.ts';
import { germanTexts, textsOn } from '../fixtures/germanTexts.ts';
import { expect, test } from '../fixtures/test.ts';

/** Parts whose code, and whose texts, arrive after the first screen. */
const screens: readonly (readonly [string, RegExp])[] = [
  ['/', /Order entry/],
  ['/orders/1300000110', /1300000110/],
  ['/orderhistory/0123456', /orders/i],
  ['/subscription-product-management', /subscription number/i],
];

/** Words that the services send, which are shown as they come. */
const ofServices = new Set(['in Zustellung', 'versendet', 'Packstation 145']);

/** `npm run rules` finds text in components, and src/shared/i18n/texts.test.ts German in the English files. */
test('once English is chosen the order entry, and screens that load later, show no German word of the interface', async ({
  desk,
  page,
  shell,
  consoleWatch,
}) => {
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
  }
  expect(found).toEqual({});
});
