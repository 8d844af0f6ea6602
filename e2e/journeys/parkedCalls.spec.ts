import { parkingLimits } from '../../config/limits/parking.ts';
import { expect, test } from '../fixtures/test.ts';
import { OrderEntry } from '../pages/orderEntry.ts';

const erika = '0123456';
const cream = '432011001';

test('a parked call is shown in the header, gives way to others, comes back as it was, and is ended after a question; what one of three windows parks is shown in all, opens in one only, and the same customer is named in both (DECISIONS 250, 253)', async ({
  page,
  context,
  desk,
  world,
  orderEntry,
  accessible,
}) => {
  const tabs = page.getByRole('navigation', { name: 'Geparkte Gespräche' });
  await desk.openSignedIn();
  await orderEntry.loadCustomer(erika);
  await orderEntry.addArticle(cream);
  await orderEntry.pay('Rechnung');
  await orderEntry.expectReady();
  const timesAsked = async (wanted: string) =>
    (await world.requests()).filter(({ operation }) => operation === wanted).length;
  // The stock of its recommendations is the last that a call asks for.
  const stocks = () => timesAsked('readStock');
  await expect.poll(stocks).toBe(1);
  await orderEntry.search.fill('Tage');
  // Sent after a pause in typing; parked before that, the call would send it when it is shown again.
  await expect.poll(() => timesAsked('suggestProducts')).toBe(1);
  await page.keyboard.press('Escape');
  await expect(orderEntry.search).toBeFocused();
  const parkedAt = Date.now();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Gespräch parken' });
  await dialog.getByText('wartet auf Ware').click();
  await page.keyboard.press('Control+Enter');
  await expect(tabs.getByRole('button', { name: /Erika Musterfrau.*seit.*€/ })).toBeVisible();
  await expect(orderEntry.customerNumber).toBeFocused();
  await expect(orderEntry.basket).toContainText('Noch kein Artikel');
  await accessible(tabs);

  // Another call with work is parked in turn.
  await orderEntry.addArticle('443015001');
  await expect(orderEntry.row('443015001')).toBeVisible();
  await expect.poll(stocks).toBe(2);
  const before = (await world.requests()).length;
  await page.keyboard.press('F10');
  await expect(page.getByRole('dialog', { name: 'Geparkte Gespräche' })).toContainText('wartet auf Ware');
  await page.keyboard.press('1');
  await orderEntry.expectCustomer(erika);
  await expect(orderEntry.row(cream)).toBeVisible();
  await expect(orderEntry.row('443015001')).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
  await expect(orderEntry.search).toHaveValue('Tage');
  await expect(tabs).toContainText('ohne Kunde');
  // Where the machine needed a minute for that, what is stale is requested again.
  const refreshing = Date.now() - parkedAt < parkingLimits.parkedFresh ? [] : ['createOffer', 'readOrdersOverview'];
  const operations = (await world.requests()).slice(before).map(({ operation }) => operation);
  expect(operations.filter((operation) => !refreshing.includes(operation))).toEqual([]);

  await tabs.getByRole('button', { name: /ohne Kunde/ }).click();
  await expect(orderEntry.row('443015001')).toBeVisible();
  await expect(tabs.getByRole('button', { name: /Erika Musterfrau/ })).toBeVisible();

  await page.keyboard.press('F10');
  await page.getByRole('button', { name: 'Beenden: Erika Musterfrau' }).click();
  const question = page.getByRole('dialog', { name: 'Gespräch beenden?' });
  await expect(question).toContainText(
    /Erika Musterfrau wartet auf Ware · .*Was in diesem Gespräch erfasst ist, wird verworfen/,
  );
  await accessible();
  await question.getByRole('button', { name: 'Beenden' }).click();
  await expect(page.getByRole('dialog')).toContainText('Kein Gespräch ist geparkt.');
  await page.keyboard.press('Escape');
  await expect(tabs).toHaveCount(0);

  await test.step('three windows', async () => {
    await orderEntry.newOrderButton.click();
    await expect(orderEntry.customerNumber).toHaveValue('');
    await orderEntry.loadCustomer(erika);
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog', { name: 'Gespräch parken' }).getByRole('button', { name: 'Parken' }).click();
    await expect(orderEntry.customerNumber).toBeFocused();
    const pages = [page, await context.newPage(), await context.newPage()] as const;
    const tabsOf = (each: (typeof pages)[number]) => each.getByRole('navigation', { name: 'Geparkte Gespräche' });
    await pages[1].goto('/orderapp');
    await pages[2].goto('/orderapp');
    for (const each of [pages[1], pages[2]]) {
      const tab = tabsOf(each).getByRole('button', { name: /Erika Musterfrau/ });
      await expect(tab).toHaveAttribute('aria-disabled', 'true');
      await expect(tab).toHaveAttribute('title', /in einem anderen Fenster/);
    }
    // Its window is closed: the others may open it.
    await pages[0].close();
    await pages[1].bringToFront();
    await pages[1].evaluate(() => globalThis.dispatchEvent(new Event('focus')));
    const tab = tabsOf(pages[1]).getByRole('button', { name: /Erika Musterfrau/ });
    await expect(tab).not.toHaveAttribute('aria-disabled', 'true');
    await tab.click();
    await expect(pages[1].getByText(`Kundennummer ${erika}`)).toBeVisible();
    await expect(tabsOf(pages[2])).toHaveCount(0);

    const second = new OrderEntry(pages[2]);
    await second.loadCustomer(erika);
    for (const each of [pages[1], pages[2]])
      await expect(each.getByText('Dieses Kundenkonto ist auch in einem anderen Fenster geladen.')).toBeVisible();
  });
});
