import { expect, test } from '../fixtures/test.ts';

const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';

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

test('10,000 orders, ten of them with one id, and markup in rows and in a problem: few elements, no markup that runs, and the screen stays usable (QUALITY 11)', async ({
  desk,
  page,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  const main = page.getByRole('main');
  const expectHarmless = async () => {
    expect(await page.locator('*').count()).toBeLessThan(2_000);
    await expect(page).not.toHaveTitle('1');
  };
  // The first ten have one id.
  const rows = pageOf(Array.from({ length: 10_000 }, (_none, index) => Math.max(1, index - 8)));
  let answer = { status: 200, contentType: 'application/json', body: rows };
  await page.route('**/orders-overview', (route) => route.fulfill(answer));
  await desk.openSignedIn('/orderhistory/0123456');
  await expect(main.getByText('1400000001').first()).toBeVisible();
  await expectHarmless();
  answer = { ...answer, status: 400, body: JSON.stringify({ title: markup, detail: markup }) };
  await page.reload();
  await expect(main.getByText('Die Bestellhistorie konnte nicht geladen werden').first()).toBeVisible();
  await expectHarmless();
  await page.unroute('**/orders-overview');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(main.getByText('1000000001').first()).toBeVisible();
});
