import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReadable, setting, settingOrigin } from './settings';

afterEach(() => {
  vi.unstubAllEnvs();
  delete globalThis.kontorSettings;
});

it('takes the value of the deployment, else the one of the build', () => {
  expect(settingOrigin('VITE_ORDER_SERVICE_URL')).toBe('default');
  vi.stubEnv('VITE_ORDER_SERVICE_URL', 'https://build.example');
  expect(settingOrigin('VITE_ORDER_SERVICE_URL')).toBe('build');
  expect(setting('VITE_ORDER_SERVICE_URL')).toBe('https://build.example');
  globalThis.kontorSettings = { VITE_ORDER_SERVICE_URL: 'https://deployed.example' };
  expect(setting('VITE_ORDER_SERVICE_URL')).toBe('https://deployed.example');
  expect(settingOrigin('VITE_ORDER_SERVICE_URL')).toBe('deployment');
  globalThis.kontorSettings = { VITE_ORDER_SERVICE_URL: '' };
  expect(setting('VITE_ORDER_SERVICE_URL')).toBe('');
});

it.each([undefined, null, 'text', 7, { VITE_ORDER_SERVICE_URL: 7 }])(
  'settings that are %o are ignored, and unreadable',
  (settings) => {
    vi.stubEnv('VITE_ORDER_SERVICE_URL', 'https://build.example');
    globalThis.kontorSettings = settings;
    expect(setting('VITE_ORDER_SERVICE_URL')).toBe('https://build.example');
    expect(isReadable('VITE_ORDER_SERVICE_URL')).toBe(false);
  },
);

it('settings that throw when they are read are unreadable', () => {
  vi.stubEnv('VITE_ORDER_SERVICE_URL', 'https://build.example');
  globalThis.kontorSettings = {
    get VITE_ORDER_SERVICE_URL(): string {
      throw new Error('no');
    },
  };
  expect(setting('VITE_ORDER_SERVICE_URL')).toBe('https://build.example');
  expect(isReadable('VITE_ORDER_SERVICE_URL')).toBe(false);
  Object.defineProperty(globalThis, 'kontorSettings', {
    configurable: true,
    get: () => {
      throw new Error('no');
    },
  });
  expect(isReadable('VITE_ORDER_SERVICE_URL')).toBe(false);
});

describe('an address is http, https or a path of the own origin (QUALITY 21)', () => {
  const names = [
    'VITE_ORDER_SERVICE_URL',
    'VITE_IDENTITY_PROVIDER_URL',
    'VITE_IDENTITY_PROVIDER_JWKS_URL',
    'VITE_TRACKING_ADDRESS',
  ] as const;
  const good = [
    '',
    '/services/order',
    'https://order.example.com',
    'http://localhost:8080/x',
    'https://basket-{country}.example.com/{country}?n={number}',
  ];
  const bad = [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://order.example.com',
    'order.example.com',
    '//other.example.com',
    '/\\\\other.example.com',
    '/\t/other.example.com',
    'https://order.example.com@other.example.com',
    'https://',
    ' https://order.example.com',
  ];

  it.each(names.flatMap((name) => good.map((value) => [name, value] as const)))('%s may be %j', (name, value) => {
    globalThis.kontorSettings = { [name]: value };
    expect(setting(name)).toBe(value);
    expect(isReadable(name)).toBe(true);
  });

  it.each(names.flatMap((name) => bad.map((value) => [name, value] as const)))(
    '%s is not used as %j',
    (name, value) => {
      vi.stubEnv(name, 'https://build.example');
      globalThis.kontorSettings = { [name]: value };
      expect(setting(name)).toBe('https://build.example');
      expect(settingOrigin(name)).toBe('build');
      expect(isReadable(name)).toBe(false);
      vi.stubEnv(name, value);
      expect(setting(name)).toBeUndefined();
    },
  );

  it.each(['@other.example.com/login', '.other.example.com/login', '//other.example.com', 'login'])(
    'a path is not used as %j',
    (value) => {
      globalThis.kontorSettings = { VITE_IDENTITY_PROVIDER_LOGIN_PATH: value };
      expect(setting('VITE_IDENTITY_PROVIDER_LOGIN_PATH')).toBeUndefined();
    },
  );
});

it('settings that say nothing are readable', () => {
  expect(isReadable('VITE_ORDER_SERVICE_URL')).toBe(true);
});
