import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';

const customer = '0123456';

/** The orders lie relative to now. */
const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format();

test('the newest order is opened and cancelled with ten keys, counted from the loaded customer; columns are remembered by this browser; filters, tab and unfolded order live in the address: reload and back show the same (UX Handle time; REQ E1.1, E1.2, E3.1, E3.2, DECISIONS 59)', async ({
  desk,
  orderEntry,
  orderHistory,
  keys,
  page,
  world,
  accessible,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer(customer);
  await expect(orderEntry.search).toBeFocused();
  await keys.press('Control+h');
  await expect(orderHistory.newest).toBeVisible();
  // Down leads to the newest order, Right unfolds it.
  await keys.press('ArrowDown', 'ArrowRight');
  await expect(orderHistory.details('1000000001')).toHaveAttribute('aria-expanded', 'true');
  await keys.press('Tab', 'Enter');
  await expect(orderHistory.reason).toBeFocused();
  await keys.press('ArrowDown', 'Enter');
  await expect(orderHistory.newest).toContainText('storniert');
  expect(keys.count).toBeLessThanOrEqual(10);
  await expect(orderHistory.newest.getByRole('link', { name: '1000000001' })).toBeFocused();
  await expect(orderHistory.newest.getByRole('button', { name: 'Stornieren' })).toHaveCount(0);
  expect((await world.requests()).filter(({ operation }) => operation === 'cancelOrder')).toHaveLength(1);
  // Escape folds the order first, then closes the dialog and gives the focus back.
  await page.keyboard.press('Escape');
  await expect(orderHistory.details('1000000001')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(orderHistory.dialog).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
  // After a reload the order is still marked.
  await page.goto(`/orderhistory/${customer}`);
  await expect(orderHistory.row('1000000001')).toContainText('in dieser Sitzung storniert');

  await orderHistory.row('1000000002').getByRole('button', { name: 'Stornieren' }).click();
  await orderHistory.cancelDialog.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(orderHistory.cancelDialog).toContainText('Bitte einen Stornogrund wählen.');
  await accessible();
  await page.keyboard.press('Escape');
  await expect(orderHistory.cancelDialog).toHaveCount(0);

  const heads = orderHistory.region.getByRole('columnheader');
  await page.getByRole('button', { name: 'Spalten' }).click();
  const columns = page.getByRole('dialog', { name: 'Spalten' });
  await columns.getByRole('checkbox', { name: 'Zahlungsart' }).uncheck();
  await columns.getByRole('button', { name: 'Gesamt nach links' }).click();
  await columns.getByRole('radio', { name: 'Kompakt' }).check();
  await page.keyboard.press('Escape');

  await orderHistory.tab('In Bearbeitung').click();
  await expect(orderHistory.choice('Status')).toHaveValue('IN_PROGRESS');
  await orderHistory.choice('Zahlungsart').selectOption({ label: 'Rechnung' });
  await orderHistory.field('Von').fill('1.6.26');
  await orderHistory.field('Bis').fill(today);
  await orderHistory.field('Stichwort').fill(' Hausschuhe , ');
  await expect(page).toHaveURL(/keyword=Hausschuhe/);
  await orderHistory.expectTotals('von 28 Aufträgen');
  const number = await orderHistory.numbers.first().innerText();
  await orderHistory.details(number).click();
  const isShown = async () => {
    await expect(orderHistory.tab('In Bearbeitung')).toHaveAttribute('aria-selected', 'true');
    await expect(orderHistory.choice('Status')).toHaveValue('IN_PROGRESS');
    await expect(orderHistory.choice('Zahlungsart')).toHaveValue('INVOICE');
    await expect(orderHistory.choice('Zeitraum')).toHaveValue('CUSTOM');
    await expect(orderHistory.field('Von')).toHaveValue('01.06.2026');
    await expect(orderHistory.field('Bis')).toHaveValue(today);
    await expect(orderHistory.field('Stichwort')).toHaveValue('Hausschuhe');
    await expect(orderHistory.details(number)).toHaveAttribute('aria-expanded', 'true');
    await expect(orderHistory.region.getByRole('row', { name: /Zwischensumme/ })).toBeVisible();
  };
  await orderHistory.region.getByRole('row', { name: /Zwischensumme/ }).waitFor();
  await expectNoLayoutFaults(page);
  await page.reload();
  await isShown();
  const shown = ['Auftragsnummer', 'Bestellt am', 'Artikel', 'Status', 'Gesamt', 'Lieferung', 'Aktionen'];
  await expect(heads).toHaveText(shown);
  await orderHistory.numbers.first().click();
  await expect(page).toHaveURL(/\/orders\//);
  await page.goBack();
  await isShown();
});

test('a history of 5,000 orders is appended while scrolling, with at most 100 rows mounted (REQ E1.8, QUALITY Load)', async ({
  desk,
  orderHistory,
  page,
  world,
}) => {
  await world.choose('manyOrders');
  await desk.openSignedIn('/orderhistory/0180011');
  await orderHistory.expectTotals('geladen');
  // End leads to the last loaded row each time; the next page is appended below it.
  await orderHistory.numbers.first().focus();
  const numbers = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    const before = await orderHistory.region.getByRole('status').innerText();
    await page.keyboard.press('End');
    await expect(orderHistory.region.getByRole('status')).not.toHaveText(before);
    expect(await orderHistory.rows.count()).toBeLessThanOrEqual(100);
    for (const number of await orderHistory.numbers.allInnerTexts()) numbers.add(number);
  }
  expect(numbers.size).toBeGreaterThan(100);
  await page.keyboard.press('Home');
  await expect(orderHistory.numbers.first()).toBeFocused();
});
