import { expect, test } from '../fixtures/test.ts';
import { aWireCustomer } from '../../mocks/builders/aWireCustomer.ts';
import { aWireProduct } from '../../mocks/builders/aWireProduct.ts';

const attack = '<img src=x onerror="globalThis.hit=1"><script>globalThis.hit=1</script>';

/** src/app/testing/answersOnScreens.test.tsx shows the same of the other screens. */
test('Markup in every text that the services send to the order entry appears as text', async ({
  page,
  desk,
  keys,
  orderEntry,
  world,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.openSignedIn();
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/x')) pictures.push(request.url());
  });
  await world.addFault({
    path: '/private/customers',
    times: 1,
    fault: {
      kind: 'json',
      body: aWireCustomer({ external_customer_id: '0123456', first_name: attack, last_name: attack }),
    },
  });
  await orderEntry.enterCustomer('0123456');
  await expect(orderEntry.birthdayQuestion).toContainText(attack);
  await keys.read();
  await keys.press('Enter');
  await expect(orderEntry.customerRegion).toContainText(attack);

  const product = aWireProduct({ base_product_no: '432011', name: { short: attack, long: attack }, brand: attack });
  await world.addFault({ path: '/services/product/*', times: 1, fault: { kind: 'json', body: product } });
  await orderEntry.enterArticle('432011001');
  await world.addFault({
    path: '/services/search/*/suggest',
    times: 1,
    fault: { kind: 'json', body: { suggestions: [{ text: attack, base_product_no: '432011' }] } },
  });
  await orderEntry.search.fill('creme');
  await expect(orderEntry.suggestions.first()).toContainText(attack);
  await page.keyboard.press('Escape');
  const problem = (status: number) => ({ type: 'about:blank', title: attack, status, detail: `${attack}\u202e\u0007` });
  await world.addFault({
    path: '/voucher-verify',
    times: 1,
    fault: {
      kind: 'json',
      status: 400,
      body: { title: attack, details: [{ code: attack, title: attack, detail: attack }] },
    },
  });
  await orderEntry.addArticle('443015001');
  await orderEntry.voucherCode.fill(attack);
  await orderEntry.voucherCode.press('Enter');
  await expect(orderEntry.vouchers.getByRole('alert')).toContainText('<img');
  await world.addFault({
    path: '/order-pre-check',
    times: 1,
    fault: { kind: 'json', status: 400, body: problem(400) },
  });
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  const alert = orderEntry.open.getByRole('alert');
  await expect(alert).toContainText('<img');
  const shown = await alert.innerText();
  for (const control of ['\u202e', '\u0007']) expect(shown).not.toContain(control);

  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(pictures).toEqual([]);
});

test('Every answer of the application carries the security headers; a missing asset is a 404, never the page', async ({
  request,
}) => {
  for (const path of ['/', '/orderapp', '/oauth-sign-in', '/favicon.svg']) {
    const headers = (await request.get(path, { headers: { accept: 'text/html' } })).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toMatch(/script-src 'self'(?:;|$)/);
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).toMatch(/frame-ancestors 'none'/);
    expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toMatch(/no-referrer|same-origin/);
  }
  expect((await request.get('/', { headers: { accept: 'text/html' } })).headers()['cache-control']).toContain(
    'no-cache',
  );
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  const missing = await request.get('/assets/vanished-0000.js', { headers: { accept: 'text/html,*/*' } });
  expect(missing.status()).toBe(404);
  expect(await missing.text()).not.toContain('id="root"');
});

test('Text never becomes HTML: the default policy refuses it, under the shipped headers', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/TrustedHTML|Security policy violated: require-trusted-types-for/);
  await page.goto('/oauth-sign-in');
  await expect(page.getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
  const outcome = await page.evaluate(() => {
    try {
      document.createRange().createContextualFragment('<b>x</b>');
      return 'taken';
    } catch {
      return 'refused';
    }
  });
  expect(outcome).toBe('refused');
});
