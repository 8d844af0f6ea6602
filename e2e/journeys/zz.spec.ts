import { expect, test } from '../fixtures/test.ts';
const sizes = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;
test('shots', async ({ desk, orderEntry, page, orderHistory }) => {
  test.setTimeout(120000);
  const snap = async (name: string) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      await page.screenshot({ path: `/tmp/kontor-shots/${name}-${width}.png`, fullPage: width === 390 });
      const m = await page.evaluate(() => {
        const e = document.scrollingElement!;
        return [e.scrollHeight, e.clientHeight, e.scrollWidth, e.clientWidth];
      });
      console.log(name, width, 'scroll', m.join(' '));
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await desk.sitDown('/', 'Alex Alleskönner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await snap('home');
  await page.goto('/orderapp');
  await expect(orderEntry.customerNumber).toBeFocused();
  await snap('empty');
  await orderEntry.enterCustomer('0123456');
  await expect(orderEntry.birthdayQuestion).toBeVisible();
  await snap('birthday');
  await page.keyboard.press('Enter');
  await orderEntry.expectCustomer('0123456');
  await orderEntry.search.pressSequentially('cre');
  await expect(orderEntry.suggestions.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await snap('suggest');
  await page.keyboard.press('Escape');
  await orderEntry.enterArticle('410217');
  await expect(page.getByRole('dialog')).toBeVisible();
  await snap('variants');
  await page.keyboard.press('Escape');
  await orderEntry.enterArticle('421033');
  await expect(page.getByRole('dialog')).toBeVisible();
  await snap('variants21');
  await page.keyboard.press('Escape');
  await orderEntry.enterArticle('creme');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(300);
  await snap('hits');
  await page.keyboard.press('Escape');
  await orderEntry.addArticle('432011001');
  await orderEntry.addArticle('443015001', '443015001*2');
  await orderEntry.addArticle('410217007');
  await orderEntry.redeem('SOMMER');
  await orderEntry.expectOffer();
  await page.waitForTimeout(400);
  await snap('unpaid');
  await orderEntry.pay('Bankeinzug');
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toBeVisible();
  await orderEntry.enterBank('E', '');
  await snap('bank');
  await orderEntry.pay('Rechnung');
  await orderEntry.expectReady();
  await page.waitForTimeout(300);
  await snap('filled');
  for (const s of ['454287001', '454398001', '454466001', '454811001', '411064001', '411064002'])
    await orderEntry.addArticle(s);
  await orderEntry.expectReady();
  await page.waitForTimeout(300);
  await snap('nine');
  for (const s of ['454287001', '454398001', '454466001', '454811001', '411064001']) {
    await orderEntry
      .row(s)
      .getByRole('button', { name: /entfernen$/ })
      .click();
    await expect(orderEntry.row(s)).toHaveCount(0);
  }
  await snap('removed');
  await orderEntry.expectReady();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await snap('confirmation');
  const n = await orderEntry.confirmation.readNumber();
  await page.keyboard.press('Enter');
  await snap('afterclose');
  await orderHistory.go('0123456');
  await expect(orderHistory.newest).toContainText(n);
  await snap('history');
  await page.goto(`/orders/${n}`);
  await expect(page.getByRole('region', { name: 'Artikel' })).toBeVisible();
  await snap('display');
  await page.goto('/nix');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await snap('notfound');
  await page.goto('/orderapp');
  await orderEntry.newOrderButton.click();
  await orderEntry.enterCustomer('0123457');
  await page.waitForTimeout(500);
  await snap('locked');
  await orderEntry.enterCustomer('0200001');
  await page.waitForTimeout(500);
  await snap('wrongcountry');
});
