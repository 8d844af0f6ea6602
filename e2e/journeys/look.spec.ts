import { expect, test } from '../fixtures/test.ts';
import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults, small, wide } from '../fixtures/layoutFaults.ts';
import type { Page } from 'playwright/test';

/** The height of the page that is out of sight below the window. */
const hiddenBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight - clientHeight;
  });

/** Expects that the page itself does not scroll where a large part of it scrolls already. */
async function scrollsOnce(page: Page): Promise<void> {
  await page.setViewportSize(small);
  const empty = await page.evaluate(() => {
    const inner = [...document.querySelectorAll('#root *')].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1,
    );
    const outer = (document.scrollingElement?.scrollHeight ?? 0) - innerHeight;
    // Either the page scrolls or a large element inside it, never both.
    return outer > 0 && inner.some((element) => element.clientHeight > innerHeight / 2) ? outer : 0;
  });
  expect(empty).toBeLessThanOrEqual(0);
  await page.setViewportSize(wide);
}

/** The controls that Tab reaches until it leaves the page, and whose middle is covered when they have the focus. */
async function coveredByTab(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      // The middle of an element that is higher than half of the window may be out of sight.
      const isSeen = height > innerHeight / 2 || focused.contains(top) || top?.contains(focused) === true;
      return isSeen ? '' : `${focused.tagName} ${focused.id} ${focused.textContent}`;
    });
    if (seen === null) return covered;
    if (seen !== '') covered.push(seen);
  }
}

test.describe('axe finds nothing by WCAG 2.2 AA, at 1440×900 and 390×844', () => {
  test.slow();

  test('signed out, sign-in failed, unauthorized, signed-out bot request, not found', async ({ page, desk }) => {
    for (const [path, heading, title] of [
      ['/oauth-sign-in', 'Abgemeldet', 'Anmelden – Kontor'],
      ['/oauth-sign-in?code=a&state=b', 'Anmeldung nicht möglich', 'Anmelden – Kontor'],
      ['/unauthorized', 'Keine Berechtigung', 'Keine Berechtigung – Kontor'],
      ['/bot-request', 'Übergabe vom Telefonbot', 'Übergabe vom Telefonbot – Kontor'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page).toHaveTitle(title);
      for (const size of [small, wide]) {
        await page.setViewportSize(size);
        expect(await hiddenBelow(page), `${path}, ${String(size.width)} px wide`).toBe(0);
      }
      await expectNoLayoutFaults(page);
    }
    await desk.openSignedIn('/gibt-es-nicht', personas.everyRole);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoLayoutFaults(page);
    // The tools of the header stay in one line, whatever the agent's name.
    await page.setViewportSize(small);
    const tools = page.getByRole('banner').getByRole('navigation').getByRole('button');
    // They come with code of their own.
    await expect(tools.nth(3)).toBeVisible();
    const tops = await tools.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('the order entry with messages, suggestions, a new call and every dialog, until the order is placed', async ({
    page,
    desk,
    orderEntry,
    shell,
    keys,
  }) => {
    await desk.openSignedIn();
    await orderEntry.enterCustomer('0123457');
    await expect(orderEntry.customerRegion.getByRole('alert')).toBeVisible();
    await orderEntry.enterArticle('123');
    await expectNoLayoutFaults(page);
    await orderEntry.enterCustomer('0123456');
    await expect(orderEntry.birthdayQuestion).toBeVisible();
    await expectNoLayoutFaults(page);
    await keys.read();
    await page.keyboard.press('Enter');
    await orderEntry.expectCustomer('0123456');
    await orderEntry.enterCustomer('0123456');
    await expect(orderEntry.sameCustomerQuestion).toBeVisible();
    await expectNoLayoutFaults(page);
    await page.keyboard.press('Escape');
    for (const term of ['421033', 'creme']) {
      await orderEntry.enterArticle(term);
      await expect(orderEntry.productDialog.getByRole('button').nth(1)).toBeVisible();
      await expectNoLayoutFaults(page);
      await page.keyboard.press('Escape');
    }
    for (const sku of ['432011001', '443015001', '410217007']) await orderEntry.addArticle(sku);
    await orderEntry.redeem('SOMMER');
    await orderEntry.pay('Bankeinzug');
    await orderEntry.enterBank('E', '');
    await expect(orderEntry.payment.getByRole('alert').first()).toBeVisible();
    await orderEntry.remove('443015001');
    await expect(orderEntry.basket.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await orderEntry.search.fill('creme');
    await expect(orderEntry.suggestions.first()).toBeVisible();
    await expectNoLayoutFaults(page);
    await page.keyboard.press('Escape');
    await orderEntry.search.fill('');
    await orderEntry.pay('Rechnung');
    await orderEntry.expectReady();
    await expectNoLayoutFaults(page, orderEntry.open);
    await scrollsOnce(page);
    await orderEntry.newOrderButton.click();
    await expect(orderEntry.restoreCall).toBeVisible();
    await expectNoLayoutFaults(page, orderEntry.restoreCall);
    await orderEntry.restoreCall.click();
    await orderEntry.expectReady();
    await shell.signOut(personas.orderAgent);
    await expect(page.getByRole('dialog', { name: 'Mit offenem Gespräch abmelden?' })).toBeVisible();
    await expectNoLayoutFaults(page);
    await page.keyboard.press('Escape');
    await orderEntry.submit();
    await orderEntry.confirmation.readNumber();
    await expectNoLayoutFaults(page);
    await page.keyboard.press('Escape');
    await expect(orderEntry.open).toContainText('ist angelegt');
    await expectNoLayoutFaults(page, orderEntry.open);
  });
});

test('what Tab reaches is not covered by what stays in place: the foot of a form at 1280×720, total, button and notes at 390×844 (WCAG 2.4.11)', async ({
  page,
  desk,
  orderEntry,
  customers,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await desk.openSignedIn('/orderapp', personas.backOffice);
  await customers.create.click();
  await expect(customers.form('Neukunde anlegen').field('Anrede')).toBeFocused();
  expect(await coveredByTab(page)).toEqual([]);
  await customers.form('Neukunde anlegen').region.getByRole('button', { name: 'Verwerfen' }).click();
  await orderEntry.prepareOrder();
  await page.setViewportSize(small);
  await orderEntry.customerNumber.focus();
  expect(await coveredByTab(page)).toEqual([]);
  await page.keyboard.press('Control+e');
  await expect(page.getByRole('textbox', { name: 'Notizen' })).toBeFocused();
  await orderEntry.customerNumber.focus();
  expect(await coveredByTab(page)).toEqual([]);
});
