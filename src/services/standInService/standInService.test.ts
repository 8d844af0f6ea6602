import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://kontor.example/practice'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete globalThis.kontorSettings;
});

it.each([
  ['the addresses are the defaults', {}, true],
  ['an address names the own origin', { VITE_ORDER_SERVICE_URL: 'https://kontor.example/services/order' }, true],
  ['a service is switched off', { VITE_ALARM_WEBHOOK_URL: '' }, true],
  ['orders go to another host', { VITE_ORDER_SERVICE_URL: 'https://order.example.com' }, false],
  ['baskets go to a host for each country', { VITE_BASKET_SERVICE_URL: 'https://basket-{country}.example.com' }, false],
  ['a service has another path of the own origin', { VITE_CALL_CENTRE_SERVICE_URL: '/call-centre' }, false],
])(
  'the local services answer, and %s: practice is possible: %j %s (DECISIONS 107)',
  async (_name, settings, isThere) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: '1', world: 'everyday' })));
    globalThis.kontorSettings = settings;
    const { isStandInThere } = await import('./standInService');
    expect(await isStandInThere()).toBe(isThere);
  },
);

it.each([
  ['no such path', () => Response.json({}, { status: 404 })],
  ['the page of the application', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])('without the local services practice is not possible: %s', async (_name, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const { isStandInThere } = await import('./standInService');
  expect(await isStandInThere()).toBe(false);
});
