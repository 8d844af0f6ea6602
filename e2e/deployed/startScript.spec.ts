import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { port } from '../../config/playwright.config.ts';
import { proxiedServices, variableOf } from '../../scripts/deployConfig.ts';
import { rawRequest } from '../fixtures/rawRequest.ts';
import { EchoService, refusedStart, StartedServer } from '../fixtures/startedServer.ts';
import { expect, test } from '../fixtures/test.ts';

test('Each service is reached at the address of its variable, with path, query, headers and body as they were sent (REQ A7.6)', async () => {
  const echo = await EchoService.start();
  const addresses = proxiedServices.map((service): readonly [string, string] => [
    variableOf(service),
    `${echo.origin}/base-${service.name}${service.perCountry === true ? '/{country}/' : ''}`,
  ]);
  const server = await StartedServer.start(Object.fromEntries(addresses));
  const rest = '/a%2Fb/%C3%BC?email=x%40y.example&page=1';
  for (const { name, perCountry } of proxiedServices) {
    for (const country of perCountry === true ? ['/de', '/at', '/ch'] : ['']) {
      const answer = await fetch(`${server.origin}/services/${name}${country}${rest}`, {
        method: 'POST',
        headers: {
          'X-Source': 'BACKOFFICE',
          under_scored: 'kept',
          'X-Authorization-Header': `Bearer ${'x'.repeat(12_000)}`,
        },
        body: '{"a":1}',
      });
      expect(answer.status).toBe(200);
      // The application follows the service's clock.
      expect(answer.headers.get('date')).toBe('Sun, 01 Feb 2026 03:04:05 GMT');
      expect(answer.headers.get('x-version')).toBe('7');
      const sent = echo.requests.at(-1);
      expect(sent).toMatchObject({ method: 'POST', url: `/base-${name}${country}${rest}`, body: '{"a":1}' });
      expect(sent?.headers).toMatchObject({ 'x-source': 'BACKOFFICE', under_scored: 'kept' });
      expect(sent?.headers['x-authorization-header']).toHaveLength(12_007);
      expect(sent?.headers.host).toBe(new URL(echo.origin).host);
    }
  }
  await server.stop();
  await echo.stop();
});

test('A service without a variable is reached under SERVICES_HOST; without either it is 502, and the start names it', async () => {
  const echo = await EchoService.start();
  const common = await StartedServer.start({ SERVICES_HOST: `${echo.origin}/gateway/`, STOCK_SERVICE: echo.origin });
  for (const address of [
    '/services/order/orders?x=1',
    '/services/basket/at/baskets',
    '/services/stock',
    '/services/new/x',
  ]) {
    expect((await fetch(`${common.origin}${address}`)).status).toBe(200);
  }
  expect(echo.requests.map(({ url }) => url)).toEqual([
    '/gateway/services/order/orders?x=1',
    '/gateway/services/basket/at/baskets',
    '/',
    '/gateway/services/new/x',
  ]);
  await common.stop();
  await echo.stop();

  const none = await StartedServer.start();
  expect((await fetch(`${none.origin}/services/order/orders`)).status).toBe(502);
  expect(none.errors).toContain('neither ORDER_SERVICE nor SERVICES_HOST is set');
  expect(none.errors.match(/BASKET_SERVICE/g)).toHaveLength(1);
  await none.stop();
});

test('A request whose answer is lost is not sent again, and a path cannot leave the address of its service (QUALITY 9)', async () => {
  const echo = await EchoService.start({ breaksOff: true });
  const server = await StartedServer.start({ ORDER_SERVICE: `${echo.origin}/base` });
  expect((await fetch(`${server.origin}/services/order/orders`, { method: 'POST', body: '{}' })).status).toBe(502);
  expect(echo.requests).toHaveLength(1);
  for (const address of [
    '/services/order/../x',
    '/services/order/%2e%2e/x',
    '/services/order/a/..%2fx',
    '/services/order/.',
  ]) {
    expect((await rawRequest(server.origin, address)).status, address).not.toBe(502);
  }
  expect(echo.requests).toHaveLength(1);
  await server.stop();
  await echo.stop();
});

test('/settings.js has every VITE_ variable, whatever characters its value has, and is not cached (REQ A7.6)', async () => {
  const values = {
    VITE_LOGGING_PROJECT_ID: `quote " ' \` backslash \\ \\n line\r\nbreak\ttab </script><!-- Größe € \u2028 \${x} @PORT@ &`,
    VITE_EMPTY: '',
    VITE_ORDER_SERVICE_URL: 'https://order.example.com/base?a=1&b=2',
    VITE_BASKET_SERVICE_URL: 'https://basket-{country}.example.com:8443/x',
    VITE_STOCK_SERVICE_URL: '/services/stock',
  };
  const server = await StartedServer.start({ ...values, OTHER: 'not a setting', vite_lower: 'no' });
  const { status, headers, body } = await rawRequest(server.origin, '/settings.js');
  const scope: { kontorSettings?: unknown } = {};
  runInNewContext(body.toString(), scope);
  expect(JSON.parse(JSON.stringify(scope.kontorSettings))).toEqual(values);
  expect(body.toString()).not.toContain('</');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/javascript; charset=utf-8/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-content-type-options']).toBe('nosniff');
  const policy = (await rawRequest(server.origin, '/')).headers['content-security-policy'] ?? '';
  const origins = (/connect-src ([^;]*);/.exec(String(policy))?.[1] ?? '').split(' ');
  expect(origins.toSorted()).toEqual([
    "'self'",
    'https://basket-at.example.com:8443',
    'https://basket-ch.example.com:8443',
    'https://basket-de.example.com:8443',
    'https://order.example.com',
  ]);
  await server.stop();
});

test('Values that could change the configuration, or cannot be meant, stop the start and name their variable (REQ A7.6)', () => {
  const refused: readonly (readonly [name: string, value: string])[] = [
    ['ORDER_SERVICE', 'order.example.com'],
    ['ORDER_SERVICE', 'https://order.example.com; return 200'],
    ['ORDER_SERVICE', 'https://order.example.com/$host'],
    ['ORDER_SERVICE', 'https://order.example.com/{x}'],
    ['ORDER_SERVICE', 'https://order.example.com/{country}'],
    ['ORDER_SERVICE', 'https://order.example.com/\n}'],
    ['ORDER_SERVICE', 'https://order.example.com/"'],
    ['ORDER_SERVICE', 'https://user:password@order.example.com'],
    ['ORDER_SERVICE', 'https://order.example.com/?a=1'],
    ['ORDER_SERVICE', 'https://@PORT@.example.com'],
    ['ORDER_SERVICE', 'http://localhost:8080'],
    ['ORDER_SERVICE', 'https://127.0.0.1:8443'],
    ['ORDER_SERVICE', 'https://order.example.com:0'],
    ['SERVICES_HOST', 'http://[::1]:70000/x'],
    ['BASKET_SERVICE', 'https://basket-{land}.example.com'],
    ['SERVICES_HOST', 'ftp://example.com'],
    ['VITE_ORDER_SERVICE_URL', 'order.example.com'],
    ['VITE_ORDER_SERVICE_URL', '//order.example.com'],
    ['VITE_ORDER_SERVICE_URL', "https://order.example.com; script-src 'unsafe-inline'"],
    ['VITE_ORDER_SERVICE_URL', 'https://order.example.com";add_header X "'],
    ['VITE_ORDER_SERVICE_URL', 'https://order.example.com\n/'],
    ['VITE_ORDER_SERVICE_URL', 'javascript:alert(1)'],
    ['PORT', '80; x'],
    ['PORT', '70000'],
    ['LISTEN_ADDRESS', 'example.com'],
    ['ERROR_LOG_LEVEL', 'all'],
    ['BUILD_FOLDER', 'dist'],
    ['BUILD_FOLDER', '/srv/"; x'],
    ['ACCESS_LOG', '/tmp/$host'],
  ];
  for (const [name, value] of refused) {
    const { code, message } = refusedStart({ [name]: value });
    expect(code, `${name}=${value}`).not.toBe(0);
    expect(message.split('\n').at(-2), `${name}=${value}`).toMatch(new RegExp(`^kontor: ${name} .*\\.$`));
  }
  const named = { ORDER_SERVICE: 'https://order.example.com', SERVICES_HOST: 'http://127.0.0.1:1' };
  for (const resolver of [
    'dns.example.com',
    '10.0.0.300.4',
    '2001:db8::53:1::2',
    '[10.0.0.1]',
    '10.0.0.1; x',
    '10.0.0.1:99999',
  ])
    expect(refusedStart({ ...named, RESOLVER: resolver }).message, resolver).toMatch(/^kontor: RESOLVER /);
  expect(refusedStart({ ...named, RESOLVER: '127.0.0.1', TRUSTED_CERTIFICATES: '/gone.pem' }).message).toMatch(
    /^kontor: TRUSTED_CERTIFICATES /,
  );
  for (const resolver of ['127.0.0.1', '2001:db8::53 [::1]:5353', ' 10.0.0.1:53  10.0.0.2 '])
    expect(refusedStart({ ...named, RESOLVER: resolver }), resolver).toEqual({ code: 0, message: '' });
});

test('The access log has neither queries nor tokens nor customer numbers, and nothing of the health check (QUALITY 20)', async () => {
  const echo = await EchoService.start();
  const server = await StartedServer.start({ SERVICES_HOST: echo.origin });
  const token = { 'X-Authorization-Header': 'Bearer eyJsecret', Referer: 'http://x/?email=anna' };
  await rawRequest(server.origin, '/services/customer/fetch-customer-by-email?email=anna%40example.com', {
    ...token,
    'X-Correlation-Id': '01234567-89ab-4def-8123-456789abcdef',
  });
  await rawRequest(server.origin, '/services/customer/private/customers/0123456', token);
  await rawRequest(server.origin, '/orderhistory/0123456?keyword=anna', token);
  await rawRequest(server.origin, '/oauth-sign-in?code=secret&state=x', token);
  await rawRequest(server.origin, '/letters/0123456.pdf', token);
  await rawRequest(server.origin, '/kunden/anna/0123456.js', token);
  const { status, headers, body } = await rawRequest(server.origin, '/healthz');
  expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-store', 'ok\n']);

  await expect.poll(() => server.accessLog().trim().split('\n').length).toBe(6);
  const log = server.accessLog();
  expect(log).toMatch(/ GET \/services\/customer 200 .* correlation 01234567-89ab-4def-8123-456789abcdef/);
  expect(log).toContain(' GET /index.html 200 ');
  expect(log).not.toMatch(/anna|secret|0123456(?!7)|healthz|\?/);
  await server.stop();
  await echo.stop();
});

test("The container's health check succeeds where the web server answers, and fails where none does", async () => {
  const server = await StartedServer.start();
  const check = (started: StartedServer, variables: Readonly<Record<string, string>> = {}): number | null =>
    spawnSync(path.resolve(import.meta.dirname, '../../deploy/health.sh'), {
      env: { PATH: process.env['PATH'], PORT: String(started.port), ...variables },
    }).status;
  expect(check(server)).toBe(0);
  await server.stop();
  expect(check(server)).not.toBe(0);

  const elsewhere = { LISTEN_ADDRESS: '127.0.0.2' };
  const other = await StartedServer.start(elsewhere);
  expect(check(other, elsewhere)).toBe(0);
  await other.stop();
});

test('Another address of a service and an allow-list come with /settings.js, without a new build; the policy allows the one, route and page follow the other (REQ A7.6, DECISIONS 53)', async ({
  desk,
  page,
  shell,
}) => {
  const echo = await EchoService.start();
  const server = await StartedServer.start({
    SERVICES_HOST: `http://127.0.0.1:${port}`,
    VITE_ORDER_HISTORY_SERVICE_URL: `${echo.origin}/history/`,
    VITE_ALLOW_LIST_ADMINISTRATORS: 'anna.*',
    VITE_ALLOW_LIST_WAITLIST: 'bernd.backoffice',
  });
  await desk.signIn(undefined, `${server.origin}/administration`);
  await expect(page.getByRole('row', { name: /^waitlist / })).toContainText('bernd.backoffice');
  await expect(page.getByRole('row', { name: /^infoPost / })).toContainText('an');
  await shell.openPath('/orderhistory/0123456');
  await expect
    .poll(() => echo.requests.map(({ method, url }) => `${method} ${url}`).join('\n'))
    .toContain('POST /history/private/');
  const sent = echo.requests.find(({ method }) => method === 'POST');
  expect(sent?.headers['x-authorization-header']).toMatch(/^Bearer eyJ/);
  await shell.openPath('/waitlisthistory/0123456');
  await expect(page).toHaveURL(/\/unauthorized$/);
  // A request of the page that the server's end interrupts would be an error of the page.
  await page.close();
  await server.stop();
  await echo.stop();
});
