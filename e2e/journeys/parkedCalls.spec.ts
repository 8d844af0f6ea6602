import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';
const cream = '432011001';

test('a parked call is shown in the header, gives way to others and comes back as it was, also after a reload (DECISIONS 250)', async ({
  page,
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
  await orderEntry.search.fill('Tage');
  await page.keyboard.press('Escape');
  await expect(orderEntry.search).toBeFocused();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Gespräch parken' });
  await dialog.getByRole('textbox', { name: 'Erinnern um' }).fill('99:99');
  await dialog.getByRole('button', { name: 'Parken' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Bitte eine Uhrzeit');
  await dialog.getByRole('textbox', { name: 'Erinnern um' }).fill('');
  await dialog.getByText('wartet auf Ware').click();
  await page.keyboard.press('Control+Enter');
  await expect(tabs.getByRole('button', { name: /Erika Musterfrau.*€.*seit/ })).toBeVisible();
  await expect(orderEntry.customerNumber).toBeFocused();
  await expect(orderEntry.basket).toContainText('Noch kein Artikel');
  await accessible();

  // Another call with work is parked in turn.
  await orderEntry.addArticle('443015001');
  await expect(orderEntry.row('443015001')).toBeVisible();
  // Its recommendations are the last that it asks for.
  const stocks = async () => (await world.requests()).filter(({ operation }) => operation === 'readStock').length;
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
  expect((await world.requests()).slice(before).map(({ operation }) => operation)).toEqual([]);

  await page.reload();
  await orderEntry.expectCustomer(erika);
  await expect(tabs.getByRole('button', { name: /ohne Kunde/ })).toBeVisible();
  await tabs.getByRole('button', { name: /ohne Kunde/ }).click();
  await expect(orderEntry.row('443015001')).toBeVisible();
  await expect(tabs.getByRole('button', { name: /Erika Musterfrau/ })).toBeVisible();

  await page.keyboard.press('F10');
  await page.getByRole('button', { name: 'Beenden: Erika Musterfrau' }).click();
  await expect(page.getByRole('dialog')).toContainText('Kein Gespräch ist geparkt.');
  await page.keyboard.press('Escape');
  await expect(tabs).toHaveCount(0);
});
