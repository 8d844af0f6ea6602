import { expect, test } from '../fixtures/test.ts';

const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

const orderOf = (id: number) => ({
  id,
  number: String(1_400_000_000 + id),
  placed_at: '2026-06-01T10:00:00+02:00',
  total: 10,
  currency: 'EUR',
  order_status: { code: 'received', label: markup },
  items: [{ sku: '432011001', quantity: 1, total: 10, title: markup }],
});
const pageOf = (ids: readonly number[]) =>
  JSON.stringify({ orders: ids.map(orderOf), page: 1, total_orders: ids.length, total_filtered_orders: ids.length });

const failed = 'Die Bestellhistorie konnte nicht geladen werden';

/** Answers of the order history by a faulty service or a proxy, and the text that the screen shows for each. */
const answers = [
  {
    name: '10,000 orders',
    status: 200,
    body: pageOf(Array.from({ length: 10_000 }, (_none, id) => id)),
    shown: '1400000001',
  },
  { name: 'ten orders of one id', status: 200, body: pageOf(Array.from({ length: 10 }, () => 1)), shown: '1400000001' },
  { name: 'lists in lists', status: 200, body: deep, shown: failed },
  { name: '1 MB of text', status: 200, body: 'x'.repeat(1_000_000), shown: failed },
  { name: 'a problem of lists in lists', status: 400, body: `{"detail":${deep}}`, shown: failed },
  { name: 'markup in a problem', status: 400, body: JSON.stringify({ title: markup, detail: markup }), shown: failed },
];

for (const { name, status, body, shown } of answers) {
  test(`${name}: one sentence or the rows, no markup that runs, and the screen stays usable (QUALITY 11)`, async ({
    desk,
    page,
    consoleWatch,
  }) => {
    if (status !== 200) consoleWatch.allowNetworkFailures();
    await page.route('**/orders-overview', (route) => route.fulfill({ status, contentType: 'application/json', body }));
    await desk.openSignedIn('/orderhistory/0123456');
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    expect(await page.locator('*').count()).toBeLessThan(2_000);
    await expect(page).not.toHaveTitle('1');
    await page.unroute('**/orders-overview');
    await page.reload();
    await expect(page.getByRole('main').getByText('1000000001').first()).toBeVisible();
  });
}
