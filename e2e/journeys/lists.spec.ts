import type { Locator, Page } from 'playwright/test';
import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults, small } from '../fixtures/layoutFaults.ts';
import { watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/test.ts';

/** The roles that the browser tells assistive technology of a table and its content. */
async function rolesOf(page: Page, table: Locator): Promise<ReadonlySet<string>> {
  await table.evaluate((element) => {
    element.id = 'checked-table';
  });
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#checked-table' });
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId });
  await session.detach();
  return new Set(nodes.flatMap(({ ignored, role }) => (ignored ? [] : [String(role?.value)])));
}

/** The title that the style sheet writes before the content of each cell of the first row. */
const titlesOf = (table: Locator): Promise<readonly string[]> =>
  table
    .locator('tbody tr:has(td:nth-child(3))')
    .first()
    .locator('td, th')
    .evaluateAll((cells) =>
      cells.flatMap((cell) =>
        cell instanceof HTMLElement && cell.offsetHeight > 0
          ? [getComputedStyle(cell, '::before').content.split('"')[1] ?? '']
          : [],
      ),
    );

test('no row moves when rows, a selection or a failure arrive (UX 4); at 390 px the rows of a list, an order and an edit are cards, with the roles of a table (UX Look), which are sorted, ticked and walked through by keys (UX Keys)', async ({
  desk,
  page,
  keys,
  shell,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await desk.openSignedIn('/subscription-product-management', personas.everyRole);
  const region = page.getByRole('region', { name: 'Abonnements' });
  const table = page.getByRole('table', { name: 'Abonnements' });
  const first = table.getByRole('button', { name: '7000001', exact: true });
  await expect(first).toBeVisible();
  await test.step('no row moves', async () => {
    const shifted = await watchLayoutShifts(page);
    await region.getByRole('checkbox', { name: '7000001 auswählen' }).check();
    await expect(region.getByRole('button', { name: 'Kündigen', exact: true })).toBeVisible();
    // The keyword finds a row that is not on the screen; a visible one would move to the top, which counts as a layout shift.
    await region.getByRole('textbox', { name: 'Stichwort' }).fill('7103541');
    await expect(region.getByRole('button', { name: '7103541', exact: true })).toBeVisible();
    await expect(first).toHaveCount(0);
    await world.addFault({ path: '/overview', fault: { kind: 'status', status: 503 } });
    await region.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Gekündigt' });
    await expect(region.getByRole('alert')).toContainText('Fehler beim Abrufen');
    expect(await shifted()).toBeLessThan(0.01);
    await world.clearFaults();
  });

  await page.setViewportSize(small);
  for (const [address, name, title] of [
    ['/orderhistory/0123456', 'Bestellhistorie', 'Bestellt am'],
    ['/orders/1300000201', '', 'Menge'],
    ['/edit-order/1300000201', '', 'Menge'],
    ['/subscription-product-management', 'Abonnements', 'Nächster Liefertermin'],
  ] as const) {
    await shell.openPath(address);
    const tables = name === '' ? page.getByRole('table') : page.getByRole('table', { name });
    const shown = tables.filter({ has: page.getByRole('columnheader', { name: title }) });
    await expect(shown.getByRole('cell').nth(1), address).toBeVisible();
    await expect.poll(() => titlesOf(shown), { message: address }).toContain(title);
    const roles = await rolesOf(page, shown);
    for (const role of ['table', 'row', 'columnheader', 'cell']) expect(roles, address).toContain(role);
    const sideways = await shown.evaluate(
      ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
    );
    expect(sideways, address).toBeLessThanOrEqual(0);
  }

  await expect(first).toBeVisible();
  await expectNoLayoutFaults(page, region.getByRole('row').nth(1));
  await page.setViewportSize(small);
  await first.focus();
  await keys.press('Space');
  await expect(table.getByRole('checkbox', { name: '7000001 auswählen' })).toBeChecked();
  await keys.press('ArrowDown');
  await expect(table.getByRole('button', { name: '7000002', exact: true })).toBeFocused();
  await keys.press('PageDown');
  await expect(table.getByRole('button', { name: '7000023', exact: true })).toBeFocused();
  await expect(table.getByRole('button', { name: '7000023', exact: true })).toBeInViewport({ ratio: 1 });
  await table.getByRole('button', { name: 'Produkt', exact: true }).click();
  await expect(table.getByRole('columnheader', { name: 'Produkt' })).toHaveAttribute('aria-sort', 'ascending');
});
