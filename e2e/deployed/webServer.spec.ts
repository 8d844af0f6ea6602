import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentSecurityPolicy, serviceAnswerPolicy } from '../../config/securityHeaders.ts';
import { rawRequest } from '../fixtures/rawRequest.ts';
import { expect, test } from '../fixtures/test.ts';

const build = path.resolve(import.meta.dirname, '../../dist');
const largestScript = readdirSync(path.join(build, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, content: readFileSync(path.join(build, 'assets', name)) }))
  .toSorted((a, b) => b.content.length - a.content.length)[0];
const isPage = (body: Buffer): boolean => body.toString().includes('id="root"');

test('Each address of the application is answered with the page and its headers, and is not cached', async ({
  baseURL,
}) => {
  for (const address of [
    '/',
    '/orderapp',
    '/oauth-sign-in?state=x',
    '/orders/1000000001',
    '/letters/brief.pdf',
    '/gibt/es/nicht',
  ]) {
    const { status, headers, body } = await rawRequest(baseURL, address);
    expect(status, address).toBe(200);
    expect(isPage(body), address).toBe(true);
    expect(headers, address).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy({ serviceOrigins: [], allowsWorker: false }),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  }
});

test('A missing file is answered with 404 and not cached, and no address reaches files outside the folder', async ({
  baseURL,
}) => {
  for (const address of [
    '/assets/vanished-0000.js',
    '/gone.js',
    '/foo/bar.js',
    '/orders/style.css',
    '/.vite/manifest.json',
    '/.git/config',
  ]) {
    const { status, headers, body } = await rawRequest(baseURL, address, { accept: 'text/html,*/*' });
    expect(status, address).toBe(404);
    expect(isPage(body), address).toBe(false);
    expect(headers['cache-control'], address).toBeUndefined();
    expect(headers['content-security-policy'], address).toContain("default-src 'none'");
  }
  for (const address of [
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/services/../../package.json',
    '/../../../../../../etc/passwd',
    '/assets//..//..//..//etc/passwd',
  ]) {
    const { status, body } = await rawRequest(baseURL, address);
    expect([400, 404], address).toContain(status);
    expect(body.toString(), address).not.toMatch(/"kontor"|root:/);
  }
});

test('A script is compressed where the client accepts that, plain otherwise, and is cached for a year', async ({
  baseURL,
}) => {
  const address = `/assets/${largestScript?.name ?? ''}`;
  const content = largestScript?.content ?? Buffer.of();
  const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  for (const [accepted, sent, unpack] of [
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br', hasBrotli ? 'br' : 'gzip', hasBrotli ? brotliDecompressSync : gunzipSync],
  ] as const) {
    const compressed = await rawRequest(baseURL, address, { 'accept-encoding': accepted });
    expect(compressed.status).toBe(200);
    expect(compressed.headers['content-encoding']).toBe(sent);
    expect(compressed.headers['vary']).toContain('Accept-Encoding');
    expect(compressed.headers['content-type']).toContain('javascript');
    expect(compressed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(unpack(compressed.body).equals(content)).toBe(true);
  }
  const plain = await rawRequest(baseURL, address);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.equals(content)).toBe(true);
});

test('Answers of the services keep their own headers, also under a path with a name that starts with a dot', async ({
  baseURL,
}) => {
  const address = '/services/identity-provider/local-pool/.well-known/jwks.json';
  const { status, headers, body } = await rawRequest(baseURL, address);
  expect(status).toBe(200);
  expect(JSON.parse(body.toString())).toHaveProperty('keys');
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers['cache-control']).not.toBe('no-cache');
});

test('Markup in an answer of a service, opened by its address, runs no script and reads no storage (QUALITY 18)', async ({
  page,
  world,
  consoleWatch,
  baseURL,
}) => {
  consoleWatch.allow(/sandboxed/);
  const address = '/services/call-centre/schema-letter/preview-letter?file_name=x';
  expect((await rawRequest(baseURL, address)).headers['content-security-policy']).toBe(serviceAnswerPolicy);
  await world.addFault({ path: '/schema-letter/preview-letter', fault: { kind: 'html' } });
  await page.goto(address);
  await expect(page.getByText('Bad gateway')).toBeVisible();
  expect(await page.evaluate(() => globalThis.origin)).toBe('null');
});

test('What violates the policy fails a journey (QUALITY 18)', async ({ page, consoleWatch }) => {
  await page.goto('/oauth-sign-in');
  await expect(page.getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
  expect(consoleWatch.complaints).toEqual([]);
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'http://pictures.example/x.png';
  });
  await expect.poll(() => consoleWatch.complaints.join('\n')).toContain('Security policy violated: img-src');
  consoleWatch.allow(/img-src|Content Security Policy/);
});
