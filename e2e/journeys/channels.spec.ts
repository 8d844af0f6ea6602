import type { Locator } from 'playwright/test';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

test('A customer without e-mail cannot order by the Internet: the link leads to the channel, and switching it recalculates', async ({
  desk,
  orderEntry,
  page,
  shell,
  world,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0700001');
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await orderEntry.expectOffer();
  await expect(shell.salesMenu).toContainText('04·4001');
  await orderEntry.openPoint(/^E-Mail-Adresse fehlt: im Kanal Internet nötig/).click();
  await expect(shell.salesMenu).toBeFocused();
  await shell.salesMenu.press('Enter');
  await expect(shell.officeSearch).toBeFocused();
  await expect(shell.offices).toHaveCount(104);
  await expectNoLayoutFaults(page);
  // The office in force is marked by its edge, also where washes are not drawn.
  const edge = (button: Locator) => button.evaluate((element) => getComputedStyle(element).borderTopColor);
  for (const forcedColors of ['active', 'none'] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await edge(shell.offices.and(page.locator('[aria-pressed=true]')))).not.toBe(
      await edge(shell.offices.first()),
    );
  }
  await page.keyboard.press('Escape');
  await expect(shell.offices).toHaveCount(0);
  await expect(shell.salesMenu).toBeFocused();
  await shell.salesMenu.click();
  await expect(shell.offices).toHaveCount(104);
  await page.mouse.click(10, 700);
  await expect(shell.offices).toHaveCount(0);
  await shell.salesMenu.click();
  await expect(shell.officeSearch).toBeFocused();
  await orderEntry.search.focus();
  await expect(shell.offices).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
  await shell.salesMenu.click();
  const [button, field] = await Promise.all([shell.salesMenu.boundingBox(), shell.officeSearch.boundingBox()]);
  expect(field?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
  expect(field?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0) + 60);
  await shell.officeSearch.fill('4502');
  await expect(shell.offices).toHaveText(['4502 Affiliate 2']);
  await shell.officeSearch.fill('affil');
  await expect(shell.offices).toHaveCount(20);
  await shell.officeSearch.fill('HSE');
  await expect(shell.offices).toHaveText(['1001 HSE', '1008 HSE Extra', '1009 HSE Trend']);

  const named = async (name: string) => (await world.requests()).filter(({ operation }) => operation === name).length;
  const before = await named('createOffer');
  await shell.offices.first().click();
  await expect(shell.salesMenu).toContainText('01·1001');
  await expect.poll(() => named('createOffer')).toBe(before + 1);
  expect(await named('switchBasketChannel')).toBe(1);
});
