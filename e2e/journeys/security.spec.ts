import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';
import { aWireCustomer } from '../../mocks/builders/aWireCustomer.ts';
import { aWireSubscription } from '../../mocks/builders/aWireSubscription.ts';
import { aWireProduct } from '../../mocks/builders/aWireProduct.ts';

const attack = '<img src=x onerror="globalThis.hit=1"><script>globalThis.hit=1</script>';

test('Markup in every text of the services appears as text', async ({
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

test('Markup in subscriptions, report, product links and waitlist appears as text', async ({
  page,
  desk,
  shell,
  world,
}) => {
  const answer = (path: string, body: object) => world.addFault({ path, fault: { kind: 'json', body } });
  const text = { name: attack, brand: attack, note: attack, description: attack, article_description: attack };
  const status = { type: attack, reason: attack, agent_username: attack, timestamp: attack, failure: attack };
  const product = { ...text, base_product_no: attack, status: attack, delivery_product_no: attack };
  await answer('/subscription-product-management/overview', {
    page: 1,
    size: 10,
    total: 1,
    result: [{ ...aWireSubscription(), contract_number: attack, status, product, note: attack }],
  });
  await answer('/products-report', { items: [{ id: '1', product_no: attack, ...text }], total: 1 });
  await answer('/subscription-product-link/search', {
    result: [
      {
        id: '1',
        subscription_product: attack,
        delivery_product: attack,
        category: attack,
        status: attack,
        ...text,
        meta_info: { created_by: attack, created_at: attack, edited_by: attack, edited_at: attack },
      },
    ],
    total: 1,
  });
  await answer('/waitlist-items', { items: [{ id: '1', sku: attack, status, product }], total: 1 });
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/x')) pictures.push(request.url());
  });
  await desk.openSignedIn('/', personas.everyRole);
  for (const [address, heading] of [
    ['/subscription-product-management', 'Abonnements'],
    ['/subscription-product-management?tab=products&charts=off&open=1', 'Abonnementprodukte'],
    ['/subscription-product-management?tab=care&open=1', 'Produktlinks'],
    ['/waitlisthistory/0123456?open=1', 'Warteliste'],
  ] as const) {
    await shell.openPath(address);
    if (heading === 'Warteliste') {
      // Of another customer than the call's, the date of birth comes first.
      await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('12.08.1964');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('region', { name: heading, exact: true }).getByRole('table')).toContainText('<img');
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    await shell.openPath('/');
  }
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
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

test('The token is in no address and goes to the business services only', async ({ page, desk, orderEntry, world }) => {
  const leaks: string[] = [];
  const carriers = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const text = `${request.url()} ${pathname.startsWith('/services/identity-provider') ? '' : (request.postData() ?? '')}`;
    if (/eyJ[\w-]{10,}/.test(text)) leaks.push(`${request.method()} ${pathname}`);
    const headers = request.headers();
    if (Object.values(headers).some((value) => /eyJ[\w-]{10,}/.test(value)))
      carriers.add(pathname.split('/').slice(0, 3).join('/'));
  });
  await desk.signIn('Anna Beispiel', '/orderapp');
  // A slow call and a failed one are logged.
  await world.addFault({ path: '/services/product/*', times: 1, fault: { kind: 'status', status: 500 } });
  await orderEntry.enterArticle('443015001');
  await expect(orderEntry.searchRegion.getByRole('alert')).toBeVisible();
  await orderEntry.prepareOrder();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  expect(leaks).toEqual([]);
  // Prefetches of the desk may or may not have been sent by now.
  const ahead = ['/services/order-history', '/services/stock', '/services/upsell'];
  expect([...carriers].filter((path) => !ahead.includes(path)).toSorted()).toEqual([
    '/services/basket',
    '/services/customer',
    '/services/order',
    '/services/product',
  ]);
});
