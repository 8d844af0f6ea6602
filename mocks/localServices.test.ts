import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localServices } from './localServices.ts';

let vite: ViteDevServer;
let origin = '';

beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [localServices()],
    server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => vite.close());

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function openPage(path: string, cookie = ''): Promise<Response> {
  return fetch(`${origin}${path}`, {
    headers: { Accept: 'text/html', ...(cookie ? { Cookie: cookie } : {}) },
    redirect: 'manual',
  });
}

async function send(path: string, cookie: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}/services${path}`, {
    ...init,
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
  });
}

async function currentWorldOf(cookie: string): Promise<unknown> {
  const response = await send('/worlds/current', cookie);
  return response.json();
}

describe('the world of a browser', () => {
  it('is chosen by the parameter `world`, which a redirect removes from the address', async () => {
    const response = await openPage('/orderapp?a=1&world=severalVouchers');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/orderapp?a=1']);
    const cookies = cookiesOf(response);
    expect(decodeURIComponent(cookies)).toContain('kontor-flags={"multipleVouchers":true}');
    expect(await currentWorldOf(cookies)).toMatchObject({ world: 'severalVouchers' });
  });

  it('is a new everyday one where none was chosen', async () => {
    const [one, other] = [await send('/worlds/current', ''), await send('/worlds/current', '')];
    expect(cookiesOf(one)).not.toBe(cookiesOf(other));
    expect(await one.json()).toMatchObject({ world: 'everyday' });
  });

  it('with an unknown name is not opened: a page lists the worlds', async () => {
    const response = await openPage('/?world=nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('soldOutInBetween');
  });

  it('is opened again by its name after a restart of the services', async () => {
    expect(await currentWorldOf('kontor-world=shortTokens.from-before')).toMatchObject({
      world: 'shortTokens',
      token_lifetime_seconds: 2,
    });
  });

  it('can be changed, with flags and the lifetime of tokens', async () => {
    const cookie = cookiesOf(await openPage('/?world=everyday'));
    const body = JSON.stringify({ world: 'priceChange', flags: { languageSwitch: true }, token_lifetime_seconds: 5 });
    const response = await send('/worlds/current', cookie, { method: 'PUT', body });
    expect(await response.json()).toMatchObject({
      world: 'priceChange',
      flags: { languageSwitch: true },
      token_lifetime_seconds: 5,
    });
    expect(await currentWorldOf(cookiesOf(response))).toMatchObject({ world: 'priceChange' });
    const wrong = await send('/worlds/current', cookie, { method: 'PUT', body: JSON.stringify({ wurld: 'x' }) });
    expect(wrong.status).toBe(400);
  });
});

describe('over real HTTP', () => {
  const product = '/product/de/images/432011.svg';

  it('serves pictures, answers unknown requests with 404, and limits bodies', async () => {
    const picture = await send(product, '');
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect((await send('/nothing/here', '')).status).toBe(404);
    const tooLarge = await send('/logging', '', { method: 'POST', body: 'x'.repeat(1_100_000) });
    expect(tooLarge.status).toBe(413);
  });

  it.each(['reset', 'drop', 'truncate'])('a %s breaks off the response', async (kind) => {
    const cookie = cookiesOf(await openPage('/?world=everyday'));
    const rule = { service: 'content', times: 1, fault: { kind } };
    expect((await send('/worlds/current/faults', cookie, { method: 'POST', body: JSON.stringify(rule) })).status).toBe(
      204,
    );
    const read = async (): Promise<string> => (await send('/content?query=page', cookie)).text();
    await expect(read()).rejects.toThrow(TypeError);
    expect(await read()).toContain('notifications');
  });

  it('a stalled request never answers', async () => {
    const cookie = cookiesOf(await openPage('/?world=everyday'));
    const rule = { service: 'content', fault: { kind: 'stall' } };
    await send('/worlds/current/faults', cookie, { method: 'POST', body: JSON.stringify(rule) });
    const leave = new AbortController();
    const answered = send('/content?query=page', cookie, { signal: leave.signal });
    // Requests that are sent later are answered.
    const journal = await Promise.race([answered, send('/worlds/current/requests', cookie)]);
    expect(await journal.json()).toMatchObject({ requests: [{ operation: 'readContent', status: 'stall' }] });
    leave.abort();
    await expect(answered).rejects.toThrow(/abort/i);
  });
});
